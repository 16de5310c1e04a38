import type { PhraseTable } from './phrases.ts'

/** Hosts' words for sweets, fruit and vegetables, by the thing's name. */
export const sweets: PhraseTable = {
  cake: 'cake, birthday cake, layer cake, chocolate cake, smash cake, carrot cake, red velvet, red velvet cake, sheet cake, ice cream cake, bundt cake, pound cake, sponge cake, coffee cake, funfetti, cake smash, cake decorating, king cake, cake walk, cakewalk, strawberry cake, lemon cake, drip cake, vanilla cake, naked cake, tres leches, funfetti cake, torte, rum cake, cake and punch, cake tasting',
  cakeTall:
    'wedding cake, ~croquembouche, tiered cake, three tier cake, tier cake, tall cake, two tier cake, groom cake, grooms cake',
  shortcake:
    'shortcake, strawberry shortcake, slice of cake, cake slice, cheesecake, piece of cake, ~tiramisu, trifle, opera cake, fruitcake, victoria sponge, lamington, tiramisu slice',
  cupcake: 'cupcake, muffin, mini cupcake, blueberry muffin, cupcake wars, petit four, fairy cake, cupcake decorating',
  doughnut:
    'doughnut, donut, donut wall, donut hole, beignet, krispy kreme, dunkin, dunkin donuts, dunkin doughnut, donut grow up, ~churro, funnel cake, glazed donut, sprinkle donut, malasada',
  cookie:
    '~hamantaschen, ~baklava, ~maamoul, cookie, oreo, chocolate chip cookie, cookie exchange, cookie swap, biscuit, sugar cookie, cookie decorating, ~macaron, ~macaroon, brownie, snickerdoodle, smart cookie, girl scout cookie, cookie monster, christmas cookie, cookie jar, biscotti, baking, bake sale, shortbread, baked goods, baking contest, bake off, alfajor, whoopie pie, blondie, cookie baking',
  iceCream:
    'ice cream, gelato, ice cream cone, soft serve, icecream, ice cream truck, ice cream parlor, ice cream cart, waffle cone, ice cream sandwich, frozen yogurt, froyo, gelateria, scoop of ice cream, ice cream scoop, two sweet, heres the scoop, ice cream shop, ice cream stand, ice cream cones, dairy queen, sorbet, fudgsicle, ice cream man, ben and jerry',
  'ice-cream':
    'sundae, ice cream sundae, banana split, ice cream social, bowl of ice cream, sundae bar, hot fudge, ice cream bar, affogato, hot fudge sundae, knickerbocker glory',
  'shaved-ice': 'shaved ice, snow cone, sno cone, snowcone, shave ice, slushie, slush, bingsu, kakigori, raspado',
  pie: 'pie, apple pie, cherry pie, key lime pie, pecan pie, pi day, pie contest, pie social, cobbler, tart, pie in the face, galette, peach cobbler, american pie, blueberry pie, pot pie, apple crumble, pie baking, pie eating contest, pastelito, slice of pie, lemon meringue, banana cream pie, pie and coffee',
  'chocolate-bar':
    'chocolate, chocolate bar, candy bar, hershey, chocolate tasting, willy wonka, snickers, toblerone, kit kat, fudge, truffle, box of chocolates, bonbon, nutella, s more bar, wonka, twix, wonka bar',
  candy:
    'candy, gummy bear, gummy, jelly bean, taffy, skittles, candyland, candy land, candy shop, candy buffet, candy bowl, trick or treat, trick or treating, trick or treater, trunk or treat, candy corn, bubblegum, bubble gum, sweet shop, saltwater taffy, caramel, sprinkle, marshmallow, sour patch, haribo, jellybean, m and m, m&m, reeses, kandy, starburst, licorice, turkish delight, candy store',
  lollipop:
    'lollipop, sucker, lolly, lollypop, cake pop, ~candy apple, ~caramel apple, rock candy, ~toffee apple, peppermint, blow pop',
  custard:
    'custard, flan, pudding, creme brulee, panna cotta, jello, creme caramel, jello shot, jello shots, gelatin, mousse, banana pudding, jelly dessert, figgy pudding',
  'honey-pot':
    'honey, honey pot, honey jar, winnie the pooh, pooh bear, honeycomb, pooh, jar of honey, apples and honey',
  moonCakes: 'moon cake, mooncake, moon festival, mid autumn festival, mid-autumn festival, mid autumn',
  dango: 'dango, mochi',
  popcorn:
    'popcorn, bucket of popcorn, popcorn bucket, popcorn bar, kettle corn, caramel corn, cracker jack, movie snacks, popcorn machine',
  'ear-of-corn':
    'corn, corn on the cob, corn maze, sweet corn, maize, elote, corn roast, cornfield, corn field, corn husk, street corn, corn stalk, corn shucking, kernel',
  pineapple: 'pineapple, hawaiian pizza, dole whip, ananas, party like a pineapple',
  strawberry:
    'strawberry, strawberry picking, berry, berry first birthday, strawberry patch, strawberry jam, berry sweet, chocolate covered strawberry, strawberry field, ~raspberry, berry picking, strawberry festival, strawberries and cream, berry first, berries',
  lemon:
    'lemon, main squeeze, meyer lemon, lemon tree, lemon drop, sicilian lemon, lemon slice, limoncello, citrus, amalfi lemon, amalfi, positano, zest, zest for life',
  lime: 'lime, lime wedge, key lime, lime slice',
  tangerine:
    'tangerine, clementine, mandarin orange, satsuma, orange fruit, orange slice, orange tree, orange juice, little cutie, cutie, grapefruit, orange grove, blood orange, mandarin, kumquat, oranges and lemons, slice of orange, oj',
  grapes: 'grape, bunch of grapes, grape harvest, grape stomp, grape stomping, grapevine, grapes, twelve grapes',
  melon: 'melon, cantaloupe, honeydew',
  watermelon:
    'watermelon, watermelon slice, one in a melon, slice of watermelon, watermelon seed, seed spitting contest',
  banana: 'banana, banana bread pudding, going bananas, plantain, bunch of bananas, bananas foster',
  mango:
    'mango, mangoes, ~papaya, ~passionfruit, ~dragonfruit, ~dragon fruit, ~guava, mango lassi, ~jackfruit, mango season, ~durian',
  'red-apple':
    'apple, red apple, apple picking, apple orchard, orchard, candy red apple, apple for the teacher, bobbing for apples, apple bobbing, apples, big apple, apple butter, rosh hashanah apple, snow white, apple cider donut, honeycrisp',
  'green-apple': 'green apple, granny smith',
  pear: 'pear, partridge in a pear tree, perfect pear, ~prickly pear, quince',
  peach:
    'peach, nectarine, apricot, georgia peach, james and the giant peach, sweet as a peach, peaches and cream, plum, peachy',
  cherries:
    'cherry, cherries, maraschino cherry, cherry on top, mon cheri, cranberry, bowl of cherries, cherry picking',
  blueberries: 'blueberry, blackberry, blueberries, blueberry picking, huckleberry, acai',
  'kiwi-fruit': 'kiwi, kiwi fruit, kiwifruit',
  tomato:
    'tomato, tomatoes, heirloom tomato, caprese, bloody mary bar, ketchup, marinara, salsa, tomato sauce, cherry tomato, ~persimmon, tomato plant, sauce making, gazpacho, tomatina, tomato garden, salsa contest',
  olive: 'olive, olives, olive branch, olive oil, olive tree, olive garden, olive grove, olive oil tasting',
  coconut: 'coconut, coconut drink, coconut bra, coconut milk, coconut water, coconut shell, fresh coconut',
  avocado: 'avocado, guacamole, guac, avo, guac off, guacamole contest, let us avo cuddle, guacamole bar',
  eggplant: 'eggplant, aubergine, baba ganoush, moussaka',
  potato:
    'potato, potatoes, baked potato, mashed potato, mashed potatoes, potato bar, spud, couch potato, baked potato bar, mr potato head, jacket potato, hot potato, potato sack race, sack race',
  carrot: 'carrot, carrot stick, carrot patch, parsnip',
  'hot-pepper':
    'chili pepper, hot pepper, chile pepper, jalapeno, hot sauce, habanero, chile, red chili, red hot, chilli, spicy, hot sauce tasting, ghost pepper, chilies, salsa verde, sriracha',
  'bell-pepper': 'bell pepper, pepper, capsicum, stuffed pepper',
  cucumber: 'cucumber, pickle, zucchini, pickles, dill pickle, big dill, kind of a big dill, gherkin',
  'leafy-green':
    'lettuce, kale, cabbage, bok choy, spinach, lettuce turnip the beet, collard greens, kimchi, collards, ~beet, ~celery, chard, leafy greens',
  broccoli: 'broccoli, ~cauliflower, ~asparagus, ~brussels sprout',
  garlic: 'garlic, garlic festival, garlic clove, garlic bulb',
  onion: 'onion, shallot, scallion, leek, french onion soup',
  peanuts:
    'peanut, nut, peanut butter, our little peanut, peanuts, cashew, almond, little peanut, nutcracker nuts, boiled peanuts, pistachio, trail mix, pecan, macadamia',
  beans:
    'bean, black bean, pinto bean, baked beans, red beans, red beans and rice, kidney bean, rice and beans, lentil, edamame, cool beans, chickpea',
  chestnut:
    'chestnut, roasted chestnut, acorn, walnut, hazelnut, chestnuts roasting, chestnuts roasting on an open fire, buckeye, ~pinecone, ~pine cone',
  'ginger-root': 'ginger, ginger root, turmeric',
  'pea-pod': 'pea, pea pod, peapod, sweet pea, two peas in a pod, snow pea, peas, peas in a pod, peas and carrots',
  mushroom:
    'mushroom, toadstool, fungi, mushroom foraging, mushroom hunting, shroom, fly agaric, foraging, mushroom hunt, forage',
  'brown-mushroom': 'brown mushroom, shiitake, portobello, morel, chanterelle, cremini, portabella',
  sufganiyot:
    'sufganiyot, sufganiyah, sufganiya, jelly donut, jelly doughnut, jam doughnut, jam donut, hanukkah donut, hanukkah doughnut',
  gingerbreadMan:
    'gingerbread man, gingerbread, gingerbread men, gingerbread cookie, gingerbread woman, gingerbread person, gingerbread decorating',
  pumpkinPie: 'pumpkin pie, pumpkin pies, sweet potato pie',
  candyCane: 'candy cane, candy canes, peppermint stick, candy cane lane, candy cane hunt',
  gingerbreadHouse:
    'gingerbread house, gingerbread houses, gingerbread house decorating, gingerbread house contest, gingerbread village, candy house',
  cottonCandy:
    'cotton candy, candy floss, candyfloss, fairy floss, cotton candy machine, cotton candy cloud, spun sugar',
  popsicle: 'popsicle, popsicles, ice pop, ice pops, ice lolly, ice lollies, paleta, paletas, freeze pop, freezer pop',
}
