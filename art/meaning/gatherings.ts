import { meaningOf, type Meaning } from './meaning.ts'

/** The meanings of the themes for entertaining and celebrations. */
export const gatheringMeanings: readonly Meaning[] = [
  meaningOf(726, 'Dinner Party', {
    may: 'wine cheeseboard candle rose chefPot fork-and-knife-with-plate spaghetti champagne pot-of-food green-salad grapes bread cut-of-meat bulbs coupes',
    must: 'wine cheeseboard chefPot fork-and-knife-with-plate spaghetti',
  }),
  meaningOf(727, 'Cocktail Party', {
    may: 'coupes cocktail champagne lemon lime olive tropical-drink tumbler-glass music bulbs cherries star bottle-with-popping-cork ice discoBall neonSign champagneBucket piano doubleBass tikiMug',
    must: 'cocktail champagne coupes',
  }),
  meaningOf(728, 'Brunch', {
    may: 'coffee doughnut strawberry flower croissant pancakes waffle bagel champagne cooking avocado tangerine lemon teapot bouquet bacon',
    must: 'coffee doughnut croissant pancakes waffle cooking',
    never: 'egg candle beer wine moon',
  }),
  meaningOf(729, 'Barbecue', {
    may: 'grill burger campfire beer sun meat-on-bone hot-dog ear-of-corn watermelon lemon cut-of-meat pie iceCream fire tomato bulbs picnicBasket cornhole lemonadeStand sprinkler',
    must: 'burger meat-on-bone hot-dog cut-of-meat grill',
    never: 'pig cow chicken snowflake',
  }),
  meaningOf(730, 'Pool Party', {
    may: 'flamingo pineapple sun cocktail watermelon ring-buoy wave umbrella iceCream glasses lemon one-piece-swimsuit shorts diving-mask thong-sandal palm poolFloat sprinkler',
    must: 'flamingo ring-buoy wave umbrella one-piece-swimsuit diving-mask poolFloat',
    never: 'shark candle campfire',
  }),
  meaningOf(731, 'Housewarming', {
    may: 'house gift balloons flower key potted-plant champagne house-with-garden package door candle bread couch-and-lamp wine bouquet',
    must: 'house key house-with-garden potted-plant',
    never: 'fire campfire',
  }),
  meaningOf(732, 'Game Night', {
    may: 'dice pizza popcorn cards controller puzzle-piece chess-pawn bullseye pool-8-ball joystick beer pretzel trophy quizBuzzer pokerChips',
    must: 'dice cards controller puzzle-piece chess-pawn quizBuzzer',
  }),
  meaningOf(733, 'Movie Night', {
    may: 'popcorn film star pizza film-projector movie-camera cup-with-straw admission-tickets ticket candy television glasses couch-and-lamp videocassette velvetRope marqueeStar',
    must: 'popcorn film film-projector movie-camera',
  }),
  meaningOf(734, 'Wine Tasting', {
    may: 'wine cheeseboard leaf grapes cheese-wedge candle champagne olive bread laurel bottle-with-popping-cork amphora rose',
    must: 'wine',
    never: 'beer cocktail',
  }),
  meaningOf(735, 'Potluck', {
    may: 'chefPot wine pizza pot-of-food pie green-salad shallow-pan-of-food cheeseboard bread taco cookie lemon flower ear-of-corn fork-and-knife-with-plate',
    must: 'chefPot pot-of-food pie green-salad shallow-pan-of-food',
  }),
  meaningOf(736, 'Book Club', {
    may: 'book coffee leaf closed-book green-book blue-book orange-book teapot glasses candle wine potted-plant bookmark cookie cat',
    must: 'book closed-book green-book blue-book orange-book',
    never: 'laptop television',
  }),
  meaningOf(737, "Girls' Night", {
    may: 'cocktail champagne heartBalloon star lipstick discoBall wine pizza microphone cheeseboard popcorn rose high-heeled-shoe handbag music balloons neonSign karaokeMachine coupes champagneBucket',
    must: 'cocktail champagne wine lipstick heartBalloon microphone karaokeMachine coupes',
    never: 'broom bottle',
  }),
  meaningOf(738, 'Happy Hour', {
    may: 'cocktail lemon pineapple beer wine tropical-drink olive pretzel clinking-beer-mugs tumbler-glass lime peanuts sun french-fries palm',
    must: 'cocktail beer wine tropical-drink',
    never: 'laptop bottle',
  }),
  meaningOf(739, 'Graduation', {
    may: 'gradCap diploma gift balloons star scroll trophy laurel book cake popper closed-book school camera bouquet balloonArch',
    must: 'gradCap diploma',
    never: 'wilted-flower',
  }),
  // Freedom, travel and hobbies. Nothing that counts the time that is left.
  meaningOf(740, 'Retirement', {
    may: 'cocktail palm suitcase golf umbrella sun fishing-pole sailboat cake balloons champagne book watch passenger-ship campfire hotAirBalloon lighthouse',
    must: 'palm suitcase golf umbrella fishing-pole sailboat cake',
    never: 'hourglass-not-done skull wilted-flower bed',
  }),
  meaningOf(741, 'Anniversary', {
    may: 'rings champagne champagneTower rose heart cakeTall flower candle wine heartBalloon bouquet music bulbs gift framed-picture coupes champagneBucket',
    must: 'rings heart rose champagne',
    never: 'wilted-flower chains baby',
  }),
  meaningOf(742, 'Farewell', {
    may: 'suitcase balloons flower airplane heart world-map compass globe-showing-americas package car cake potted-plant camera truck hotAirBalloon',
    must: 'suitcase airplane package compass',
    never: 'wilted-flower skull candle',
  }),
  meaningOf(743, 'Reunion', {
    may: 'burger balloons bulbs campfire camera framed-picture tent pie iceCream watermelon lemon guitar football cake grill picnicBasket cornhole bunting lemonadeStand',
    must: 'burger campfire balloons camera framed-picture grill',
    never: 'skull wilted-flower',
  }),
]

