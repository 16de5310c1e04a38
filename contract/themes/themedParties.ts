import type { ThemeRow } from './theme.ts'

/** Themes for themed parties (subcategory 602). */
export const themedPartyThemes: readonly ThemeRow[] = [
  {
    id: 744,
    name: 'Disco',
    artSeed: 1977,
    colors: { primary: '#2b0a4a', text: '#ffd1f5' },
    description:
      'The mirror ball is hung and the rug is rolled up. Platforms, lamé, and big collars under the lights until the last hustle.',
    keywords: ['70s', 'seventies', 'dance', 'mirror ball', 'studio 54', 'funk', 'saturday night fever', 'abba'],
  },
  {
    id: 745,
    name: 'Masquerade',
    artSeed: 1797,
    colors: { primary: '#1f1233', text: '#f3d999' },
    description: 'Arrive unnamed, in velvet and feathers. No one says who they are until the clock strikes eleven.',
    keywords: ['masks', 'masked ball', 'venetian', 'gala', 'ball', 'black tie', 'mystery guest'],
  },
  {
    id: 746,
    name: 'Murder Mystery',
    artSeed: 1890,
    colors: { primary: '#231a1a', text: '#f2c6a0' },
    description:
      'A body in the library, a will in the piano bench, and a houseful of suspects, one of whom is you. Your character arrives by separate letter.',
    keywords: ['whodunit', 'detective', 'clue', 'crime', 'sherlock', 'suspects', 'murder', 'agatha christie'],
  },
  {
    id: 747,
    name: 'Casino Night',
    artSeed: 2121,
    colors: { primary: '#0e3b2c', text: '#f6d98b' },
    description:
      'Chips are on the house and the dealers are our in-laws. Play blackjack, roulette, and a little poker for a prize worth bluffing over.',
    keywords: ['casino', 'poker', 'blackjack', 'roulette', 'las vegas', 'vegas', 'gambling', 'cards', 'chips'],
  },
  {
    id: 748,
    name: 'Roaring Twenties',
    artSeed: 1922,
    colors: { primary: '#15191f', text: '#ecd08a' },
    description: 'Knock twice and ask for Daisy. Inside: a hot quartet, a coupe tower, and fringe in constant motion.',
    keywords: [
      '1920s',
      'gatsby',
      'great gatsby',
      'flapper',
      'art deco',
      'speakeasy',
      'prohibition',
      'jazz age',
      'charleston',
    ],
  },
  {
    id: 749,
    name: 'Eighties',
    artSeed: 1985,
    colors: { primary: '#ff8fd0', text: '#22084d' },
    description:
      'Tease it, crimp it, add a scrunchie. We’re pushing the couch back for synths, shoulder pads, and one very serious air-guitar final.',
    keywords: ['80s', '1980s', 'neon', 'mtv', 'arcade', 'synth', 'leg warmers', 'big hair', 'totally rad'],
  },
  {
    id: 750,
    name: 'Nineties',
    artSeed: 1996,
    colors: { primary: '#9fe0d4', text: '#38105e' },
    description:
      'Flannel, chokers, and frosted tips at your own risk. Be kind, rewind, and know all the words to the boy-band medley.',
    keywords: ['90s', '1990s', 'grunge', 'boy band', 'tamagotchi', 'mixtape', 'hip hop', 'throwback', 'y2k'],
  },
  {
    id: 751,
    name: 'Western',
    artSeed: 1876,
    colors: { primary: '#e8bd8a', text: '#42190a' },
    description:
      'Dust off your boots and mosey over. Chili in the cast iron, two-step lessons in the barn, and a mechanical bull with no mercy.',
    keywords: ['cowboy', 'cowgirl', 'rodeo', 'country', 'wild west', 'line dancing', 'hoedown', 'ranch', 'yeehaw'],
  },
  {
    id: 752,
    name: 'Luau',
    artSeed: 1959,
    colors: { primary: '#ffb199', text: '#4d0f2b' },
    description:
      'Leis at the gate, pork in the ground, ukulele under the palms. Kick off your sandals; the torches are lit at sundown.',
    keywords: ['hawaiian', 'tiki', 'aloha', 'hula', 'tropical', 'island', 'pineapple', 'palm trees', 'hibiscus'],
  },
  {
    id: 753,
    name: 'Fiesta',
    artSeed: 1910,
    colors: { primary: '#ff7a59', text: '#2b0714' },
    description: 'Papel picado overhead, a piñata that will not go quietly, and salsa in both senses. Ven con hambre.',
    keywords: ['mexican party', 'piñata', 'tacos', 'salsa', 'margaritas', 'papel picado', 'sombrero', 'latin'],
  },
  {
    id: 754,
    name: 'Glow Party',
    artSeed: 2014,
    colors: { primary: '#0a0a24', text: '#8dffcf' },
    description:
      'Lights off, black lights on. Anything white or neon turns electric, and the face paint is by the door.',
    keywords: ['neon', 'black light', 'glow in the dark', 'glow sticks', 'rave', 'uv', 'fluorescent'],
  },
  {
    id: 755,
    name: 'Karaoke',
    artSeed: 1971,
    colors: { primary: '#3a0f5e', text: '#ffb3ec' },
    description: 'Two microphones, nine thousand songs, zero judges. Start picking your key change now.',
    keywords: ['singing', 'sing', 'microphone', 'duet', 'lip sync', 'power ballad', 'song'],
  },
  {
    id: 756,
    name: 'Costume Party',
    artSeed: 1604,
    colors: { primary: '#ffc2a1', text: '#4a0d52' },
    description:
      'Come as a pun, a painting, or your boss. There’s a ribbon for the most dedicated and another for the best use of cardboard and tape.',
    keywords: ['dress up', 'fancy dress', 'costumes', 'cosplay', 'character', 'disguise', 'best costume'],
  },
  {
    id: 757,
    name: 'White Party',
    artSeed: 1998,
    colors: { primary: '#f6f4ef', text: '#3a352c' },
    description:
      'Head-to-toe white, from linen to sequins. We’ll have the terrace, the string quartet, and absolutely no red wine.',
    keywords: ['all white', 'white dress code', 'diner en blanc', 'linen', 'elegant', 'hamptons', 'terrace'],
  },
]
