import { casesOf } from './cases.ts'

/**
 * Prompts written after those of `typedPrompts.ts` had been used to tune. When first tried, 85 of their 95 subjects were found (89.5 %). The
 * others have since been used to tune too.
 */
const laterPrompts = `
Ivy's 4th birthday, ladybugs please: lady-beetle
Hawk family reunion at the river: @party grill deciduous-tree house
Dolly and Teddy tie the knot: @wedding
Joy's baby shower with ducklings: duck baby-chick rubberDuck
Coral turns 12, horses!: horse horse-face
dinner for Stella, roses on the table: @dinner rose
Sunny's graduation party: gradCap diploma
uncle Frank's 60th, he loves golf: golf
Hunter's first deer hunt: deer bow-and-arrow
Penny's piano recital: piano
no alcohol, just tea and cake: teapot teacup-without-handle
I do not want any hearts, only lilies: flower bouquet
sunflowers but no bees: sunflower
BBQ without pork, lots of corn: grill ear-of-corn campfire
gluten free pizza party: pizza
please avoid clowns, a puppet theater: performing-arts
never balloons again, confetti: popper confetti-ball
a fiesta, skip the tequila: pinata tacoBoard taco maracas popper
not a wedding, a friendship dinner: @dinner heart
no gifts, bring your favorite plant: potted-plant seedling
ramen night in Osaka: steaming-bowl
sangria on the terrace in Barcelona: wine cocktail tropical-drink
fish tacos in San Diego: taco tacoBoard fish
whiskey tasting in Scotland: tumbler-glass
croissants on Rue Cler, Paris: croissant
rodeo in Austin: cowboy cowboyBoots horse
sledding in Vermont: sled
kayaking on Lake Michigan: canoe
gelato in Florence: iceCream ice-cream
tulips in Amsterdam: tulip flower
a cabin weekend in the mountains with a fireplace: house hut campfire mountain fire
snorkeling at the reef: diving-mask fish coral
moody autumn, mushrooms and moss: mushroom brown-mushroom
sleek black piano bar vibe: piano
sunny, citrusy, oranges and lemons: tangerine lemon
romantic candlelit table for two: candle @dinner rose heart
vintage bicycles with flower baskets: bicycle
quirky flamingos in party hats: flamingo
soft pastel macarons: -
dark academia, old books and candles: book closed-book
a swing band on a rooftop: trumpet saxophone doubleBass
cello and violin duo: -
steel drums and a limbo: drum long-drum
punk band in a basement: guitar drumKit drum
salsa band with maracas: maracas trumpet long-drum
three flutes and a harp: flute
twenty red balloons: balloons balloon
4 puppies in a wagon: dog
seven candles and a chocolate cake: candle candle7 cake cakeTall cakeOne
my twins turn 3, pirates and mermaids: ship pirateChest skull
grandpa is 90 and still fishing: fishing-pole fish
a 1 year old bear cub: bear
choclate cupcaks: cupcake chocolate-bar
penguns on the ice: penguin
tropcial cocktails: cocktail tropical-drink palm
watermelln feast: watermelon
pirate tresure hunt: pirateChest ship world-map skull
cowboi boots and bluegrass: cowboyBoots
lanturns over the lake: lantern
sunflowr field: sunflower
hedgehgo in a teacup: hedgehog
butterlfy release: butterfly
octopuss under water: octopus
strawberrys and champange: strawberry
lego and race cars: buildingBlocks
wonder woman turns 40: heroCape heroMask crown
adoption party for our kitten: cat
spider-man and friends: heroMask heroCape spider
calves and lambs at the farm: cow ewe
shelves of old records: vinyl
peaches and cream: peach
snowmen and snowflakes: snowman snowman-without-snow
elves in the workshop: tree hammer gift
homemade dumplings night: dumpling
sushi and sake: sushi
trivia night with wings: quizBuzzer dice poultry-leg
painting class with wine: paintPots palette paintbrush framed-picture
neighborhood egg hunt: egg easterBasket
garage band jam session: guitar drumKit drum
kite festival: kite
a capybara spa day: -
a sloth and a toucan: sloth
hammock and lemonade: hammock
yurt retreat: -
cumpleaños de perro con globos: dog balloons
noche de vino y queso, sin niños: wine
fiesta en la piscina: poolFloat ring-buoy wave flamingo one-piece-swimsuit
fête foraine avec un manège: carousel-horse ferris-wheel circus-tent
soirée huîtres et champagne: oyster
pas de fleurs, un gâteau au citron: cake cakeTall cakeOne lemon shortcake
Weinfest im Dorf: wine grapes
Kinderfasching mit Drachen: dragon dragon-face mask
Apfelkuchen und Kaffee: pie cake
Ritterburg: castle
festa na piscina: poolFloat ring-buoy wave flamingo one-piece-swimsuit
pipoca e cinema: popcorn
pasta e vino con gli amici: spaghetti
kolacja z winem: wine
kot i gitara: cat
夏祭り、金魚: fish
`

export const laterPromptCases = casesOf(laterPrompts)