/** The meanings of the themes for parties with a motto. */
export const themedPartyMeanings: readonly Meaning[] = [
  meaningOf(744, 'Disco', {
    may: 'discoBall champagne cocktail star vinyl music skate glasses microphone heart balloons radio sparkles turntable neonSign marqueeStar',
    must: 'discoBall',
    never: 'laptop cowboy',
  }),
  meaningOf(745, 'Masquerade', {
    may: 'mask rose candle crown champagne feather violin music star performing-arts folding-hand-fan peacock',
    must: 'mask',
    never: 'witchHat pumpkin',
  }),
  meaningOf(746, 'Murder Mystery', {
    may: 'magnifier candle champagne old-key key book top-hat telephone newspaper wine mask mantelpiece-clock rose kitchen-knife',
    must: 'magnifier old-key',
    never: 'pumpkin ghost skull',
  }),
  meaningOf(747, 'Casino Night', {
    may: 'dice champagne star cards slot-machine coin cocktail spade-suit gem-stone money-bag tie tumbler-glass music pokerChips velvetRope roulette',
    must: 'dice cards slot-machine pokerChips roulette',
  }),
  // Jazz, coupes and feathers. Nothing that was invented later.
  meaningOf(748, 'Roaring Twenties', {
    may: 'champagne champagneTower music cocktail star saxophone trumpet feather top-hat radio bulbs cards gem-stone bottle-with-popping-cork coupes champagneBucket piano doubleBass',
    must: 'champagne cocktail saxophone music champagneTower coupes',
    never: 'discoBall laptop controller television microphone balloons',
  }),
  meaningOf(749, 'Eighties', {
    may: 'vinyl glasses discoBall joystick radio skate videocassette microphone music headphone star television floppy-disk guitar telephone cassette neonSign turntable',
    must: 'vinyl glasses joystick radio videocassette skate cassette',
    never: 'laptop controller',
  }),
  meaningOf(750, 'Nineties', {
    may: 'controller vinyl pizza glasses floppy-disk dvd videocassette television headphone desktop-computer skateboard yo-yo jeans cassette slime',
    must: 'controller floppy-disk dvd videocassette television',
    never: 'laptop mobile-phone',
  }),
  meaningOf(751, 'Western', {
    may: 'cowboyBoots cowboy cactus guitar campfire horse banjo wheel sun beer pie bison tumbler-glass hot-pepper',
    must: 'cowboy horse cowboyBoots',
    never: 'feather bow-and-arrow axe',
  }),
  meaningOf(752, 'Luau', {
    may: 'pineapple palm cocktail flower hibiscus tropical-drink coconut wave shell sun mango turtle volcano poolFloat flowerLei',
    must: 'pineapple palm hibiscus coconut flowerLei',
    never: 'moai cactus pig mask',
  }),
  meaningOf(753, 'Fiesta', {
    may: 'pinata papelPicado cactus taco maracas guitar cocktail avocado hot-pepper lime balloons flower trumpet tropical-drink tacoBoard',
    must: 'pinata taco maracas tacoBoard',
    never: 'skull',
  }),
  meaningOf(754, 'Glow Party', {
    may: 'star balloons heartBalloon glasses discoBall sparkles glowing-star music high-voltage headphone jellyfish planet neonSign',
    must: 'star glasses sparkles glowing-star high-voltage neonSign',
    never: 'candle sun',
  }),
  meaningOf(755, 'Karaoke', {
    may: 'karaokeMachine microphone star discoBall music studio-microphone headphone cocktail speaker-high-volume musical-score guitar crown neonSign marqueeStar velvetRope drumKit',
    must: 'microphone studio-microphone karaokeMachine',
  }),
  // Costumes of any kind, all year. Halloween has its own theme.
  meaningOf(756, 'Costume Party', {
    may: 'mask crown witchHat cowboy top-hat magic-wand glasses robot performing-arts popper balloons dress star heroCape heroMask',
    must: 'mask witchHat crown top-hat magic-wand heroMask',
    never: 'pumpkin ghost skull feather kimono sari',
  }),
  meaningOf(757, 'White Party', {
    may: 'champagne flower balloons bulbs rose candle swan violin cakeTall lotus cheeseboard oyster',
    must: 'champagne flower',
    never: 'wine beer',
  }),
]

