import { casesOf } from './cases.ts'

/** Prompts that describe a picture, which have been used to tune and to see what the library lacked. */
export const describedPromptCases = casesOf(`
a cozy autumn dinner table with candles: candle
flamingos in sunglasses by a pool: flamingo
retro arcade with neon lights: joystick
watercolor lemons on a blue tablecloth: lemon
a corgi wearing a birthday crown: dog
cherry blossoms over a tea set: cherry-blossom
disco cowboys: cowboy
a dragon reading a bedtime story: dragon
vintage typewriter with pink roses: typewriter
a lighthouse at sunset: lighthouse
three owls on a branch: owl
a big bowl of ramen with chopsticks: steaming-bowl
tropical leaves and gold letters: leaf
pastel rainbow with clouds: rainbow
a hot air balloon over vineyards: hotAirBalloon
mermaids under the sea: mermaid
a polar bear drinking hot chocolate: polar-bear
monster trucks and mud: truck
a garden full of butterflies: butterfly
sloth hanging from a balloon: sloth
jack-o-lanterns on a porch: pumpkin
a stack of board games: dice
astronaut floating with balloons: rocket
a red vespa in Rome: motor-scooter
peonies and champagne: flower
a sushi train: trainEngine
llamas in ponchos: llama
mid-century modern cocktail lounge: cocktail
two swans making a heart: swan
robots dancing: robot
a picnic blanket in a meadow: picnicBasket
ballet shoes and pink ribbons: ballet-shoes
pirate treasure map: world-map
a giant cupcake with sprinkles: cupcake
kayaks on a lake at dawn: canoe
a snowy cabin with smoke from the chimney: house
a raccoon in a tuxedo: raccoon
tennis racket and strawberries: tennis
a bouquet of sunflowers: sunflower
oysters on ice: oyster
a carousel at night: carousel-horse
toy soldiers and a Christmas tree: nutcracker
hedgehog with a tiny present: hedgehog
film noir detective in the rain: magnifier
a lobster in a bathtub: lobster
a cactus wearing a sombrero: cactus
wild horses on the beach: horse
a bowl of popcorn and a movie screen: popcorn
a chalkboard menu with pasta: spaghetti
an old map and a compass: world-map
a tiny house made of gingerbread: house
fireworks over the city skyline: firework
fairy lights in a barn: bulbs
a ping pong table: ping-pong
a goat doing yoga: goat
cheese fondue in the Alps: fondue
bumblebees and honey: honeybee
a koi pond: wave
a panda eating bamboo: panda
two margaritas with salt rims: cocktail
a race car with the number 6: racing-car
a treehouse at night with lanterns: treehouse
the Eiffel Tower in pink: eiffelTower
a rubber duck in bubbles: rubberDuck
hot dogs and baseball: hot-dog
a moody forest with mushrooms: evergreen-tree
purple unicorn jumping over a rainbow: unicorn
a wreath of eucalyptus: laurel
a bride's veil and white doves: dove
an octopus playing drums: octopus
a cat DJ: turntable
skeletons dancing in a graveyard: skull
a campfire under the stars: campfire
s'mores: campfire
a basket of kittens: cat
a gentleman fox with a monocle: fox
a blue crab boil: crab
grandma's apple pie: pie
a dinosaur skateboarding: dinosaur
a bowling ball hitting pins: bowling
a vintage camper van: minibus
a piñata shaped like a donkey: pinata
a ferris wheel: ferris-wheel
volcano erupting confetti: volcano
a microphone on a stage with spotlights: microphone
a mountain of presents: gift
a golden trophy with confetti: trophy
swans on a lake at night: swan
a bottle of red wine and grapes: wine
a bubbling cauldron: cauldron
submarine with an octopus: submarine
sheep in a green field: ewe
a toucan with a tropical drink: toucan
a seashell with a pearl: shell
a plate of spaghetti like in Lady and the Tramp: spaghetti
pumpkin spice latte and fall leaves: coffee
a wolf howling at the moon: wolf
paper lanterns floating over a river: lantern
a chandelier in a ballroom: chandelier
a skateboard and graffiti: skateboard
a hammock between two palm trees: hammock
a surfing pug: dog
pink Cadillac at a diner: car
a wizard's hat and a wand: witchHat
an elegant peacock: peacock
baby elephants with balloons: elephant
a whale with a party hat: whale
a snow globe with a village: snowGlobe
a pile of autumn leaves: leaf
lavender fields in Provence: hyacinth
a ukulele and hibiscus flowers: guitar
a red London bus: bus
a glass slipper on a cushion: flat-shoe
a hotel pool with a diving board: hotel
garlic bread and candlelight: bread
ghosts having tea: ghost
a bicycle with a basket of flowers: bicycle
a croissant and an espresso: croissant
a chess board by the fire: chess-pawn
two ducks in rain boots: duck
a bowl of cherries: cherries
a pirate parrot on a treasure chest: parrot
fall wreath with pinecones: laurel
a hedgehog in a teacup: hedgehog
Dad's 60th with fishing rods: fishing-pole
a stack of pancakes with syrup: pancakes
an igloo under northern lights: igloo
bright oranges and orange blossoms: tangerine
vintage luggage and a passport: suitcase
a bicycle built for two: bicycle
a spooky tree with crows: deciduous-tree
a clawfoot bathtub full of flowers: bathtub
a jar of fireflies: jar
sunflowers in a mason jar: sunflower
a croissant moon: moon
a flamenco guitar and a fan: guitar
a hot tub in the snow: bathtub
black swans: swan
a bowl of guacamole and chips: avocado
a cozy reading nook: book
a llama piñata: pinata
crayons and paper airplanes: crayon
an accordion and wine: accordion
mountain bikes in the forest: bicycle
a gingham picnic: picnicBasket
a birthday cake shaped like a castle: cake
a dog in a bow tie: dog
an ice sculpture: ice
a bento box: bento-box
our golden retriever with a bouquet: dog
an elephant on a ball: elephant
disco ball made of oranges: discoBall
a tiger lily: flower
a lion wearing glasses: lion
silver balloons and champagne towers: balloons
a mermaid tail in waves: mermaid
a telescope on a rooftop: telescope
an apple tree with a ladder: deciduous-tree
a snowman with a scarf: snowman-without-snow
a rowboat on a misty lake: canoe
lily pads with frogs: lotus
a pretzel and mustard: pretzel
a plate of tamales: tamale
a glass of rosé by the sea: wine
lobsters playing cards: lobster
an astronaut cat: cat
a giant donut pool float: poolFloat
an old oak tree: deciduous-tree
a record player with jazz records: turntable
a field of poppies: flower
oyster bar and martinis: oyster
bluebonnets in Texas: hyacinth
a stained glass rose: rose
a crescent moon and lanterns: moon
a surfboard leaning on a palm: surfboard
a carousel horse: carousel-horse
a hammer and nails: hammer
an electric guitar on fire: guitar
a roaring fireplace and wine: fireplace
bunnies eating carrots: bunny
a porch swing: -
a bouquet of wildflowers: flower
golf cart with balloons: golf
a cheeseboard with figs: cheeseboard
bowling shoes: bowling
a wedding cake with figs: cakeTall
salmon on the grill: fish
a roulette wheel and dice: roulette
a camel in the desert: camel
pickles: cucumber
a unicorn in a tutu: unicorn
rainbow sprinkles everywhere: candy
the moon over Paris: moon
popsicles by the pool: popsicle
a kid's drawing of a rocket: rocket
a red barn: barn
a garden gnome: gardenGnome
a mixtape: cassette
kettle and scones: teapot
a silver spoon: spoon
a bride and groom mouse: mouse
succulents in pots: potted-plant
a treasure map with an X: world-map
matryoshka dolls: nesting-dolls
a queen bee with a crown: honeybee
a hot pink stiletto: high-heeled-shoe
a fern and moss: potted-plant
a rooster at sunrise: rooster
a paper crane mobile: -
cupcakes with strawberries: cupcake
a ninja cat: cat
trophies and medals: trophy
a wizard owl: owl
a leopard lounging on a sofa: leopard
skiing bears: bear
a lemonade pitcher: pouring-liquid
a pasta machine: spaghetti
a ship in a bottle: ship
a sourdough loaf: bread
tacos and a mariachi hat: taco
the Golden Gate Bridge: -
a baby fox sleeping: fox
a London phone booth: phoneBooth
an alpaca with flowers: llama
a dragonfly over reeds: dragonfly
hot chocolate with marshmallows: coffee
a piano covered in roses: piano
a velvet armchair: chair
yoga mats at sunrise: lotus
`)
