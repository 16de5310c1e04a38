import { casesOf } from './cases.ts'

/** Prompts of hosts, and the things of which one should be the subject. A line is a prompt, `:`, and the things. */
const lines = `
a golden retriever in a party hat: dog
golden retriever puppy with balloons: dog
two corgis sharing a cake: dog
a black cat on a broom: black-cat cat
kittens playing with yarn: cat
a jazz trio on a rooftop: saxophone
a saxophone player at midnight: saxophone
an octopus playing drums: octopus
a hedgehog holding a balloon: hedgehog
a fox in the snow: fox
an owl reading a book: owl
penguins on ice skates: penguin
a sloth in a hammock: sloth
llamas wearing sunglasses: llama
a koala and a panda at tea: koala
a peacock in a garden: peacock
a swan on a lake: swan
baby ducks in a row: duck
a parrot with a cocktail: parrot
a dragon breathing confetti: dragon
a T. rex with a birthday cake: t-rex dinosaur
a triceratops in the jungle: dinosaur
a unicorn jumping over a rainbow: unicorn
bees and sunflowers: honeybee
a ladybug on a leaf: lady-beetle
butterflies over wildflowers: butterfly
a shark in a pool: shark
a whale under the stars: whale
dolphins jumping at sunset: dolphin
a lobster boil on the beach: lobster
crab feast: crab
oysters and champagne: oyster
shrimp on the barbie: shrimp
a turtle with a party hat: turtle
frogs on lily pads: frog
a rooster at sunrise: rooster
a horse in a meadow: horse
cowboy boots and a guitar: cowboy cowboyBoots
a cow on the farm: cow
pigs in blankets: hot-dog
sheep counting at a sleepover: ewe
a bear by the campfire: bear
a polar bear with a scarf: polar-bear
a tiger in the jungle: tiger
zebras at a safari: zebra
an elephant with peanuts: elephant
giraffes in love: giraffe
a monkey with bananas: monkey
a kangaroo hopping: kangaroo
a raccoon raiding the buffet: raccoon
a bat over a haunted house: bat
spider web and spiders: spider-web spider
sushi and sake: sushi
ramen night: steaming-bowl
dumplings in steam: dumpling
tacos and margaritas: taco
a burrito bar: burrito
paella for everyone: shallow-pan-of-food
spaghetti and meatballs: spaghetti
pizza and beer: pizza
burgers on the grill: burger
hot dogs at the ballpark: hot-dog
a lobster roll picnic: lobster
steak dinner: cut-of-meat
fried chicken and waffles: poultry-leg
pancakes for brunch: pancakes
waffles with strawberries: waffle
croissants and coffee: croissant
bagels on Sunday: bagel
avocado toast brunch: avocado bread
eggs and bacon breakfast: egg bacon cooking
a cheese fondue evening: fondue
charcuterie and wine: cheeseboard
curry night: curry-rice
a pot of chili: pot-of-food
pumpkin pie: pie pumpkinPie
apple pie bake off: pie
cupcakes with sprinkles: cupcake
a three tier wedding cake: cakeTall
chocolate fountain: fondue chocolate-bar
a tower of doughnuts: doughnut
cookies and milk: cookie milk
ice cream sundaes: ice-cream
gelato in Rome: iceCream
snow cones in July: shaved-ice
candy and lollipops: candy
popcorn and a movie: popcorn
watermelon by the pool: watermelon
a bowl of cherries: cherries
peaches in summer: peach
grapes and wine: grapes
lemons in a blue bowl: lemon
a pineapple with sunglasses: pineapple
coconuts on the beach: coconut
chili peppers: hot-pepper
corn on the cob: ear-of-corn
mushrooms in the forest: mushroom
a champagne tower: champagne champagneTower
champagne bottle popping: bottle-with-popping-cork champagneBucket
whiskey tasting: tumbler-glass
wine tasting in Tuscany: wine
beer garden with pretzels: beer
margaritas by the pool: cocktail
mai tais under palm trees: tropical-drink tikiMug
bubble tea: bubble-tea
tea party with teapots: teapot
espresso martinis: coffee cocktail
hot cocoa by the fire: coffee
piano recital: piano
a violin and roses: violin
electric guitar on fire: guitar
drum circle: drum long-drum
trumpets and confetti: trumpet
an accordion in Paris: accordion
karaoke under neon lights: microphone
vinyl records and a turntable: vinyl
a disco ball over a dance floor: discoBall
headphones and lights: headphone
ballet slippers: ballet-shoes
maracas and sombreros: maracas
a locomotive for a 3 year old: locomotive trainEngine
train birthday for Leo: locomotive trainEngine
fire truck party: fireTruck
race cars at the finish line: racing-car car
a tractor in a field: tractor
excavators and dump trucks: truck
a school bus: bus
a hot rod car show: car
motorcycles at sunset: motorcycle
bicycles by the sea: bicycle
a sailboat at sunset: sailboat
kayaks on the river: canoe
a cruise ship party: passenger-ship
an airplane over the clouds: airplane
a helicopter landing: helicopter
rockets to the moon: rocket
astronaut and planets: rocket planet
a flying saucer over a farm: flying-saucer
a telescope under the stars: telescope
a hot air balloon over hills: hotAirBalloon balloons
the Eiffel Tower at night: tokyo-tower
the Statue of Liberty: statue-of-liberty
a castle in the clouds: castle
a lighthouse by the sea: lighthouse
a cabin in the mountains: cabin house hut
a tent under the stars: tent
campfire and s'mores: campfire
a volcano: volcano
snowy mountains: mountain
palm trees on an island: palm
a cactus in the desert: cactus
sunflowers in a field: sunflower
tulips in spring: tulip
cherry blossoms: cherry-blossom
a bouquet of roses: bouquet rose
lotus flowers on water: lotus
maple leaves in autumn: maple-leaf
a Christmas tree with gifts: tree
a snowman in the garden: snowman-without-snow snowman
jack o'lanterns on a porch: pumpkin
a witch's hat and cauldron: witchHat
ghosts in the attic: ghost
skeletons dancing: skull
a menorah with nine candles: menorah
a dreidel: dreidel
diyas and marigolds: diya
red lanterns: lantern
a moon cake under the moon: moonCakes
a carnival mask: mask
a piñata and tacos: pinata
an Easter bunny with eggs: bunny
fireworks over the city: firework
a heart made of roses: heart
a wedding arch with flowers: wedding flower bouquet flowerArch
engagement ring in a box: rings
a graduation cap in the air: gradCap
a crown for a queen: crown
superhero cape: comic heroCape
a mermaid and seashells: mermaid
a pirate ship with treasure: ship
a fairy tale castle: castle
robots building a cake: robot
a science experiment: flask
dice and poker chips: dice cards
a chess tournament: chess-pawn
playing cards: cards
video game controllers: controller
a slot machine: slot-machine
bowling pins: bowling
a basketball through a hoop: basketball
soccer balls: soccer
football and nachos: football
a baseball glove: baseball
tennis rackets and strawberries: tennis
golf at dawn: golf
ping pong and pizza: ping-pong
volleyball on the beach: volleyball
roller skates and neon: skate
skateboards: skateboard
ice skating in the park: ice-skate skate
skiing weekend: skis
surfing at sunset: wave surfboard
yoga in the park: lotus
a running club: running-shoe
hiking boots: hiking-boot
fishing with grandpa: fishing-pole
boxing night: boxing-glove
a picnic basket on the grass: basket picnicBasket
a teddy bear picnic: teddyBear
a baby bottle and rattle: bottle
stacked gifts: gift gifts
a book club with tea: book
knitting circle: yarn
a paint palette: palette
pottery class: amphora palette
plants in pots: potted-plant
a crystal ball: crystal-ball
a magic wand: magic-wand
a magnifying glass and footprints: magnifier
a candle in the dark: candle
a clock at midnight: twelve-oclock clock
keys to a new house: key
moving boxes: package
a suitcase full of flowers: suitcase
sunglasses and flip flops: glasses
high heels and lipstick: high-heeled-shoe
a top hat and cane: top-hat
an umbrella in the rain: umbrella umbrella-with-rain-drops
a sandcastle on the beach: sandcastle
a beach umbrella: umbrella beach-with-umbrella
a ferris wheel at dusk: ferris-wheel
carousel horses: carousel-horse
a roller coaster: roller-coaster
circus tent: circus-tent
a movie camera: movie-camera
popcorn, no movie: popcorn
a cake without candles: cake
flowers but no roses: flower bouquet
perro con globos: dog
un gato negro: black-cat cat
pastel de cumpleaños: cake
tacos y cerveza: taco
paella con amigos: shallow-pan-of-food
un dragón en un castillo: dragon
mariposas y flores: butterfly
una guitarra y vino: guitar
ein Hund mit Ballons: dog
Katze im Schnee: cat
Pizza und Bier: pizza
ein Drache: dragon
Grillen mit Bratwurst: meat-on-bone hot-dog
Kuchen und Kaffee: shortcake cake pie
Feuerwehrauto: fireTruck
un chien et un chat: dog
gâteau d'anniversaire: cake
fromage et vin: cheese-wedge
une licorne: unicorn
un éléphant rose: elephant
cane con palloncini: dog
pizza e vino: pizza
gelato al limone: iceCream
um cachorro na praia: dog
bolo de aniversário: cake
futebol e cerveja: soccer
een hond met ballonnen: dog
taart en koffie: shortcake cake pie
en hund med balloner: dog
kanelbullar och kaffe: coffee croissant
собака с шариками: dog
торт и свечи: cake shortcake
кошка: cat
生日蛋糕: cake
猫和狗: cat
小狗和气球: dog
誕生日ケーキ: cake
犬と風船: dog
寿司パーティー: sushi
생일 케이크: cake
강아지와 풍선: dog
हाथी और गुब्बारे: elephant
`

/** The prompts of hosts, with the things of which one should be the subject. */
export const promptCases = casesOf(lines)
