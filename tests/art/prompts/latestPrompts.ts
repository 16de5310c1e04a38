import { casesOf } from './cases.ts'

/**
 * Prompts written after those of `laterPrompts.ts` had been used to tune. When first tried, 79 of their 96 subjects were found (82.3 %), which
 * is what a host could expect then. Some of the others have since been used to tune too.
 */
export const latestPromptCases = casesOf(`
Basil's birthday, he loves trains: train trainEngine high-speed-train
Fern and Ash got engaged!: @wedding
The Parkers are moving to Denver: suitcase house truck airplane package
Hazel's first birthday, bunnies: bunny
brunch for Olive, no eggs: @brunch
Ray's fortieth, vinyl records: vinyl
Amber graduates from nursing school: stethoscope gradCap diploma
Lark the rescue dog turns two: dog
Dinner with the Martins on Friday: @dinner
a sewing bee with grandma: sewing-needle thread
no candles, a sparkler on a doughnut: doughnut firework
steak night, nothing vegan: cut-of-meat meat-on-bone
zoo trip, lions not tigers: lion
without snow please, a sled on grass: sled
ice cream but no cones: iceCream ice-cream shaved-ice
don't show people, an empty beach chair: beach-with-umbrella chair umbrella
salsa dancing in Havana: maracas dress discoBall music
bagels in Brooklyn: bagel
lobster rolls in Maine: lobster
surf trip to Portugal: wave suitcase
northern lights in Iceland: *
pho in Hanoi: steaming-bowl
castle tour in Bavaria: castle
penguins at the zoo: penguin
breakfast tacos at Joe's: taco tacoBoard
elegant swan lake evening: swan
warm and cozy, knitted socks and cocoa: coffee socks
bold, modern, one giant pineapple: pineapple
misty forest and an owl: evergreen-tree owl deciduous-tree
airy watercolor hummingbird: bird
retro diner with milkshakes: cup-with-straw glass-of-milk
golden hour picnic with strawberries: picnicBasket strawberry
gospel choir: microphone music musical-score studio-microphone church
ukulele jam on the porch: guitar
jazz quartet and cocktails: saxophone trumpet doubleBass
folk duo with a fiddle: violin guitar banjo
an accordion player in Paris: accordion
three kittens and a goldfish: cat
eleven swans: swan
Sam is 8 and crazy about sharks: shark
our 10 year anniversary: @wedding
sweet 16 with a tiara: crown @birthday
99 red balloons: balloons balloon
halloweeen spidders: spider pumpkin
rainbw unicorn cake: unicorn cake cakeTall
flamngo float: flamingo poolFloat
avocadoo toast brunch: avocado bread
dolphn show: dolphin
marshmelow roast: campfire
camfire songs: campfire
baskeball finals: basketball
tacoss and margaritas: taco tacoBoard
superheros unite: heroCape heroMask
black panther movie night: heroMask heroCape leopard film
lego castle building: buildingBlocks castle
kitten adoption day: cat
mice in the kitchen: mouse mouse-face
two oxen and a plow: ox water-buffalo
gingerbread men: gingerbreadMan
bookshelves and armchairs: book
watermelons and limes: watermelon
sheep shearing: ewe ram
pancake breakfast fundraiser: pancakes
tie-dye t-shirts: t-shirt
karate belt ceremony: martial-arts-uniform
swim meet: goggles wave
housewarming with plants: potted-plant house
spelling bee: trophy honeybee book
food truck friday: taco truck burger articulated-lorry
clothes swap: dress t-shirt womans-clothes jeans
wine and charcuterie: wine cheeseboard
egg painting: egg
stargazing with a telescope: telescope
bonfire and ghost stories: campfire ghost
hayride and cider: tractor red-apple
a trampoline and a slide: -
dragonflies by the pond: dragonfly
a nutcracker ballet: nutcracker ballet-shoes
mango lassi and samosas: mango
fiesta de taquitos: taco tacoBoard
cumpleaños con dinosaurios: dinosaur
boda de Rosa y Luis: @wedding
noche de juegos sin niños: dice cards
concierto de guitarra: guitar
anniversaire licorne: unicorn
dîner sans viande: @dinner green-salad
mariage de Rose et Paul: @wedding
bal masqué à Venise: mask
Drachenfest: dragon dragon-face kite
Kinderparty ohne Süßigkeiten: balloons @birthday
Hochzeit auf dem Schloss: @wedding castle
Pizzaabend: pizza
Schneemannbauen: snowman snowman-without-snow
churrasco com cerveja: grill beer cut-of-meat
aniversário de unicórnio: unicorn
festa di Natale: tree treeWithGifts ornament
gelato in piazza: iceCream ice-cream
bal karnawałowy: mask
ryby i wino: fish
夏の花火とスイカ: firework
`)
