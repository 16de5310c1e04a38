import { casesOf } from './cases.ts'

/**
 * Prompts of hosts, written without regard to how prompts are read. Each line has a prompt, and every thing that
 * a person who sees the picture would accept as its first-named subject. `-` marks a subject that the library lacks, and
 * `*` a mood or an occasion for which any festive picture is right.
 */
const english = `
Maya's 6th dinosaur birthday: dinosaur
Leo is turning four and he loves fire trucks: fireTruck
my daughter wants a purple unicorn: unicorn
a sleepy sloth hanging out in the jungle: sloth
three flamingos in sunglasses by the pool: flamingo
pool party with a giant flamingo floatie: flamingo ring-buoy one-piece-swimsuit bikini goggles wave beach-with-umbrella
T. rex in a party hat: dinosaur
golden retriever puppy with a big red bow: dog guide-dog service-dog
our dachshund Frankie is turning 10: dog
wiener dog birthday: dog
hot dog cookout in the backyard: hot-dog
corgi butt: dog
Labradoodle meet-up at the park: dog poodle guide-dog
a Maine coon wearing a crown: cat
tabby kitten playing with yarn: cat
black cats and full moon, halloween: black-cat cat
guinea pig playdate: hamster
highland cow with flowers in her hair: cow cow-face ox
baby elephant shower for a girl, soft pink: elephant
safari baby shower, giraffe and zebra: giraffe
It's a boy! teddy bears and balloons: teddyBear baby
stuffed bear picnic: teddyBear
polar bear plunge on New Year's Day: polar-bear
bumblebee theme, what will it bee: honeybee
ladybug first birthday: lady-beetle
the very hungry caterpillar: bug
butterfly garden tea party: butterfly
a clownfish on a reef: fish
orcas off the San Juan islands: whale dolphin spouting-whale
under the sea with an octopus and a mermaid: octopus
mermaid tail, teal and glittery: mermaid
shark attack!! Jaxon's 8th: shark
sea turtle release evening: turtle
owl always love you valentines: owl
penguins on ice, hockey pond: penguin
Noah's ark with pairs of animals: ship sailboat passenger-ship
a red cardinal on a snowy branch: bird
toucan in a rainforest: bird parrot
pirate parrot with an eye patch: parrot
pirate ship treasure hunt: ship sailboat
dragon guarding a castle: dragon dragon-face
princess castle, pink and sparkly: castle
knights and swords birthday for a five year old: knightArmor shield crossed-swords castle
wizard school theme, wands and owls: magic-wand witchHat castle
space rocket blasting off to mars: rocket
astronaut birthday, planets and stars: rocket planet moon
aliens in a UFO: flying-saucer
robots vs dinosaurs: robot
monster truck rally for Easton: truck pickup-truck
construction site party with diggers and cones: tractor truck rescue-workers-helmet hammer articulated-lorry
choo choo train for Oliver's 2nd: train trainEngine
race car birthday, two fast: racing-car car
red vintage convertible on the coast: car oncoming-automobile
police cars and ambulances: police-car oncoming-police-car
a school bus, end of year party: bus oncoming-bus minibus
Vespa in Rome: motor-scooter motorcycle
bike ride & brunch: bicycle
skateboarding 13th birthday: skateboard
roller coaster day at six flags: roller-coaster
ferris wheel at dusk, cotton candy sky: ferris-wheel
circus big top: circus-tent tent
carnival carousel, vintage pastel: carousel-horse
bounce house and slip n slide: castle playground-slide bounceHouse
beach volleyball tournament: volleyball
ping pong and pints: ping-pong
pickleball social Saturday morning: tennis ping-pong
bowling night, loser buys: bowling
8 ball pool league finals: pool-8-ball
golf outing for Dad's retirement: golf
superbowl watch party w/ wings and beer: football trophy stadium
Sunday football and chili: football soccer
Chicago Bulls game night: basketball ox
March Madness bracket party: basketball trophy
please draw Grandpa's old green tractor in front of the barn, he'd love that so much: tractor
World Cup final: soccer trophy goal-net stadium
ice skating in central park: ice-skate
apres ski: skis
gone fishin', Bob is retiring: fishing-pole fish
ballet recital: ballet-shoes
karate black belt ceremony: martial-arts-uniform
boxing fight night: boxing-glove
yoga retreat, lotus at sunrise: lotus
marathon finisher dinner: running-shoe sports-medal running-shirt 1st-place-medal
rock climbing birthday: mountain rock
hiking boots and mountains: hiking-boot
camping under the stars: tent campfire
s'mores round the fire pit: campfire fire chocolate-bar
canoe trip on the Boundary Waters: canoe
kayaking weekend with the girls: canoe
sailboat at golden hour in the style of Monet: sailboat
cruise ship, bon voyage Grandma: passenger-ship ship ferry
bach weekend in Nashville, cowboy boots and disco: cowboy womans-boot hiking-boot cowboyBoots
disco cowgirl: cowboy discoBall
Karaoke @ Jen's: microphone studio-microphone
ABBA tribute night: microphone studio-microphone discoBall music vinyl
Taylor Swift eras listening party: microphone studio-microphone guitar music vinyl heart headphone
Guns N' Roses cover band: guitar microphone music drum
BTS army sleepover: microphone studio-microphone music heart
jazz trio, saxophone, moody blue: saxophone
mariachi on the patio: guitar trumpet maracas violin music
piano recital of my students: piano music musical-score
string quartet in the garden: violin
Nowruz table with goldfish and hyacinths: fish hyacinth
house concert with an acoustic guitar: guitar
open mic poetry: microphone studio-microphone
movie night in the backyard: film film-projector movie-camera popcorn
Oscars watch party, red carpet: trophy film movie-camera star velvetRope
murder mystery dinner: magnifier skull mask
Poker night, low stakes: cards spade-suit dice
dungeons and dragons session zero: dragon dragon-face dice castle crossed-swords
Mario Kart tournament: controller racing-car joystick trophy
LAN party, pizza and energy drinks: desktop-computer controller laptop keyboard computer-mouse joystick
chess club blitz: chess-pawn
board game night with the neighbours: dice chess-pawn puzzle-piece cards
Passover seder at the Cohens': chalice wine star6 sederPlate
book club - Pride and Prejudice: book closed-book green-book blue-book orange-book
comic con after party: comic
paint and sip: palette paintbrush wine framed-picture
knit night: yarn
quilting bee at Ruth's: thread sewing-needle
pottery class, clay on the wheel: amphora jar
photography walk: camera camera-with-flash
gardening day, bring seedlings: seedling potted-plant flower
stargazing with a telescope: telescope star
science birthday with slime and beakers: flask test-tube petri-dish microscope
spa day for the girls: lotion-bottle bathtub lotus candle bubbles soap
mani pedi and bubbly: lipstick lotion-bottle champagne bottle-with-popping-cork
pajama party: bed moon teddyBear
clothing swap, denim and dresses: womans-clothes dress jeans t-shirt
Kwanzaa kinara, seven candles: candle kinara
Derby day, big hats and mint juleps: horse horse-face womans-hat
Hi! We're hosting our daughter Nora's baptism on Sunday the 14th, could you do something with a dove and an olive branch in soft blue: dove
boba with the cousins: bubble-tea
margaritas and mayhem: cocktail tropical-drink
espresso martinis, 9pm til late: cocktail
aperol spritz on the terrace: cocktail tropical-drink wine
Moscow mules: cocktail tropical-drink tumbler-glass
an old fashioned and a cigar: tumbler-glass pouring-liquid
bottomless mimosas: champagne cocktail bottle-with-popping-cork
piña coladas on a desert island: tropical-drink cocktail coconut pineapple
sangria Sunday: wine cocktail tropical-drink
wine and cheese, no kids: wine cheeseboard
whisky tasting: tumbler-glass bottle
craft beer release: beer clinking-beer-mugs
latte art throwdown: coffee
ice cream sandwich social: iceCream ice-cream
a cone of pistachio gelato: iceCream ice-cream
hot fudge sundae bar: iceCream ice-cream
donuts & coffee: doughnut
cinnamon roll brunch: croissant bread doughnut
pancake breakfast for the scouts: pancakes
avocado toast: avocado bread
bagels and lox: bagel
taco tuesday: taco tacoBoard
Cinco de Mayo, chips and guac: taco cactus avocado maracas pinata cocktail hot-pepper
chicken wings and blue cheese: poultry-leg
bbq ribs: meat-on-bone cut-of-meat
burger and fries: burger
lobster boil: lobster
crawfish boil on newspaper: lobster shrimp crab
oysters and champagne: oyster
fish & chips friday: fish french-fries
Lohri bonfire with the whole family: campfire fire
dumpling making for lunar new year: dumpling
sushi rolling class: sushi
curry night in: curry-rice pot-of-food shallow-pan-of-food
spagetti dinner fundraiser: spaghetti
mac and cheese cookoff: cheese-wedge spaghetti bowl-with-spoon pot-of-food cheeseboard
chili cook-off: hot-pepper pot-of-food bowl-with-spoon steaming-bowl chefPot
chocolate cake without candles: cake cakeOne cakeTall shortcake
strawberry shortcake 1st birthday: shortcake strawberry cake cakeOne cakeTall
three tier wedding cake with white roses: cakeTall cake
apple pie contest: pie
pumpkin patch, not scary: pumpkin pumpkinPlain
no pumpkins, just ghosts and bats: ghost
no balloons please, just sunflowers: sunflower
a horse without a rider, misty field: horse horse-face
lemons, lots of them, blue and white tiles: lemon
farmers market basket with tomatoes and corn: basket tomato ear-of-corn
Friendsgiving: turkey pie pumpkin pumpkinPlain fork-and-knife-with-plate poultry-leg
Hanukkah, latkes and dreidels: menorah star6
Diwali night, lights and sweets: diya firework sparkles lantern candle diyaRow
Eid Mubarak, gold crescent: moon lantern mosque
Lunar New Year, year of the horse: horse horse-face redEnvelope lantern dragon firecracker
St Paddy's pub crawl: shamrock four-leaf-clover beer clinking-beer-mugs
Mardi Gras masks, purple green gold: mask performing-arts
4th of july fireworks over the lake: firework firecracker
Dia de los Muertos sugar skulls: skull
Isabella's quinceañera, a tiara in rose gold: crown
Ethan's bar mitzvah: star6 scroll synagogue
number 5 made of flowers: digit5
surprise 40th for Dave, black and gold: digit4 digit0 cake cakeTall balloons balloon gift gifts
cap and gown, class of 2027: gradCap
she said yes! diamond ring: rings gem-stone
a whimsical watercolor of a hedgehog in the style of Beatrix Potter, soft light, 4k: hedgehog
ultra realistic neon cactus, synthwave, 80s, highly detailed, 8k: cactus
minimalist line art of two swans, lots of white space: swan
cute kawaii mushroom with a smiley face, pastel, sticker style: mushroom brown-mushroom
vintage travel poster of a hot pink bus in the desert: bus minibus oncoming-bus
cinematic shot of the moon over a lake, moody, film grain: moon full-moon
`