/** The meanings of the themes for sports and activities. */
export const sportMeanings: readonly Meaning[] = [
  meaningOf(758, 'Watch Party', {
    may: 'football popcorn beer television pizza burger star trophy pretzel hot-dog soccer basketball baseball megaphone',
    must: 'football soccer basketball baseball television',
  }),
  meaningOf(759, 'Football', {
    may: 'football popcorn star trophy burger beer megaphone hot-dog pizza stadium',
    must: 'football',
    never: 'soccer rugby-football',
  }),
  meaningOf(760, 'Basketball', {
    may: 'basketball popcorn star trophy pizza running-shoe hot-dog beer cup-with-straw',
    must: 'basketball',
  }),
  meaningOf(761, 'Soccer', {
    may: 'soccer popcorn star trophy goal-net stadium pizza beer 1st-place-medal',
    must: 'soccer',
    never: 'football rugby-football',
  }),
  meaningOf(762, 'Baseball', {
    may: 'baseball popcorn burger star hot-dog peanuts billed-cap softball trophy pretzel',
    must: 'baseball softball',
    never: 'cricket-game tennis',
  }),
  meaningOf(763, 'Tennis & Pickleball', {
    may: 'tennis lemon sun strawberry trophy running-shoe star champagne cup-with-straw running-shirt',
    must: 'tennis',
    never: 'badminton cucumber',
  }),
  meaningOf(764, 'Golf', {
    may: 'golf palm sun trophy lemon champagne billed-cap beer glasses cloud',
    must: 'golf',
  }),
  meaningOf(765, 'Bowling', {
    may: 'bowling pizza star beer french-fries trophy music popcorn discoBall',
    must: 'bowling',
  }),
  meaningOf(766, 'Skating', {
    may: 'skate star heart discoBall ice-skate music glasses vinyl snowflake skateboard iceCream',
    must: 'skate ice-skate skateboard',
  }),
  meaningOf(767, 'Hiking & Camping', {
    may: 'tent campfire mountain moon hiking-boot backpack compass evergreen-tree star owl flashlight sun canoe wood',
    must: 'tent campfire mountain hiking-boot',
    never: 'tree snake spider',
  }),
  meaningOf(768, 'Beach Day', {
    may: 'umbrella iceCream palm sun wave shell volleyball bucket pineapple glasses sailboat thong-sandal crab watermelon lemon sandcastle poolFloat lighthouse kite',
    must: 'umbrella palm wave shell sandcastle',
    never: 'shark jellyfish',
  }),
  meaningOf(769, 'Yoga & Wellness', {
    may: 'lotus candle laurel teapot flower potted-plant lemon cucumber sun butterfly droplet herb',
    must: 'lotus',
    never: 'beer burger hindu-temple diya',
  }),
]

/** The meanings of the themes for faith and culture. */
export const faithMeanings: readonly Meaning[] = [
  // The book of the library is a storybook with hearts, not a Torah, and the hanukkiah is for Hanukkah.
  meaningOf(770, 'Bar Mitzvah', {
    may: 'star6 music balloons gift kiddushCup scroll star microphone cake synagogue candle gifts basketball laurel',
    must: 'star6 scroll synagogue',
    never: 'book menorah tree bell',
  }),
  meaningOf(771, 'Bat Mitzvah', {
    may: 'star6 flower butterfly gift kiddushCup scroll music candle balloons cakeTall rose synagogue star heartBalloon',
    must: 'star6 scroll synagogue',
    never: 'book menorah tree bell',
  }),
  // Water, light, a shell, white clothes, the dove. The chalice is for communion.
  meaningOf(772, 'Baptism', {
    may: 'bird shell flower candle rose droplet church dove baby laurel cakeTall bouquet butterfly',
    must: 'bird dove church candle shell',
    never: 'chalice star6 fish',
  }),
  meaningOf(773, 'First Communion', {
    may: 'chalice flower candle bird grapes rose church bouquet cakeTall sheaf-of-rice laurel',
    must: 'chalice',
    never: 'star6 egg rings',
  }),
  // The Holy Spirit: dove and flame.
  meaningOf(774, 'Confirmation', {
    may: 'bird candle flower fire church chalice rose dove laurel bouquet cakeTall',
    must: 'bird dove fire church chalice',
    never: 'star6 egg rings',
  }),
  // Crown, waltz, cake of many tiers, last doll. Not a list of clichés about Mexico.
  meaningOf(775, 'Quinceañera', {
    may: 'cakeTall crown rose star flower balloons dress high-heeled-shoe heartBalloon butterfly gift bouquet music discoBall',
    must: 'cakeTall crown dress',
    never: 'pinata taco cactus skull rings',
  }),
]
