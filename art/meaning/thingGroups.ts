import { namesIn } from './meaning.ts'

/** Groups of things of the library that mean the same to guests. A thing can be in several groups. */
export const thingGroups = {
  /** Drinks with alcohol, as most guests read them. A tall drink with a straw could be without, but does not look it. */
  alcohol: namesIn(
    'champagne wine beer cocktail sake bottle-with-popping-cork tropical-drink clinking-beer-mugs tumbler-glass champagneTower champagneBucket coupes tikiMug cocktailShaker barrel',
  ),
  pork: namesIn('pig pig-face boar bacon hot-dog sandwich pizza'),
  /** Shellfish, which isn't kosher, as food. */
  shellfish: namesIn('lobster crab shrimp fried-shrimp oyster squid octopus sushi'),
  /** Dishes of meat and cheese together, which aren't kosher: the cheeseburger and the pepperoni pizza of the library. */
  meatWithCheese: namesIn('burger pizza taco burrito sandwich tacoBoard'),
  meat: namesIn(
    'turkey burger taco pizza meat-on-bone poultry-leg cut-of-meat bacon hot-dog sandwich burrito tamale bento-box fried-shrimp lobster crab shrimp oyster sushi grill tacoBoard',
  ),
  /** Food and drinks from grain that rises, and whatever comes with them: the cheese board has crackers, ice cream a cone. */
  leavenedBread: namesIn(
    'bread croissant baguette-bread flatbread bagel pancakes waffle pretzel doughnut cake cakeOne cakeTall cupcake shortcake pie cookie pizza burger hot-dog sandwich stuffed-flatbread spaghetti steaming-bowl dumpling fortune-cookie moonCakes cheeseboard iceCream ice-cream fried-shrimp beer clinking-beer-mugs tumbler-glass sheaf-of-rice custard sufganiyot gingerbreadMan pumpkinPie challah gingerbreadHouse picnicBasket',
  ),
  /** Rice, corn and legumes, which many families don't eat during Passover. */
  ricesAndLegumes: namesIn(
    'taco burrito tamale falafel popcorn ear-of-corn beans peanuts pea-pod cooked-rice curry-rice rice-ball rice-cracker sushi dango sake tacoBoard',
  ),
  dogs: namesIn('dog guide-dog service-dog poodle'),
  horror: namesIn(
    'skull ghost bat spider spider-web pumpkin witchHat wilted-flower rat snake cauldron coffin scarecrow',
  ),
  weapons: namesIn('crossed-swords bow-and-arrow kitchen-knife axe boomerang'),
  winter: namesIn(
    'tree snowflake snowman snowman-without-snow cloud-with-snow sled skis ice-skate ice-hockey curling-stone scarf gloves coat polar-bear penguin ornament adventWreath gingerbreadMan uglySweater candyCane treeWithGifts christmasStocking gingerbreadHouse snowGlobe nutcracker mistletoe snowboard fireplace igloo',
  ),
  autumn: namesIn('leaf maple-leaf fallen-leaf pumpkinPlain pumpkin chestnut turkey cornucopia pumpkinPie scarecrow'),
  /** The sky by day. A fast ends after sunset. */
  daylight: namesIn(
    'sun sun-with-face rainbow sun-behind-cloud sun-behind-small-cloud sun-behind-large-cloud sun-behind-rain-cloud beach-with-umbrella umbrella',
  ),
  crescents: namesIn('moon mosque crescentLantern crescentOrnament'),
  /** Things of Japan, which don't belong to a Chinese, Korean or Vietnamese holiday. */
  japan: namesIn(
    'kimono japanese-dolls carp-streamer pine-decoration wind-chime japanese-castle tokyo-tower mount-fuji shinto-shrine dango sushi sake bento-box rice-ball rice-cracker oden fish-cake-with-swirl',
  ),
  /** Gifts that mean bad luck in Chinese custom: clocks, umbrellas, pears, blades, brooms, shoes. */
  unluckyGifts: namesIn(
    'alarm-clock mantelpiece-clock twelve-oclock cuckooClock stopwatch watch hourglass-not-done umbrella closed-umbrella umbrella-with-rain-drops pear scissors kitchen-knife broom mans-shoe running-shoe wilted-flower cowboyBoots',
  ),
  /** Jokes about death, which a guest of honor of 70 doesn't need. */
  mortality: namesIn('skull ghost wilted-flower hourglass-not-done coffin'),
} as const satisfies Record<string, readonly string[]>
