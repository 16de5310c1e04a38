import { meaningOf, type Meaning } from './meaning.ts'

/** The meanings of the themes for weddings. Couples of every faith use them, so none shows a church. */
export const weddingMeanings: readonly Meaning[] = [
  meaningOf(806, 'Save the Date', {
    may: 'rings rose heart butterfly bridalBouquet flowerArch spiral-calendar envelope flower bouquet champagne bird bell laurel',
    must: 'rings heart',
    never: 'wilted-flower chains baby',
  }),
  meaningOf(807, 'Wedding', {
    may: 'cakeTall bridalBouquet flowerArch champagneTower rose champagne bell rings flower bouquet heart bird candle laurel bulbs dress violin coupes champagneBucket piano',
    must: 'cakeTall rings rose bouquet',
    never: 'wilted-flower chains baby',
  }),
  meaningOf(808, 'Rehearsal Dinner', {
    may: 'wine rose candle cheeseboard fork-and-knife-with-plate champagne flower bulbs chefPot laurel bouquet spaghetti',
    must: 'wine champagne fork-and-knife-with-plate cheeseboard chefPot',
    never: 'wilted-flower baby',
  }),
  meaningOf(809, 'Welcome Party', {
    may: 'champagne flower bulbs champagneTower cocktail suitcase bouquet lemon wine palm sun cheeseboard heart champagneBucket coupes',
    must: 'champagne cocktail wine suitcase',
    never: 'wilted-flower',
  }),
  meaningOf(810, 'Farewell Brunch', {
    may: 'coffee doughnut rose croissant pancakes suitcase strawberry champagne waffle flower tangerine car',
    must: 'coffee croissant pancakes doughnut',
    never: 'egg candle wilted-flower beer',
  }),
  meaningOf(811, 'Engagement', {
    may: 'rings champagne champagneTower heart rose gem-stone flower heartBalloon candle balloons cakeTall star bouquet neonSign coupes champagneBucket',
    must: 'rings gem-stone',
    never: 'wilted-flower chains baby',
  }),
  meaningOf(812, 'Bridal Shower', {
    may: 'flower bridalBouquet champagne bell flowerArch champagneTower butterfly bouquet rose cupcake gift rings cakeTall teapot heart tulip balloonArch',
    must: 'flower bouquet rose rings bridalBouquet',
    never: 'beer baby bottle',
  }),
  meaningOf(813, 'Bachelor', {
    may: 'beer burger star cards golf dice cut-of-meat football tumbler-glass fishing-pole racing-car tie campfire pokerChips grill neonSign',
    must: 'beer burger cut-of-meat golf cards',
    never: 'chains bikini',
  }),
  meaningOf(814, 'Bachelorette', {
    may: 'champagne heartBalloon discoBall lipstick cocktail crown rings star glasses high-heeled-shoe rose balloons cowboy music neonSign balloonArch cowboyBoots poolFloat coupes champagneBucket',
    must: 'champagne cocktail heartBalloon crown cowboyBoots coupes',
    never: 'chains baby',
  }),
]

/** The meanings of the themes for babies. */
export const babyMeanings: readonly Meaning[] = [
  meaningOf(815, 'Baby Shower', {
    may: 'bottle elephant bassinet babyRattle balloons heart baby bunny gift cupcake flower star giraffe rainbow teddyBear balloonArch hotAirBalloon rubberDuck rockingHorse buildingBlocks trainEngine',
    must: 'bottle baby elephant babyRattle bassinet teddyBear',
  }),
  meaningOf(816, 'Co-ed Shower', {
    may: 'elephant bottle bassinet babyRattle balloons baby taco gift cupcake star heart burger giraffe teddyBear balloonArch grill',
    must: 'bottle baby',
  }),
  meaningOf(817, 'Virtual Shower', {
    may: 'laptop bottle heart balloons gift baby teddyBear star mobile-phone envelope cupcake',
    must: 'laptop mobile-phone',
  }),
  // Nothing that gives the answer away.
  meaningOf(818, 'Gender Reveal', {
    may: 'balloons popper gift heartBalloon pinata babyRattle baby bottle cupcake cake confetti-ball star heart balloonArch',
    must: 'balloons popper pinata gift',
    never: 'dress tie crown car',
  }),
  meaningOf(819, 'Baby Sprinkle', {
    may: 'elephant bottle bassinet babyRattle flower doughnut baby butterfly heart cupcake umbrella star teddyBear rubberDuck',
    must: 'bottle baby umbrella babyRattle bassinet',
  }),
  meaningOf(820, 'Diaper Party', {
    may: 'gifts bottle babyRattle balloons baby package burger meat-on-bone gift star teddyBear grill rubberDuck',
    must: 'bottle baby',
    never: 'roll-of-paper',
  }),
  meaningOf(821, 'Sip & See', {
    may: 'bottle bassinet babyRattle flower butterfly heart baby teapot cupcake bouquet lemon cup-with-straw bunny star teddyBear rubberDuck',
    must: 'bottle baby babyRattle bassinet',
  }),
]
