import type { PhraseTable } from './phrases.ts'

/** Hosts' words for plants, weather, the sky and landscapes, by the thing's name. */
export const nature: PhraseTable = {
  flower:
    'flower, daisy, gerbera, peony, wildflower, wild flower, zinnia, dahlia, lily, tiger lily, orchid, iris, irises, daffodil, poppy, carnation, magnolia, gardenia, jasmine, buttercup, dandelion, chrysanthemum, mum flower, camellia, ranunculus, anemone flower, cosmos, aster, pansy, petunia, geranium, violet flower, calla lily, snapdragon, daisy chain, foxglove, poinsettia, edelweiss, forget me not, flower garden, flower child, flower girl, daisies, peonies, lilies, freesia, primrose, crocus, snowdrop, begonia, azalea, rhododendron, cherry pie flower, cornflower, bluebell, baby in bloom, wildflower meadow, wildflower field, meadow, botanical garden, baby is in bloom',
  bouquet:
    'bouquet, flowers, floral, floral arrangement, flower arrangement, flower arranging, bunch of flowers, wildflower bouquet, centerpiece, flower bar, flower crown, floral design, florist, posy, corsage, boutonniere, fresh flowers, bloom bar, bouquet making, floral arranging, bouquet bar, flower shop, ikebana, wildflowers, garden flowers, flower market, blooms, botanicals, floristry, garland of flowers',
  rose: 'rose, red rose, roses, rosebud, rose garden, long stemmed rose, english rose, rose petal, beauty and the beast, white rose, pink rose, garden rose, bachelor rose, war of the roses, rose ceremony',
  tulip: 'tulip, tulip festival, tulip field',
  sunflower: 'sunflower, sunflower field, black eyed susan, sunflower seed',
  hibiscus: 'hibiscus, plumeria, frangipani, tropical flower, bougainvillea, bird of paradise',
  'cherry-blossom':
    'cherry blossom, sakura, hanami, cherry blossom tree, plum blossom, cherry tree, peach blossom, apple blossom, dogwood blossom, cherry blossom festival, almond blossom',
  hyacinth:
    'hyacinth, lavender, lavender field, lilac, ~hydrangea, wisteria, bluebonnet, delphinium, lupine, sprig of lavender, lavender farm, lavender sprig, lupin, lilacs',
  blossom: 'blossom, springtime blossom, spring blossom, orange blossom, petal, primula',
  lotus:
    'lotus, lotus flower, water lily, lily pad, waterlily, yoga, meditation, yoga retreat, yoga mat, sound bath, yoga class, yoga session, sunrise yoga, zen garden, mindfulness, namaste, reiki, breathwork, yoga flow, lily pond, pilates, barre class',
  'wilted-flower': 'wilted flower, dead flowers, wilted rose',
  rosette: 'rosette, prize ribbon, blue ribbon, best in show',
  seedling:
    'seedling, sprout, seed, seed swap, sapling, planting, gardening, vegetable garden, community garden, gardener, earth day, arbor day, plant sale, herb garden seedling, seed starting, sprouts, seed bomb, growing garden, kitchen garden, planting day, earth hour, compost, green thumb, farm to table, victory garden',
  'potted-plant':
    'potted plant, houseplant, house plant, monstera, plant, plant swap, succulent, fern, bonsai, plant parent, plant shop, flower pot, plant mom, terrarium, indoor plant, succulents, propagation, aloe, aloe vera, greenhouse, plant lady, fiddle leaf fig, bamboo, pothos, lucky bamboo, plant party, planter, plant potting, pot plant, jungle plant, conservatory, ivy, repotting',
  cactus:
    'cactus, cacti, cactuses, saguaro, prickly cactus, joshua tree, desert, tucson, arizona, saguaros, desert sunset, agave, palm desert cactus',
  'evergreen-tree':
    'evergreen, pine, pine tree, fir, fir tree, spruce, woods, redwood, pine forest, cedar, sequoia, juniper, conifer, evergreen tree, evergreen forest, woodland, lumberjack forest, redwoods, christmas tree farm, tree farm, forest, twin peaks, cypress, forest bathing, rainforest, national park, yosemite',
  'deciduous-tree':
    'tree, apple tree, pear tree, cherry tree, fruit tree, plum tree, oak, oak tree, maple tree, willow, family tree, birch, elm, weeping willow, aspen, beech, tree planting, under the oak, shade tree, tree hugger, jungle gym tree, family reunion tree, grove, enchanted forest, birch tree, tu bishvat, live oak, ginkgo, big tree, tree top, tree of life, magic tree, baobab, banyan, jungle, woodland tree',
  tree: 'christmas tree, xmas tree, tree lighting, tree trimming, holiday tree, o tannenbaum, tannenbaum, decorated tree, trim the tree, tree decorating, charlie brown christmas, grinch, tinsel',
  palm: 'palm leaf, palm leaves, palm frond, palm, palm tree, palm leaf, palm frond, tropical leaf, palm springs, coconut tree, coconut palm, palm beach, tropical island leaf, palms, miami, key west, tropical palm, california palm, los angeles, palm trees',
  leaf: 'leaf, autumn leaf, fall leaf, fall foliage, foliage, autumn foliage, fall leaves, autumn leaves, falling leaves, crunchy leaves, leaves, leaf peeping, colorful leaves, leaf pile, pile of leaves, oak leaf, leaves are falling, fall colors, autumn color, autumn colors',
  'maple-leaf': 'maple leaf, maple leaves, canada day, canadian, maple, canada, maple syrup, toronto maple leafs',
  'fallen-leaf': 'fallen leaf, fallen leaves',
  'leaf-fluttering-in-wind':
    'green leaf, green leaves, fluttering leaf, banana leaf, mint leaf, leaf in the wind, tea leaf',
  laurel:
    'laurel, laurel wreath, olive wreath, greenery, eucalyptus, wreath, wreath making, garland, fern frond, greenery garland, ivy wreath, magnolia wreath, ~holly, boxwood, wreath workshop, fern wreath, christmas wreath, holly berry, boughs of holly, eucalyptus sprig, bay leaf wreath, evergreen garland, holiday wreath, swag',
  herb: 'herb, basil, mint, rosemary, thyme, parsley, cilantro, herb garden, sage, dill, oregano, tarragon, fresh herbs, sprig of rosemary, mint sprig, sprig, herbs, cannabis, marijuana, hemp',
  'four-leaf-clover': 'four leaf clover, 4 leaf clover, lucky clover, good luck charm',
  shamrock:
    'shamrock, clover, leprechaun, luck of the irish, irish, three leaf clover, lucky charm, lucky charms, celtic, ireland, irish pub, irish dance, luck o the irish, shamrocks, erin go bragh',
  'sheaf-of-rice':
    'sheaf of rice, wheat, sheaf of wheat, wheat field, hay, hay bale, haystack, harvest wheat, straw bale, grain, barley, rice field, hayride, hay ride, ~pampas grass, pampas, wheat stalk, prairie grass, corn sheaf',
  wood: 'wood, log, firewood, lumber, yule log, log pile, wood log, stump, tree stump, driftwood, woodpile, plank, kindling, timber',
  rock: 'boulder, pet rock, stone, pebble, rock garden, rock painting, rocks, rock collection, geology, rock hounding, kindness rock, painted rock',
  sun: 'sun, sunshine, you are my sunshine, sunny day, first trip around the sun, trip around the sun, sunbeam, sunrise, sunset, summer solstice, sunburst, here comes the sun, sun ray, golden hour, summer sun, rising sun, setting sun, sunrises, sunsets, little miss sunshine, suns',
  'sun-with-face': 'sun with a face, smiling sun, sun face, teletubbies sun',
  moon: 'moon, crescent moon, crescent, half moon, moonlight, love you to the moon, to the moon and back, over the moon, goodnight moon, moonlit, moonrise, new moon, moonbeam, twinkle twinkle moon, sailor moon, lunar, moon and stars, moonshine',
  'full-moon':
    'full moon, harvest moon, blood moon, supermoon, wolf moon, strawberry moon, full moon party, lunar eclipse, solar eclipse, eclipse, full moon circle',
  planet:
    'planet, saturn, solar system, outer space, space, galaxy, universe, jupiter, mars, cosmos space, planetarium, out of this world, orbit, milky way, planets, venus, mercury, star wars, star trek, astronomy night, space theme, space camp, cosmic, intergalactic, guardians of the galaxy, nebula, uranus, neptune, pluto, interstellar, celestial, zodiac, astrology, horoscope, space odyssey, astronomer',
  star: 'star, gold star, twinkle star, twinkle little star, twinkle twinkle little star, rising star, superstar, lone star, starlight, walk of fame, star of bethlehem, starry, starry night, starry sky, rock star, movie star, rockstar, pop star, popstar, shining star, all star, north star, night sky, starry starry night, constellation, dallas cowboys, reach for the stars, star student, star is born',
  'glowing-star': 'glowing star, glow in the dark star, super mario star, mario star, twinkle',
  sparkles:
    'sparkle, glitter, fairy dust, pixie dust, glitter bomb, stardust, sparkles, shimmer, twinkling, bling sparkle, glitz, glitter party',
  comet:
    'comet, shooting star, meteor, meteor shower, asteroid, falling star, perseid, perseids, wish upon a star, wishing star, meteors, make a wish',
  cloud: 'cloud, on cloud nine, cloud nine, cloud 9, clouds, head in the clouds, fog, mist, care bear, fluffy cloud',
  'sun-behind-cloud': 'sun behind cloud, partly cloudy',
  'cloud-with-rain':
    'rain cloud, rain, rain shower, rainy, raincloud, april showers, make it rain, rainy day, downpour, april shower, monsoon, drizzle',
  'cloud-with-lightning': 'lightning cloud, storm cloud, thunderstorm, thunder, storm, thundercloud',
  'cloud-with-lightning-and-rain': 'hurricane, hurricane party, stormy night, dark and stormy night, typhoon',
  'cloud-with-snow': 'snow cloud, blizzard, snowstorm, snow storm, snow day, snowfall',
  'high-voltage':
    'lightning bolt, lightning, bolt, electric, thunderbolt, electricity, taylor bolt, thor, zeus, percy jackson, pikachu, pokemon, high voltage, ac dc, acdc, grease lightning, electrician, flash superhero, bowie',
  tornado: 'tornado, twister, wizard of oz, cyclone, whirlwind, cyclones, game of twister',
  rainbow:
    'rainbow, pot of gold, over the rainbow, pride, pride flag, somewhere over the rainbow, double rainbow, rainbow flag, pride parade, pride month, lgbtq, rainbow baby, rainbow bright, pride party, rainbow connection, skittles rainbow, rainbows',
  snowflake:
    'snowflake, snow, winter wonderland, frozen, elsa, let it snow, frost, baby its cold outside, snowflakes, snow angel, snowball, snowball fight, snow queen, snow fort, anna and elsa, snow ball, onederland, winter onederland, winter one derland, icicle, jack frost, frosty morning, snowy, winter solstice, ice castle, ski snow, frozen party, snow princess',
  droplet: 'droplet, raindrop, water drop, drop of water, water droplet, teardrop, dewdrop, hydration',
  fire: 'flame, fire, on fire, hot stuff, hunger games, hellfire, fire dance, fire dancer, burning man, burning, chili fire, catching fire, hot fire, fireball, ~phoenix, inferno, flames',
  campfire:
    'bonfire, campfire, smores, smore, fire pit, firepit, camp fire, toasting marshmallow, roasting marshmallow, marshmallow roast, beach fire, crackling fire, beach bonfire, s more, s mores, smores bar, yule fire, roasting marshmallows, kumbaya, log fire, campfire songs, toasted marshmallow, lag baomer, ghost stories, camp smores, bonfire night, smores night, fire ring, chiminea',
  mountain:
    'mountain, mountain climbing, mountaintop, alpine, alps, rocky mountain, rockies, summit, rock climbing, climbing, mountaineering, everest, ski mountain, bouldering, adventure awaits, peak, climber, climb, blue ridge, smoky mountains, appalachian trail, adirondacks, matterhorn, mountain range, mountain view, hill, cliff, snowy mountain, snowy peak, mountains are calling, mountain lake, sierra, the mountains, canyon, grand canyon, colorado, highland, highlands, aspen colorado, climbing gym, climbing wall, rock wall, ridge, tahoe, denver, jackson hole, telluride, montana, vermont',
  'mount-fuji': 'mount fuji, mt fuji, fuji',
  volcano: 'volcano, volcanoes, lava, volcanic, pompeii, vesuvius, eruption, the floor is lava, science volcano',
  wave: 'wave, surfing, surf, surfer, tidal wave, ocean wave, big wave, surfs up, paddleboarding, stand up paddle, body surfing, ocean, catch a wave, the big one, surf lesson, moana, waves, great wave, sea, wave pool, waterpark, water park, wakeboard, wakeboarding, surf contest, hawaii wave, riptide, tsunami, tide, beach boys, cowabunga, sea breeze, seven seas, kitesurfing, lake house, lakehouse, creek, pond',
  'beach-with-umbrella':
    'beach, beach day, beach umbrella, beach party, sand, seaside, seashore, beach chair, beach towel, beach house, beach wedding, beach bash, beach picnic, coast, life is a beach, boardwalk, jersey shore, shore, oceanside, beach bum, beach club, beach bonfire beach, beach bar, hamptons, summer vacation, spring break, cape cod, malibu, beach blanket, day at the beach, riviera, french riviera, cancun, bahamas, outer banks, nantucket, santorini, beach weekend, mediterranean, ibiza, capri, cabo, tulum, beaches, coastal',
  'desert-island':
    'island, desert island, tropical island, deserted island, castaway, survivor, fantasy island, gilligans island, treasure island, island getaway, caribbean, hawaii, maui, bali, lost island, love island, tropics, tropical paradise, paradise, jamaica, private island, fiji, luau, island time, robinson crusoe, hawaiian luau, hawaiian, polynesia, maldives, tahiti, bermuda, puerto rico, key largo, aruba, kokomo',
  pumpkinPlain:
    'pumpkin, pumpkin patch, pumpkins, gourd, squash, little pumpkin, our little pumpkin, pumpkin picking, butternut squash, pumpkin harvest, zucca',
  pumpkin:
    'jack o lantern, jackolantern, jack olantern, halloween pumpkin, carved pumpkin, pumpkin carving, pumpkin carve, spooky pumpkin, great pumpkin, jack-o-lantern, headless horseman, carving pumpkins, jackolanterns, jack o lanterns, carve pumpkins, pumpkin decorating',
  crescentOrnament:
    'crescent ornament, eid moon, ramadan moon, crescent and star, crescent and stars, hilal, eid decoration, ramadan decoration',
  marigoldGarland:
    'marigold garland, marigold, marigolds, garland of marigolds, toran, cempasuchil, mango leaf, flower garland, haldi',
  adventWreath: 'advent wreath, advent candle, advent candles, wreath with candles, wreath with four candles',
  ornament:
    'ornament, ornaments, christmas ornament, ornament exchange, ornament swap, bauble, baubles, christmas bauble, christmas ball, glass ornament, ornament making, ornament party',
  treeWithGifts:
    'tree with gifts, presents under the tree, gifts under the tree, christmas tree with presents, christmas tree and presents, christmas tree and gifts, tree and presents',
  bridalBouquet: 'bridal bouquet, wedding bouquet, brides bouquet, bouquet toss, wedding flowers',
  flowerLei:
    'lei, leis, flower lei, hawaiian lei, aloha, flower necklace, flower garland, hawaiian flower, luau flower',
  treehouse: 'treehouse, tree house, tree fort, tree houses, magic tree house, tree swing',
  hammock: 'hammock, hammocks, hammock between palms, lazy hammock',
  surfboard:
    'surfboard, surf board, surfboards, surf boards, longboard surfing, surf shop, hang ten, paddleboard, paddle board, boogie board',
  mistletoe: 'mistletoe, under the mistletoe, kiss under the mistletoe',
  fireplace:
    'fireplace, hearth, mantel, mantelpiece, fireside, fireside chat, cozy fire, crackling fireplace, fireplace with stockings, cozy by the fire, by the fireplace, log burner, wood stove',
  snowGlobe: 'snow globe, snowglobe, snow globes, snow dome',
  dragonfly: 'dragonfly, dragonflies, damselfly',
}