const otherLanguages = `
un dinosaurio verde para el cumple de Mateo: dinosaur
noche de tacos y margaritas: taco
los perritos de la patrulla, cumpleaños de Lucía: dog guide-dog service-dog
una piñata de colores: pinata
une licorne rose pour les 5 ans de Léa: unicorn
apéro vin et fromage: wine cheeseboard
les crêpes de la Chandeleur: pancakes
chasse au trésor des pirates, avec un perroquet: ship skull world-map compass
une coccinelle sur une feuille: lady-beetle
Feuerwehrauto zum 4. Geburtstag von Jonas: fireTruck
Grillabend mit Bratwurst und Bier: hot-dog meat-on-bone cut-of-meat fire
ein kleiner Igel im Herbstlaub: hedgehog
Schulranzen und Zuckertüte, endlich Schulkind: backpack
Spieleabend ohne Alkohol: dice cards chess-pawn puzzle-piece controller
una pizza napoletana fumante: pizza
festa di laurea con corona di alloro: laurel gradCap
farfalle colorate in un giardino: butterfly
gita in Vespa tra i limoni: motor-scooter motorcycle
festa junina com fogueira e bandeirinhas: campfire fire
um papagaio tropical: parrot
churrasco do Pedro no domingo: meat-on-bone cut-of-meat fire
aniversário da Bia, tema sereia: mermaid
pannenkoeken eten bij oma: pancakes
een olifant met een ballon: elephant
kräftskiva i augusti: lobster shrimp crab
en liten räv i skogen: fox
hyggelig aften med stearinlys: candle
en blå hval til Emils fødselsdag: whale spouting-whale
hyttetur med ski og kakao: hut house skis
en bamse med rødt skjerf: teddyBear
juhannuskokko järven rannalla: campfire fire
pöllö ja kuu: owl
tort urodzinowy ze świeczkami: cake cakeOne cakeTall
rakieta dla małego astronauty: rocket
медведь с балалайкой: bear
букет тюльпанов на 8 марта: bouquet tulip
соняшники біля хати: sunflower
котик у святковому ковпаку: cat
桜の下でお花見: cherry-blossom
たこ焼きパーティー: octopus
恐竜のケーキ、5歳の誕生日: dinosaur cake cakeOne cakeTall
一只可爱的熊猫吃竹子: panda
中秋节月饼和灯笼: moonCakes moon full-moon lantern
강아지 생일 파티: dog poodle guide-dog service-dog
딸기 케이크: shortcake cake cakeOne cakeTall
दीये और रंगोली: diya
नाचता हुआ मोर: peacock
ช้างสีชมพู: elephant
ลอยกระทงใต้แสงจันทร์: lotus candle
süni a gesztenyefák alatt: hedgehog
bográcsgulyás a kertben: pot-of-food chefPot
lapė ir ežiukas miške: fox
bitės ir medus: honeybee
jaanituli ja kiik: campfire fire
karu metsas mustikatega: bear
pelita dan ketupat untuk hari raya: diya candle lantern
seekor harimau yang comel: tiger tiger-face
mèo con chơi với len: cat
lì xì đỏ ngày Tết: redEnvelope
রয়েল বেঙ্গল টাইগার: tiger tiger-face
`

