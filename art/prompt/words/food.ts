import type { PhraseTable } from './phrases.ts'

/** Hosts' words for meals and savory dishes, by the thing's name. */
export const food: PhraseTable = {
  pizza:
    'pizza, pizza box, slice of pizza, pizza slice, pizza pie, margherita pizza, pepperoni, pepperoni pizza, calzone, pizza oven, pizza night, pizza party, deep dish, pizzeria, neapolitan pizza, flatbread pizza, pizza making',
  taco: 'taco, street taco, fish taco, tostada, ~quesadilla, ~nacho, ~nachos, nacho bar, taco truck, tacos al pastor, carnitas, ~enchilada, taco bell, chips and salsa, salsa and chips, fajita, chips and guac, tortilla, carne asada, birria',
  burrito: 'burrito, wrap sandwich, breakfast burrito, chipotle, chimichanga',
  tamale: 'tamale, tamal, tamales, tamalada, tamale making',
  burger:
    'burger, hamburger, cheeseburger, slider, veggie burger, smash burger, burger bar, in n out, big mac, burger night, patty melt',
  'hot-dog':
    'hot dog, hotdog, pig in blanket, pig in a blanket, frankfurter, corn dog, bratwurst, brat, wiener, sausage, weenie roast, chili dog, wiener roast, weiner, glizzy, sausage roll, kielbasa, currywurst',
  'french-fries':
    'fries, french fry, french fries, chips, tater tot, ~potato chip, poutine, happy meal, truffle fries, onion ring, curly fries, fry',
  'meat-on-bone':
    'roast, sunday roast, ribs, rib, brisket, smoker, asado, short rib, pulled pork, pig roast, hog roast, ham, roast beef, lamb chop, smokehouse, rack of ribs, roast lamb, pork, churrasco, pig pickin, meat',
  'cut-of-meat':
    'steak, ribeye, rib eye, filet mignon, t bone, tomahawk, prime rib, steakhouse, steak dinner, tenderloin, beef, sirloin, steak night, wagyu, pork chop, beef wellington',
  'poultry-leg':
    'fried chicken, chicken wing, chicken wings, buffalo wing, hot wings, drumstick, roast chicken, rotisserie chicken, chicken leg, turkey leg, wing night, chicken dinner, chicken and waffles, chicken tender, chicken nugget, nugget, chicken, wings and beer, kfc, bbq chicken, grilled chicken, chicken finger, hot ones, wing contest',
  bacon: 'bacon, bacon strip, blt, prosciutto, pancetta',
  sandwich:
    'sandwich, grilled cheese, tea sandwich, finger sandwich, sub sandwich, hoagie, panini, club sandwich, cuban sandwich, reuben, po boy, cucumber sandwich, pb and j, pbj, peanut butter and jelly, submarine sandwich, deli, italian sub, turkey sandwich, philly cheesesteak, cheesesteak, toastie, banh mi, muffuletta, bologna, hero sandwich, meatball sub',
  'stuffed-flatbread':
    'pita, gyro, shawarma, doner, ~kebab, ~kabob, arepa, pupusa, doner kebab, ~souvlaki, greek food, ~shish kebab, mediterranean food, pita bread',
  flatbread:
    'flatbread, naan, roti, chapati, injera, focaccia, tortillas, ethiopian food, paratha, pide, lavash, lefse',
  falafel:
    'falafel, ~hummus, meatball, tabbouleh, mezze, meze, swedish meatball, arancini, fritter, croquette, ~latke, ~latkes',
  bread:
    'bread, loaf, loaves, loaf of bread, sourdough, sourdough bread, toast bread, garlic bread, brioche, banana bread, baker, bread baking, bread making, cornbread, french toast, avocado toast, rye bread, homemade bread, sourdough starter, focaccia bread, bakery, sourdough loaf',
  'baguette-bread': 'baguette, french bread, breadstick, baguettes, bruschetta, crostini',
  croissant:
    'croissant, pain au chocolat, crescent roll, ~danish pastry, ~cinnamon roll, pastry, brioche bun, petit dejeuner, kouign amann',
  bagel:
    'bagel, lox, bagel and lox, bagels and lox, bagel brunch, everything bagel, cream cheese bagel, lox and bagels',
  pretzel: 'pretzel, soft pretzel, bavarian pretzel, brezel, brezn, beer cheese',
  pancakes:
    'pancake, pancakes, flapjack, crepe, hotcake, pancake breakfast, blini, pancake stack, ihop, stack of pancakes, shrove tuesday, pancake day, blintz, dutch baby',
  waffle: 'waffle, belgian waffle, waffle bar, waffle house, eggo, waffles, stroopwafel',
  cooking:
    'fried egg, sunny side up, omelet, omelette, scrambled egg, eggs benedict, shakshuka, eggs, bacon and eggs, huevos rancheros, frying pan, skillet, poached egg, egg breakfast',
  'shallow-pan-of-food':
    'paella, jambalaya, frittata, quiche, stir fry, risotto, skillet supper, ratatouille, biryani, pilaf, jollof, jollof rice',
  'pot-of-food':
    'stew, gumbo, chili, casserole, goulash, hot pot, hotpot, chowder, chili cook off, chili cookoff, chili cook-off, tagine, slow cooker, crock pot, crockpot, pot roast, beef stew, soup, soup swap, tomato soup, minestrone, shabu shabu, sukiyaki, pozole, gumbo night, green bean casserole, coq au vin, bolognese, mac and cheese, mac n cheese, macaroni and cheese, mac & cheese, bouillabaisse, borscht, sunday roast, cholent, stone soup, feijoada, jollof pot, soup kitchen',
  fondue:
    'fondue, fondue pot, cheese fondue, chocolate fondue, raclette, chocolate fountain, chocolate fondue fountain, cheese fountain',
  'bowl-with-spoon':
    'porridge, oatmeal, cereal, granola, acai bowl, smoothie bowl, grits, chicken soup, matzo ball soup, matzah ball soup, bowl of soup, chicken noodle soup, bisque, congee, cereal bar, soup night, yogurt, parfait',
  'green-salad':
    'salad, caesar salad, cobb salad, garden salad, greek salad, poke bowl, poke, buddha bowl, salad bar, fruit salad, healthy food',
  butter: 'butter, stick of butter, butter board, margarine',
  salt: 'salt, salt shaker, pepper shaker, salt and pepper, spice rack, seasoning',
  'canned-food':
    'canned food, food drive, canned goods, tin can, tinned fish, food bank, can drive, spam can, pantry drive',
  'bento-box': 'bento, bento box, lunch box, lunchbox, packed lunch',
  'rice-cracker': 'rice cracker, senbei',
  'rice-ball': 'rice ball, onigiri, musubi, spam musubi, mochi rice',
  'cooked-rice': 'rice, fried rice, bowl of rice, white rice, bibimbap, rice bowl, steamed rice',
  'curry-rice':
    'curry, tikka masala, butter chicken, indian food, thai curry, katsu curry, green curry, masala, curry night, korma, vindaloo, chicken curry, dal',
  'steaming-bowl':
    'ramen, pho, noodle soup, udon, soba, noodle, laksa, noodle bowl, ramen bowl, ramen night, instant noodles, tom yum, hot noodles, bowl of noodles',
  spaghetti:
    'spaghetti, pasta, lasagna, linguine, fettuccine, ravioli, gnocchi, carbonara, macaroni, spaghetti and meatballs, spaghetti dinner, pasta night, pasta making, alfredo, penne, tortellini, italian food, fresh pasta, fettuccini, pesto, cacio e pepe, pasta bar, homemade pasta, chow mein, lo mein, pad thai, cannelloni, italian dinner',
  'roasted-sweet-potato': 'sweet potato, yam, candied yam, sweet potatoes',
  oden: 'oden, skewer, satay, yakitori',
  sushi:
    'sushi, sashimi, sushi roll, maki, nigiri, california roll, sushi bar, sushi making, sushi night, omakase, hand roll, japanese food, temaki, sushi rolling',
  'fried-shrimp': 'tempura, fried shrimp, coconut shrimp, tempura shrimp',
  'fish-cake-with-swirl': 'fish cake, narutomaki, kamaboko, naruto',
  dumpling:
    'dumpling, gyoza, potsticker, pierogi, dim sum, soup dumpling, xiao long bao, wonton, bao, bao bun, empanada, ~samosa, momo, pierogies, dumpling making, shumai, knish, ~egg roll, ~spring roll, jiaozi, mandu, kolache, dumpling night, pelmeni, varenyky, empanadas',
  'fortune-cookie': 'fortune cookie',
  'takeout-box':
    'takeout, take out, take out box, chinese takeout, chinese food, takeaway, chinese food and a movie, orange chicken, doordash, leftovers, takeout box',
  'cheese-wedge':
    'cheese, cheddar, brie, gouda, parmesan, swiss cheese, mozzarella, blue cheese, cheese tasting, burrata, goat cheese, cheese wheel, wheel of cheese, feta, camembert, manchego, say cheese, cheesemaking',
  cheeseboard:
    'charcuterie, charcuterie board, cheese board, cheeseboard, cheese and crackers, cheese platter, grazing table, grazing board, antipasto, antipasti, tapas, appetizer, hors doeuvre, hors d oeuvre, hors doeuvres, crudite, snack board, canape, finger food, cheese plate, tapas bar, small plates, cheese and charcuterie, cold cuts, crackers, butter boards, salami, apero, snacks, small bites, aperitivo, canapes, crudites, tapas night',
  chefPot:
    'bring a dish, dish to pass, dish to share, a dish, cooking pot, chef hat, chefs hat, chef, dutch oven, stockpot, soup pot, cooking class, cooking lesson, crock, saucepan, culinary, iron chef, private chef, cook',
  'fork-and-knife-with-plate':
    'dinner plate, place setting, plate, table setting, progressive dinner, dining table, set table, silverware, supper plate, fine china, buffet, long table, farm table, tablescape, five course dinner, tasting menu',
  'fork-and-knife': 'fork and knife, cutlery, fork, flatware, knife and fork, eating utensil',
  spoon: 'spoon, teaspoon, egg and spoon race, wooden spoon, ladle',
  'kitchen-knife': 'kitchen knife, knife, knives, chef knife, chefs knife, butcher',
  chopsticks: 'chopstick',
  matzah: 'matzah, matzo, matza, matzoh, matzot, unleavened bread, afikomen',
  iftarTray: 'iftar tray, iftar table, dates and tea, plate of dates, medjool date, iftar meal',
  challah: 'challah, challah bread, challah bake, challah baking, braided bread, hallah',
  sederPlate: 'seder plate, passover plate, kearah',
  grill:
    'barbecue, bbq, barbeque, cookout, cook out, grill, griller, braai, backyard bbq, backyard barbecue, grilling, grill master, kettle grill, charcoal grill, barbecue grill',
  tacoBoard:
    'taco bar, taco night, taco tuesday, taco party, three tacos, taco stand, taco board, taco dinner, taco fiesta, taco twosday',
  carrot: 'farmers market, farmers markets',
}
