import type { ThemeRow } from './theme.ts'

/** The general theme for children's birthdays (subcategory 608). */
export const generalKidsBirthday: readonly ThemeRow[] = [
  {
    id: 791,
    name: 'General Birthday',
    artSeed: 8101,
    colors: { primary: '#fff0a6', text: '#7a1257' },
    description:
      'Balloons, pin-the-tail, and a cake someone has already stuck a finger in. Siblings welcome, naps not guaranteed.',
    keywords: ['birthday', 'kids', 'kids birthday', 'child', 'balloons', 'party games', 'cupcakes', 'goody bags'],
  },
]

/** Themes for the subcategory Kids' Favorites (609). */
export const kidsFavoriteThemes: readonly ThemeRow[] = [
  {
    id: 792,
    name: 'First Birthday',
    artSeed: 8201,
    colors: { primary: '#d6ecff', text: '#274b7a' },
    description:
      'One candle, one high chair, one enormous mess. We survived the year and would love to have you there for the cake smash.',
    keywords: [
      '1st birthday',
      'first',
      '1st',
      'one year old',
      'turning one',
      'turns one',
      'turns 1',
      'cake smash',
      'baby’s first',
    ],
  },
  {
    id: 793,
    name: 'Dinosaurs',
    artSeed: 8202,
    colors: { primary: '#c8e6a0', text: '#1f3d14' },
    description:
      'Stomp over for fossil digs, egg hunts, and a volcano that really goes off. Roaring is encouraged indoors and out.',
    keywords: ['dinosaur', 'dino', 't-rex', 'trex', 'jurassic', 'fossil', 'prehistoric', 'triceratops', 'raptor'],
  },
  {
    id: 794,
    name: 'Unicorns',
    artSeed: 8203,
    colors: { primary: '#f1dcff', text: '#5a1a7a' },
    description:
      'Follow the rainbow sprinkles to the meadow. Each guest gets a horn, a wand, and a turn brushing the very patient pony.',
    keywords: ['unicorn', 'rainbow', 'magical', 'pony', 'sparkle', 'glitter', 'my little pony', 'pastel'],
  },
  {
    id: 795,
    name: 'Princesses',
    artSeed: 8204,
    colors: { primary: '#ffd9ec', text: '#6a1250' },
    description:
      'By royal decree: crowns to decorate, a dragon to befriend, and a ball before bedtime. Gowns, capes, and muddy boots are all in fashion at court.',
    keywords: [
      'princess',
      'castle',
      'tiara',
      'royal',
      'fairy tale',
      'disney',
      'ball gown',
      'crown',
      'cinderella',
      'frozen',
    ],
  },
  {
    id: 796,
    name: 'Superheroes',
    artSeed: 8205,
    colors: { primary: '#1746a2', text: '#fff1a8' },
    description:
      'The city needs you at the playground. Capes issued on arrival, secret identities strictly protected, sidekicks under four on a parent’s shoulders.',
    keywords: [
      'superhero',
      'hero',
      'spiderman',
      'spider-man',
      'batman',
      'marvel',
      'avengers',
      'cape',
      'comic',
      'superman',
    ],
  },
  {
    id: 797,
    name: 'Space',
    artSeed: 8206,
    colors: { primary: '#101640', text: '#cfe3ff' },
    description: 'T-minus one party! Cadets will build rockets, taste moon rocks, and float home with helmets on.',
    keywords: [
      'outer space',
      'astronaut',
      'rocket',
      'planets',
      'galaxy',
      'stars',
      'moon',
      'alien',
      'nasa',
      'star wars',
    ],
  },
  {
    id: 798,
    name: 'Pirates',
    artSeed: 8207,
    colors: { primary: '#1d3b4a', text: '#ffdf9e' },
    description:
      'Ahoy! The map is torn, the captain’s napping, and X is somewhere behind the shed. Swords stay foam; loot gets shared.',
    keywords: ['pirate', 'treasure', 'treasure hunt', 'ship', 'captain', 'ahoy', 'jolly roger', 'parrot'],
  },
  {
    id: 799,
    name: 'Mermaids',
    artSeed: 8208,
    colors: { primary: '#a7ece4', text: '#3a1668' },
    description:
      'Shimmy into your tail and swim by. We’re stringing seashell necklaces, sipping seafoam punch, and listening for whales in the tub.',
    keywords: ['mermaid', 'under the sea', 'seashells', 'ocean', 'little mermaid', 'fish', 'octopus', 'sea'],
  },
  {
    id: 800,
    name: 'Safari',
    artSeed: 8209,
    colors: { primary: '#f2d49b', text: '#40260a' },
    description:
      'Binoculars on, whisper voices ready. Rangers will spot lions in the laundry room and feed a giraffe made of boxes.',
    keywords: ['jungle', 'zoo', 'animals', 'lion', 'elephant', 'giraffe', 'wild', 'tiger', 'monkey', 'wild one'],
  },
  {
    id: 801,
    name: 'Cars & Trucks',
    artSeed: 8210,
    colors: { primary: '#ffd23f', text: '#26262b' },
    description:
      'Green flag at the driveway speedway! Diggers in the sandbox, a pit stop for cupcakes, and horns honked on request.',
    keywords: [
      'cars',
      'trucks',
      'race car',
      'monster truck',
      'construction',
      'digger',
      'train',
      'fire truck',
      'hot wheels',
      'racing',
    ],
  },
  {
    id: 802,
    name: 'Arts & Crafts',
    artSeed: 8211,
    colors: { primary: '#ffc9b5', text: '#4d1457' },
    description:
      'Smocks on, sleeves up, glitter regrettably available. Young artists leave with a masterpiece; parents leave with paint on the seat belts.',
    keywords: ['art', 'crafts', 'painting', 'paint', 'drawing', 'crayons', 'pottery', 'slime', 'diy', 'beads'],
  },
  {
    id: 803,
    name: 'Science',
    artSeed: 8212,
    colors: { primary: '#c9f2e0', text: '#123c56' },
    description:
      'Lab coats buttoned: we’re making things fizz, float, and glow green. Hypothesis: the ice cream will freeze in ninety seconds flat.',
    keywords: [
      'experiment',
      'mad scientist',
      'lab',
      'chemistry',
      'stem',
      'robots',
      'einstein',
      'volcano',
      'laboratory',
    ],
  },
  {
    id: 804,
    name: 'Bounce House',
    artSeed: 8213,
    colors: { primary: '#ff9f8a', text: '#2c1054' },
    description:
      'Socks on, shoes in the pile, jump until you see double. Popsicles served between bounces, never during.',
    keywords: ['bouncy castle', 'trampoline', 'jump', 'inflatable', 'bounce', 'moonwalk', 'jumping', 'gymnastics'],
  },
  {
    id: 805,
    name: 'Slumber Party',
    artSeed: 8214,
    colors: { primary: '#2c2461', text: '#ffdcf3' },
    description:
      'Pajamas at the door, pillow fort by seven, pancakes at nine. Lights out is a suggestion we’ll be making several times.',
    keywords: [
      'sleepover',
      'pajama party',
      'pajamas',
      'slumber',
      'pillow fight',
      'sleeping bag',
      'overnight',
      'midnight snack',
    ],
  },
]
