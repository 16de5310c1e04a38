import type { ThemeRow } from './theme.ts'

/** Themes for holidays from New Year's Eve to Father's Day (part of subcategory 600). */
export const earlyHolidayThemes: readonly ThemeRow[] = [
  {
    id: 700,
    name: "New Year's Eve",
    holiday: 'newYearsEve',
    artSeed: 1231,
    colors: { primary: '#0f1433', text: '#ffe9b0' },
    description:
      'Wear something that catches the light and help us count the old year out. There’ll be a toast at midnight, and noisemakers for everyone who makes it.',
    keywords: ['nye', 'new year', 'midnight', 'countdown', 'fireworks', 'champagne', 'december 31'],
  },
  {
    id: 701,
    name: 'Lunar New Year',
    holiday: 'lunarNewYear',
    artSeed: 8888,
    colors: { primary: '#c4161c', text: '#fff3d6' },
    description:
      'Red envelopes, long noodles, and more dumplings than the table can hold: come welcome the new lunar year with us. Bring your appetite and your best wishes.',
    keywords: [
      'chinese new year',
      'spring festival',
      'tet',
      'seollal',
      'dumplings',
      'lanterns',
      'red envelope',
      'zodiac',
    ],
  },
  {
    id: 702,
    name: "Galentine's Day",
    holiday: 'galentinesDay',
    artSeed: 213,
    colors: { primary: '#ffd1e3', text: '#5c0a34' },
    description:
      'Waffles first, compliments second, no dates allowed. A morning for the friends who answer on the first ring.',
    keywords: ['galentines', 'girlfriends', 'ladies', 'besties', 'waffles', 'february 13', 'hearts'],
  },
  {
    id: 703,
    name: "Valentine's Day",
    holiday: 'valentinesDay',
    artSeed: 214,
    colors: { primary: '#f9c6c9', text: '#6b0f1a' },
    description:
      'Whether you’re smitten, single, or somewhere in between, there’s a seat for you and a box of chocolates with your name on it.',
    keywords: ['valentine', 'love', 'hearts', 'romance', 'chocolates', 'cupid', 'february 14', 'sweetheart'],
  },
  {
    id: 704,
    name: 'Mardi Gras',
    holiday: 'mardiGras',
    artSeed: 504,
    colors: { primary: '#3d1a6e', text: '#ffe27a' },
    description:
      'Beads on the banister, brass on the stereo, and a king cake hiding one very small baby. Come in purple, green, and gold and let the good times roll.',
    keywords: ['fat tuesday', 'carnival', 'new orleans', 'beads', 'king cake', 'jazz', 'masks', 'bourbon street'],
  },
  {
    id: 705,
    name: 'Holi',
    holiday: 'holi',
    artSeed: 314,
    colors: { primary: '#ffe066', text: '#5b0b56' },
    description:
      'Wear white and plan to leave in every color there is. We have the powders, the thandai, and a hose for afterward.',
    keywords: ['festival of colors', 'color powder', 'gulal', 'indian', 'hindu', 'spring festival', 'thandai'],
  },
  {
    id: 706,
    name: "St. Patrick's Day",
    holiday: 'stPatricksDay',
    artSeed: 317,
    colors: { primary: '#0f6b3c', text: '#fff8e1' },
    description:
      'Soda bread in the oven, a session on the fiddle, and something dark and creamy on tap. Green is required; Irish is not.',
    keywords: [
      'st paddys',
      'saint patrick',
      'irish',
      'shamrock',
      'clover',
      'green',
      'leprechaun',
      'guinness',
      'march 17',
    ],
  },
  {
    id: 707,
    name: 'Passover',
    holiday: 'passover',
    artSeed: 1415,
    colors: { primary: '#dfe9f5', text: '#1c2f5c' },
    description:
      'There is a place set for you at our seder. We’ll read, we’ll sing, we’ll argue happily over the four questions, and we’ll eat—eventually.',
    keywords: ['seder', 'pesach', 'matzah', 'haggadah', 'jewish', 'exodus', 'four questions'],
  },
  {
    id: 708,
    name: 'Easter',
    holiday: 'easter',
    artSeed: 405,
    colors: { primary: '#fdf1b8', text: '#4a2a63' },
    description:
      'The eggs are hidden, the ham is in, and the lilac has finally made up its mind. Bring a basket and shoes that don’t mind wet grass.',
    keywords: ['egg hunt', 'bunny', 'easter eggs', 'spring', 'basket', 'lamb', 'resurrection', 'tulips'],
  },
  {
    id: 709,
    name: 'Eid',
    holiday: 'eid',
    artSeed: 1001,
    colors: { primary: '#0d4f4f', text: '#fbe8b2' },
    description:
      'Eid Mubarak! Join our family around the big table for biryani, sweets, and tea that keeps coming. Little ones, we hear there may be eidi.',
    keywords: ['eid mubarak', 'eid al fitr', 'eid al adha', 'ramadan', 'muslim', 'crescent', 'iftar', 'lanterns'],
  },
  {
    id: 710,
    name: 'Cinco de Mayo',
    holiday: 'cincoDeMayo',
    artSeed: 55,
    colors: { primary: '#ffcf4a', text: '#4d1400' },
    description:
      'We’re pressing tortillas, muddling limes, and raising a glass to Puebla. Mole on the stove, mariachi on the patio.',
    keywords: ['mexican', 'tacos', 'margaritas', 'mariachi', 'puebla', 'may 5', 'cactus', 'papel picado'],
  },
  {
    id: 711,
    name: "Mother's Day",
    holiday: 'mothersDay',
    artSeed: 512,
    colors: { primary: '#f7d9e6', text: '#56203d' },
    description:
      'Peonies on the table and not one dish for her to wash. Come spoil the woman who taught us all how to host.',
    keywords: ['mom', 'mother', 'mum', 'mama', 'grandma', 'flowers', 'peonies', 'brunch for mom'],
  },
  {
    id: 712,
    name: 'Memorial Day',
    holiday: 'memorialDay',
    artSeed: 527,
    colors: { primary: '#dbe7f3', text: '#14284b' },
    description:
      'We’ll pause at noon to remember, then light the grill and kick off summer right. Lawn chairs and side dishes are welcome.',
    keywords: ['remembrance', 'veterans', 'flag', 'cookout', 'summer kickoff', 'long weekend', 'may'],
  },
  {
    id: 713,
    name: 'Pride',
    holiday: 'pride',
    artSeed: 628,
    colors: { primary: '#fff0a8', text: '#3a0f66' },
    description:
      'Glitter bar opens at noon, the playlist has opinions, and every last one of you is loved here. Come loud, come soft, come exactly as yourself.',
    keywords: ['lgbtq', 'rainbow', 'gay', 'queer', 'trans', 'parade', 'drag', 'june'],
  },
  {
    id: 714,
    name: 'Juneteenth',
    holiday: 'juneteenth',
    artSeed: 619,
    colors: { primary: '#a3161c', text: '#fff4dc' },
    description:
      'Red drink, smoked brisket, and a yard full of family. We gather for freedom—its long road and its sweet, hard-won joy.',
    keywords: ['freedom day', 'emancipation', 'black history', 'jubilee', 'june 19', 'red drink', 'galveston'],
  },
  {
    id: 715,
    name: "Father's Day",
    holiday: 'fathersDay',
    artSeed: 615,
    colors: { primary: '#cfe3ee', text: '#17324a' },
    description:
      'He’ll insist on manning the grill himself, so let’s at least keep him in good company. Dad jokes will be scored by a jury of his children.',
    keywords: ['dad', 'father', 'papa', 'grandpa', 'grill master', 'ties', 'dad jokes', 'pop'],
  },
]