const unknownSubjects = `
a red and white lighthouse in a storm: lighthouse
axolotl birthday, pink please: -
figs and honey on a linen cloth: -
Dutch windmill at sunset: windmill
two seahorses kissing: seahorse
starfish and sandcastles: starfish
dragonfly over a pond: dragonfly
manta ray night dive: -
Irish harp, gold: harp
bagpipes for Burns night: -
a platypus named Perry: -
armadillo in Texas bluebonnets: -
mini trampoline birthday for Ava: -
hammock between two trees: hammock
a nutcracker with a white beard: nutcracker
scarecrow contest: scarecrow
a yellow submarine: submarine
igloo building day: igloo
un phare breton sous la pluie: -
Erdmännchen im Zoo: -
`

const moods = `
elegant evening: *
let's celebrate: *
something fun and colorful: *
surprise party shhh don't tell her: *
happy birthday!!: *
just because: *
save the date: *
a cozy get-together with old friends: *
modern, minimal, black and white: *
you're invited: *
festive but classy, nothing cheesy: *
make it look awesome: *
our annual neighborhood party: *
farewell party for a colleague: *
family reunion 2027: *
whimsical and dreamy, pastel colors: *
thank you all for coming: *
une soirée chic entre amis: *
Wir feiern, kommt alle vorbei: *
みんなで楽しくお祝いしよう: *
`

export const freshPromptCases = casesOf(english, otherLanguages, unknownSubjects, moods)
