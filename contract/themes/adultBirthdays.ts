import type { ThemeRow } from './theme.ts'

/** The general theme for adult birthdays (subcategory 605). */
export const generalAdultBirthday: readonly ThemeRow[] = [
  {
    id: 776,
    name: 'General Birthday',
    artSeed: 7101,
    colors: { primary: '#fae5ff', text: '#3a0c52' },
    description:
      'Another trip around the sun calls for cake, and cake calls for you. Come sing along, loudly, on key or off.',
    keywords: ['birthday', 'bday', 'birthday party', 'cake', 'turning', 'turns', 'b-day', 'candles'],
  },
]

/** Themes for milestone birthdays (subcategory 606). */
export const milestoneBirthdayThemes: readonly ThemeRow[] = [
  {
    id: 777,
    name: 'Sweet Sixteen',
    artSeed: 1616,
    colors: { primary: '#ffd6ea', text: '#5e0b45' },
    description:
      'New driver, same curfew. One night with the good speakers, a photo booth, and a dessert table taller than the birthday girl.',
    keywords: ['sweet 16', '16', '16th', '16th birthday', 'sixteen', 'sixteenth', 'turning 16', 'teen'],
  },
  {
    id: 778,
    name: '18th Birthday',
    artSeed: 1818,
    colors: { primary: '#1a2a5e', text: '#ffe38f' },
    description:
      'Old enough to vote, sign a lease, and pay for the pizza. See our brand-new adult through the door in style.',
    keywords: ['18', '18th', 'eighteen', 'eighteenth', 'turning 18', 'legal adult', 'coming of age'],
  },
  {
    id: 779,
    name: '21st Birthday',
    artSeed: 2121,
    colors: { primary: '#101f1c', text: '#f2d58a' },
    description: 'ID out, glasses up. The first legal round is on us, and water is on the hour.',
    keywords: ['21', '21st', 'twenty-one', 'twenty first', 'turning 21', 'finally legal', 'bar crawl'],
  },
  {
    id: 780,
    name: '30th Birthday',
    artSeed: 3030,
    colors: { primary: '#20202b', text: '#ffb99a' },
    description:
      'Goodbye to cheap tequila, hello to a favorite chair. Raise something well made to three decades and the knees that carried them.',
    keywords: ['30', '30th', 'thirty', 'thirtieth', 'turning 30', 'dirty thirty', 'flirty thirty', 'three decades'],
  },
  {
    id: 781,
    name: '40th Birthday',
    artSeed: 4040,
    colors: { primary: '#14383f', text: '#ffdba0' },
    description:
      'Halfway to eighty and just getting interesting. Cocktails, a slideshow with regrettable hair, and dancing until a sensible hour.',
    keywords: ['40', '40th', 'forty', 'fortieth', 'turning 40', 'over the hill', 'fabulous forty'],
  },
  {
    id: 782,
    name: '50th Birthday',
    artSeed: 5050,
    colors: { primary: '#2c1f12', text: '#f5ce7a' },
    description:
      'Half a century, fully stocked bar. Join the friends of five decades for supper, stories, and a cover band that knows the B-sides.',
    keywords: ['50', '50th', 'fifty', 'fiftieth', 'turning 50', 'half century', 'golden birthday', 'nifty fifty'],
  },
  {
    id: 783,
    name: '60th Birthday',
    artSeed: 6060,
    colors: { primary: '#e5d9ee', text: '#34155a' },
    description:
      'Sixty years of opinions, all of them correct. Bring a favorite memory on a postcard; we’re filling an album before dessert.',
    keywords: ['60', '60th', 'sixty', 'sixtieth', 'turning 60', 'diamond birthday', 'six decades'],
  },
  {
    id: 784,
    name: '70th & Beyond',
    artSeed: 7070,
    colors: { primary: '#f5e3c3', text: '#4b2a0c' },
    description:
      'Four generations under one tent, and the guest of honor still leads the conga line. Come sit beside a legend for an afternoon.',
    keywords: [
      '70',
      '70th',
      '75th',
      '80',
      '80th',
      '90th',
      '100th',
      'seventy',
      'eighty',
      'ninety',
      'seventieth',
      'grandparent',
    ],
  },
]

/** Themes for styles of birthday parties (subcategory 607). */
export const birthdayStyleThemes: readonly ThemeRow[] = [
  {
    id: 785,
    name: 'Surprise Party',
    artSeed: 7301,
    colors: { primary: '#ffd84d', text: '#3d0f4d' },
    description:
      'Shh! Park around the corner, come in through the side gate, and practice your silent giggle. If anyone asks, you were never invited.',
    keywords: ['surprise', 'secret', 'shh', 'hush', 'surprise birthday', 'don’t tell', 'unexpected'],
  },
  {
    id: 786,
    name: 'Birthday Dinner',
    artSeed: 7302,
    colors: { primary: '#3a1420', text: '#ffd9b8' },
    description:
      'A corner table, a few favorite people, and a candle stuck in whatever’s for dessert. Your company is the present.',
    keywords: ['birthday meal', 'restaurant', 'birthday supper', 'dinner for', 'reservation', 'steakhouse', 'intimate'],
  },
  {
    id: 787,
    name: 'Night Out',
    artSeed: 7303,
    colors: { primary: '#170f38', text: '#ff9fdc' },
    description:
      'Three stops, one sparkly sash, and a group chat that will need deleting. Meet at the first bar, in shoes you can run for a cab in.',
    keywords: ['club', 'clubbing', 'bar hop', 'pub crawl', 'nightlife', 'dancing', 'going out', 'limo'],
  },
  {
    id: 788,
    name: 'Spa Day',
    artSeed: 7304,
    colors: { primary: '#d9efe7', text: '#1f4a44' },
    description:
      'Robes, cucumber slices, and no one needing anything from you until four. The birthday wish is one long exhale.',
    keywords: ['spa', 'massage', 'pamper', 'facial', 'manicure', 'pedicure', 'relax', 'sauna', 'hot tub'],
  },
  {
    id: 789,
    name: 'Garden Party',
    artSeed: 7305,
    colors: { primary: '#dff0cf', text: '#3b2250' },
    description:
      'Hats, hydrangeas, and tiny sandwiches on the good china. Find us past the roses, where the croquet has turned competitive.',
    keywords: ['garden', 'tea party', 'high tea', 'roses', 'croquet', 'flowers', 'floral', 'lawn', 'picnic'],
  },
  {
    id: 790,
    name: 'Retro Birthday',
    artSeed: 7306,
    colors: { primary: '#f7a072', text: '#2e1338' },
    description:
      'Pick the decade you were cool in and dress accordingly. Vinyl only, fondue bubbling, and the shag carpet has been vacuumed.',
    keywords: ['retro', 'vintage', 'throwback', 'decades', 'vinyl', 'records', 'sixties', '60s', 'groovy', 'diner'],
  },
]
