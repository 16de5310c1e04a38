import type { PhraseTable } from './phrases.ts'

/** Hosts' words for drinks and what they come in, by the thing's name. */
export const drinks: PhraseTable = {
  champagne:
    'champagne, champagne glass, champagne flute, champagne toast, toast, mimosa, mimosa bar, bubbly, bellini, clinking champagne glass, bubbly bar, pop fizz clink, bubbles and brunch, champagne brunch, clinking glass, clink, bubbly brunch, french 75, kir royale, champers, champagne bar, brunch and bubbly, brunch and bubbles, glass of champagne, veuve, toasting, bridal brunch, boozy brunch, bottomless brunch, bottomless mimosa, sparkling rose',
  'bottle-with-popping-cork':
    'bottle of bubbly, prosecco, sparkling wine, cava, popping cork, pop the bubbly, pop bottle, pop the champagne, champagne cork, cork, wine bottle, bottle of wine, popping bottle, pop the cork, pop bottles, sparkling cider, sabrage, magnum, bottle of prosecco, popping champagne, popping bottles',
  wine: 'wine, red wine, white wine, rose wine, glass of rose, glasses of rose, bottle of rose, rose all day, frose, wine glass, glass of wine, wine tasting, winery, vineyard, pinot, pinot noir, pinot grigio, merlot, cabernet, chardonnay, sauvignon blanc, malbec, riesling, wine night, wine and cheese, wine down, sommelier, vino, wine bar, mulled wine, gluhwein, zinfandel, syrah, wine club, wine country, rose all day, napa, beaujolais, port wine, sherry, sauvignon, chianti, bordeaux, wine and dine, blind wine tasting, wine wednesday, burgundy wine, tuscany, tempranillo, gruner, moscato, sip and paint, sip and shop, goblet wine',
  beer: 'beer, dive bar, beer and trivia, ale, lager, ipa, pint, stout, guinness, pilsner, craft beer, beer tasting, beer garden, beer stein, stein, brewery, beer pong, hard seltzer, homebrew, six pack, mug of beer, brewery tour, pub, pub crawl, pub quiz, brewpub, taproom, kolsch, beer flight, microbrew, home brew, root beer, porter beer, hefeweizen, hoppy, cold one, brewski, beer crawl, beer mug, white claw, cream ale, hard cider, beer olympics, beer and brats, corona, budweiser, bud light, miller lite, heineken, brewing beer, pint glass, pint of beer, cider, apple cider, flip cup, kegs and eggs, brew, suds, happy hour beer',
  'clinking-beer-mugs':
    'clinking beer mugs, clinking beer, beers, beer mugs, clinking mugs, beer steins, mugs of beer, cold beers, prost, steins, pints, cold ones, brews, brewskis',
  cocktail:
    'cocktail, margarita, martini, martini glass, cosmopolitan, cosmo, daiquiri, happy hour, gin and tonic, negroni, mocktail, mixed drink, espresso martini, lemon drop martini, moscow mule, mule, paloma, mojito, manhattan cocktail, tequila, vodka, gin, apple martini, appletini, cocktail glass, cocktail hour, cocktail party, cocktail bar, cocktail lounge, craft cocktail, signature cocktail, signature drink, speakeasy, sidecar cocktail, gimlet, gin and juice, vodka soda, dirty martini, vesper martini, dry martini, gin tasting, mezcal, cocktails, drinks, caipirinha, whiskey sour, dark and stormy, tom collins, dirty shirley, shirley temple, absinthe, cocktail umbrella, aviation cocktail, margs, marg, margarita glass, margaritas, tequila shot, tequila tasting, bloody mary',
  'tropical-drink':
    'tropical drink, pina colada, punch, punch bowl, sangria, spritz, aperol, aperol spritz, hurricane cocktail, rum punch, blue lagoon, frozen drink, frozen margarita, swim up bar, pool bar, pool cocktail, drink with umbrella, drink with an umbrella, smoothie, hugo spritz, margaritaville, tropical cocktail, fruity drink, frose, campari, painkiller drink, sex on the beach, sangria pitcher, summer cocktail, umbrella drink, poolside drink',
  'tumbler-glass':
    'whiskey, whisky, bourbon, scotch, rum, old fashioned, whiskey tasting, bourbon tasting, whiskey glass, brandy, cognac, on the rocks, whisky tasting, bourbon bar, rye whiskey, manhattan, cigar and whiskey, cigars and whiskey, whiskey and cigars, bourbon and cigars, cigar, rocks glass, sazerac, distillery, amaro, highball, bourbon trail, irish whiskey, scotch tasting, bourbon night, whiskey bar',
  coffee:
    'coffee, latte, espresso, cappuccino, hot chocolate, cocoa, hot cocoa, mocha, americano, macchiato, cold brew, iced coffee, coffee cup, coffee mug, cup of coffee, starbucks, mug, coffee bar, coffee shop, coffee morning, coffee cart, pumpkin spice latte, psl, cafe, barista, coffeehouse, coffee house, coffee date, coffee bean, hot cocoa bar, hot chocolate bar, pumpkin spice, coffee tasting, frappuccino, flat white, java, cup of joe, cortado, turkish coffee, caffeine, coffee break, coffee hour, cuppa, cup of cocoa, mug of cocoa, hot toddy, irish coffee, eggnog, fika, coffee chat',
  teapot:
    'teapot, tea, high tea, afternoon tea, tea party, tea time, teatime, tea set, english tea, tea pot, kettle, tea kettle, garden tea, tea cup, teacup, cup of tea, earl grey, chamomile, spill the tea, par tea, royal tea, tea service, tea room, mad hatter tea party, mad tea party, chai, tea towel, tea for two, tea tasting, english breakfast tea, scone, high tea party, samovar, bridal tea, tea bag, teapot and cups, tea light tea, kombucha, iced tea tasting, scones and clotted cream, chai tea, tea cakes, par-tea, sweet tea party',
  'teacup-without-handle':
    'green tea, matcha, tea ceremony, matcha latte, sencha, oolong, japanese tea, matcha tea, jasmine tea, gong fu tea',
  'bubble-tea': 'bubble tea, boba, boba tea, milk tea, tapioca, taro milk tea, thai tea, thai iced tea',
  sake: 'sake, sake bomb, soju, sake tasting, saki',
  mate: 'mate drink, yerba mate, mate gourd',
  'cup-with-straw':
    'soda, soft drink, milkshake, iced tea, cola, coca cola, coke, pepsi, slurpee, sweet tea, malt shop, sprite, dr pepper, float drink, root beer float, ice cream float, milk shake, soda fountain, fountain drink, solo cup, red solo cup, red cup, arnold palmer, soda pop, soda shop, iced latte, juice cup, fountain soda, fizzy drink, dirty soda, cherry coke, agua fresca, horchata, big gulp, icee, malted milk, malted',
  'beverage-box': 'juice box, juice, capri sun, apple juice, juice bar, juice cleanse',
  'glass-of-milk': 'milk, glass of milk, milk bar, chocolate milk, oat milk, buttermilk, milk mustache',
  bottle:
    'baby bottle, bottle feeding, milk bottle, baby formula, sippy cup, ~diaper, diaper party, nappy, bottle drive',
  'pouring-liquid': 'pouring water, pitcher, pouring, carafe, decanter, water jug, pour over',
  ice: 'ice, ice cube, ice block, ice bath, ice sculpture, on ice, ice luge, ice bar, iceberg, ice ice baby, ice queen',
  jar: 'jar, mason jar, jam, jelly, canning, pickling, jam making, preserves, cookie jars, canning party, marmalade, mason jars, fermentation, candle jar, jar of fireflies, kraut, canning day',
  amphora:
    'pottery, ceramics, vase, amphora, urn, pottery wheel, clay, pottery class, pottery throwing, clay pot, ceramic, pottery studio, kiln, earthenware, sip and spin, wheel throwing, kintsugi, toga party, pottery painting, stoneware, ceramic bowl, clay night',
  chalice:
    'chalice, goblet, first communion, communion cup, holy communion, first holy communion, holy grail, grail, eucharist, communion wafer',
  champagneTower: 'champagne tower, tower of champagne, champagne pyramid, coupe tower, champagne coupe, coupe glass',
  kiddushCup: 'kiddush cup, elijahs cup, silver cup, cup of elijah, four cups',
  champagneBucket:
    'champagne bucket, ice bucket, bottle service, champagne on ice, bucket of champagne, wine bucket, champagne cooler, champagne bottle, bottle of champagne',
  coupes: 'champagne coupe, coupe glass, coupe, champagne coupes, coupe glasses, coupes, champagne saucer',
  tikiMug:
    'tiki mug, tiki drink, tiki cocktail, tiki bar, mai tai, zombie drink, tiki, tiki party, tiki night, tiki lounge, tiki mugs, polynesian tiki',
  cocktailShaker:
    'cocktail shaker, shaker, shakers, shaken not stirred, martini shaker, mixology, mixologist, bartender, cocktail class, cocktail making, mixology class, boston shaker',
  pacifier: 'pacifier, pacifiers, binky, soother, dummy for baby, baby dummy',
}
