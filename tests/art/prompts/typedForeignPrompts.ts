/** Prompts in other languages than English. See `typedPrompts.ts`. */
export const otherLanguages = `
Fiesta de cumpleaños de Sofía, unicornios: unicorn
los 15 de Valentina: crown rose dress @birthday
asado en casa el domingo: grill cut-of-meat meat-on-bone
globos y pastel de chocolate: balloons balloon
perritos y gatitos: dog
noche de tacos sin alcohol: taco tacoBoard
boda en la playa: @wedding umbrella palm beach-with-umbrella
posada navideña con piñata: pinata
partido de fútbol en el parque: soccer
cena con vino y queso: wine cheeseboard @dinner
mi hija cumple 7 y le encantan las sirenas: mermaid
despedida de soltera: @hen
Anniversaire de Louis, 6 ans, les pirates: pirateChest ship skull
apéro sur la terrasse: wine cocktail champagne
crêpes party: pancakes
raclette entre amis: cheese-wedge fondue cheeseboard
pot de départ de Marie: @party
mariage champêtre, fleurs des champs: flower @wedding
une baleine et des étoiles de mer: whale spouting-whale
goûter avec des gâteaux: cake cupcake cakeTall cakeOne
soirée jeux de société: dice cards
galette des rois: crown pie
pas de ballons, juste des bougies: candle
pique-nique au bord du lac: picnicBasket
Kindergeburtstag mit Feuerwehrauto: fireTruck
Grillabend im Garten: grill
Schokoladentorte mit Erdbeeren: cake cakeTall cakeOne
Einweihungsparty in der neuen Wohnung: house key houses house-with-garden door
Weinprobe am See: wine
Fußballabend mit Bier: soccer
Kürbisschnitzen: pumpkin pumpkinPlain
Spieleabend ohne Alkohol: dice cards
Einschulung von Emil: backpack school pencil book
Meerjungfrauenparty: mermaid
Glühwein und Plätzchen: wine coffee
Sommerfest mit Luftballons: balloons balloon
Osterfrühstück mit Hasen: bunny egg easterBasket
Käsefondue: fondue cheese-wedge
Lagerfeuer mit Gitarre: campfire
Teddybär-Krankenhaus: teddyBear
churrasco no domingo: grill cut-of-meat meat-on-bone
aniversário da Alice com borboletas: butterfly
chá de bebê, elefantinho: elephant @baby
festa junina com fogueira: campfire bunting ear-of-corn
noite de pizza sem cebola: pizza
casamento na praia: @wedding umbrella palm beach-with-umbrella
cachorrinhos: dog
cerveja e amendoim: beer clinking-beer-mugs
aperitivo al tramonto: cocktail wine
festa di laurea: gradCap laurel diploma
compleanno di Giulia, farfalle: butterfly
cena a base di pesce: fish
pizza e birra: pizza
torta di mele: pie cake red-apple
gita in barca: sailboat ship speedboat motor-boat canoe
senza palloncini, solo fiori: flower bouquet bridalBouquet
urodziny Zosi, jednorożce: unicorn
grill u Tomka: grill
wieczór panieński: @hen
pies i kot: dog
ognisko z kiełbaskami: campfire
tort czekoladowy: cake cakeTall cakeOne
誕生日ケーキ: cake cakeOne cakeTall
花見: cherry-blossom blossom
猫の誕生日会: cat
寿司パーティー: sushi
花火大会: firework
ハロウィン、かぼちゃ: pumpkin pumpkinPlain
`
