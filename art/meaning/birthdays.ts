import { meaningOf, type Meaning } from './meaning.ts'

/** The meanings of the themes for birthdays, of adults first, then of children. */
export const birthdayMeanings: readonly Meaning[] = [
  meaningOf(776, 'General Birthday', {
    may: 'cake gifts balloons cupcake gift partyHat popper star balloon champagne iceCream confetti-ball balloonArch bunting',
    must: 'cake gifts gift balloons cupcake',
  }),
  meaningOf(777, 'Sweet Sixteen', {
    may: 'rose cupcake crown star cake balloons heartBalloon gift discoBall lipstick butterfly music neonSign marqueeStar balloonArch karaokeMachine',
    must: 'cupcake cake crown rose heartBalloon',
  }),
  meaningOf(778, '18th Birthday', {
    may: 'gift popper star balloons cake music discoBall pizza key headphone microphone vinyl neonSign turntable karaokeMachine',
    must: 'gift popper balloons cake key',
    never: 'slot-machine',
  }),
  meaningOf(779, '21st Birthday', {
    may: 'champagne cocktail star balloons cake beer popper discoBall bulbs dice gift wine neonSign coupes champagneBucket',
    must: 'champagne cocktail beer wine',
  }),
  meaningOf(780, '30th Birthday', {
    may: 'cocktail cake balloons champagne star popper gift discoBall vinyl partyHat pizza neonSign turntable coupes',
    must: 'cake cocktail champagne balloons gift',
  }),
  meaningOf(781, '40th Birthday', {
    may: 'cocktail cake balloons champagne star gift vinyl popper guitar controller bulbs cassette neonSign turntable coupes',
    must: 'cake cocktail champagne balloons gift',
  }),
  meaningOf(782, '50th Birthday', {
    may: 'champagne cake star balloons gift vinyl discoBall cocktail rose popper bulbs turntable coupes piano',
    must: 'cake champagne balloons gift',
  }),
  meaningOf(783, '60th Birthday', {
    may: 'wine flower balloons cake champagne rose gift golf music cheeseboard bouquet coupes piano',
    must: 'wine cake balloons champagne gift flower',
  }),
  meaningOf(784, '70th & Beyond', {
    may: 'cake rose balloons flower champagne bouquet gift music wine framed-picture candle piano',
    must: 'cake rose balloons flower bouquet',
    never: 'bed motorized-wheelchair manual-wheelchair',
  }),
  meaningOf(785, 'Surprise Party', {
    may: 'gift popper balloons star cake partyHat confetti-ball balloon gifts champagne balloonArch bunting',
    must: 'gift gifts popper',
  }),
  meaningOf(786, 'Birthday Dinner', {
    may: 'cake wine candle rose cheeseboard champagne chefPot spaghetti fork-and-knife-with-plate cupcake balloons gift coupes champagneBucket',
    must: 'cake wine fork-and-knife-with-plate chefPot spaghetti',
  }),
  meaningOf(787, 'Night Out', {
    may: 'neonSign cocktail champagne discoBall star music cards taxi high-heeled-shoe lipstick microphone balloons moon velvetRope coupes champagneBucket',
    must: 'cocktail champagne discoBall',
    never: 'car sun',
  }),
  meaningOf(788, 'Spa Day', {
    may: 'lotus candle flower lotion-bottle bathtub bubbles cucumber teapot rose mirror champagne',
    must: 'lotus lotion-bottle bathtub candle',
    never: 'burger beer',
  }),
  meaningOf(789, 'Garden Party', {
    may: 'cakeTall flower butterfly rose teapot tulip bouquet honeybee strawberry potted-plant sunflower cupcake lemon bird bunting picnicBasket lemonadeStand balloonArch',
    must: 'flower rose bouquet tulip sunflower',
    never: 'leaf snowflake',
  }),
  meaningOf(790, 'Retro Birthday', {
    may: 'discoBall cocktail cake star vinyl radio skate music glasses telephone microphone joystick turntable cassette neonSign',
    must: 'discoBall vinyl radio skate turntable cassette',
    never: 'laptop mobile-phone',
  }),
  meaningOf(791, 'General Birthday', {
    may: 'cupcake gift balloons partyHat cake iceCream gifts pinata popper star lollipop teddyBear kite carousel-horse bunting bounceHouse balloonArch balloonDog rockingHorse trainEngine',
    must: 'balloons cake cupcake gift',
  }),
  meaningOf(792, 'First Birthday', {
    may: 'cakeOne gift balloons teddyBear star heart bunny elephant cupcake duck rainbow balloon balloonArch rubberDuck buildingBlocks rockingHorse candle1 trainEngine',
    must: 'cakeOne',
    never: 'popcorn lollipop candy honey-pot dice',
  }),
  meaningOf(793, 'Dinosaurs', {
    may: 'dinosaur palm balloons volcano rock gift cake cupcake herb magnifier sun star',
    must: 'dinosaur',
    never: 'mammoth egg dragon',
  }),
  meaningOf(794, 'Unicorns', {
    may: 'unicorn rainbow star heart cupcake balloons sparkles butterfly moon cloud flower crown magic-wand iceCream balloonArch fairyHouse',
    must: 'unicorn',
    never: 'horse donkey',
  }),
  meaningOf(795, 'Princesses', {
    may: 'castle rose butterfly crown unicorn magic-wand dress star dragon cakeTall mirror heart frog bounceHouse fairyHouse',
    must: 'castle crown dress',
    never: 'red-apple witchHat',
  }),
  meaningOf(796, 'Superheroes', {
    may: 'heroCape comic star balloons high-voltage shield cupcake rocket cake gift light-bulb robot heroMask',
    must: 'comic heroCape heroMask',
    never: 'mask',
  }),
  meaningOf(797, 'Space', {
    may: 'rocket planet moon star robot flying-saucer comet telescope satellite cupcake',
    must: 'rocket planet',
  }),
  // The skull of the library is a sugar skull.
  meaningOf(798, 'Pirates', {
    may: 'ship palm shell parrot compass anchor coin world-map old-key gem-stone wave fish octopus scroll pirateChest',
    must: 'ship pirateChest',
    never: 'skull crossed-swords passenger-ship',
  }),
  meaningOf(799, 'Mermaids', {
    may: 'mermaid shell fish octopus turtle coral wave crown star dolphin bubbles whale crab',
    must: 'mermaid',
    never: 'sushi shrimp fishing-pole',
  }),
  meaningOf(800, 'Safari', {
    may: 'lion giraffe elephant zebra monkey palm hippopotamus rhinoceros leopard flamingo balloons sun',
    must: 'lion giraffe elephant zebra',
    never: 'polar-bear kangaroo koala panda',
  }),
  meaningOf(801, 'Cars & Trucks', {
    may: 'car balloons star truck racing-car tractor trophy bus cupcake wheel trainEngine fireTruck',
    must: 'car truck racing-car trainEngine fireTruck',
  }),
  meaningOf(802, 'Arts & Crafts', {
    may: 'palette flower star paintbrush crayon rainbow pencil yarn butterfly balloons heart framed-picture paintPots',
    must: 'palette paintbrush crayon paintPots',
    never: 'sewing-needle',
  }),
  meaningOf(803, 'Science', {
    may: 'robot flask planet test-tube microscope magnet telescope rocket dna light-bulb volcano goggles magnifier slime',
    must: 'robot flask test-tube microscope',
    never: 'crystal-ball',
  }),
  meaningOf(804, 'Bounce House', {
    may: 'bounceHouse castle balloons popper balloon star cupcake iceCream rainbow socks gift sun balloonArch',
    must: 'castle balloons bounceHouse',
    never: 'cactus hook',
  }),
  meaningOf(805, 'Slumber Party', {
    may: 'moon popcorn pizza star bed teddyBear pancakes film controller book heart flashlight cookie',
    must: 'moon popcorn bed teddyBear',
    never: 'sun spider',
  }),
]
