import type { ThemeRow } from './theme.ts'

/** Themes for entertaining and celebrations (subcategory 601). */
export const entertainingThemes: readonly ThemeRow[] = [
  {
    id: 726,
    name: 'Dinner Party',
    artSeed: 4101,
    colors: { primary: '#3b1621', text: '#f9e4d4' },
    description:
      'Four courses, one long table, and seats drawn from a hat so you’ll meet someone new. Coats on the bed, phones in the bowl.',
    keywords: ['dinner', 'supper', 'supper club', 'tasting menu', 'candlelight', 'dining', 'feast'],
  },
  {
    id: 727,
    name: 'Cocktail Party',
    artSeed: 4102,
    colors: { primary: '#12312b', text: '#f7e2a0' },
    description:
      'Something shaken, something stirred, something pretty with no alcohol in it at all. Dress as if the elevator doors were about to open.',
    keywords: ['cocktails', 'drinks', 'martini', 'mixology', 'hors d’oeuvres', 'speakeasy', 'soiree'],
  },
  {
    id: 728,
    name: 'Brunch',
    artSeed: 4103,
    colors: { primary: '#ffe8c2', text: '#5a2b0d' },
    description:
      'Soft eggs, crisp bacon, and coffee by the gallon. Roll out of bed, put on real shoes, and let the morning run long.',
    keywords: ['mimosas', 'pancakes', 'eggs', 'breakfast', 'late morning', 'bagels', 'bottomless'],
  },
  {
    id: 729,
    name: 'Barbecue',
    artSeed: 4104,
    colors: { primary: '#f9b572', text: '#3d1003' },
    description:
      'The smoker’s been going since before sunrise and the slaw is already cold. Stake out a patch of lawn and come hungry.',
    keywords: ['bbq', 'grill', 'cookout', 'burgers', 'ribs', 'hot dogs', 'backyard', 'brisket', 'barbeque'],
  },
  {
    id: 730,
    name: 'Pool Party',
    artSeed: 4105,
    colors: { primary: '#8fe3f2', text: '#063a5c' },
    description:
      'Cannonballs will be judged, floats are first come, first served. Pack a towel, a suit, and a second helping of sunscreen.',
    keywords: ['swim', 'swimming', 'pool', 'floats', 'flamingo', 'splash', 'bikini', 'summer'],
  },
  {
    id: 731,
    name: 'Housewarming',
    artSeed: 4106,
    colors: { primary: '#f6dfc8', text: '#47281a' },
    description:
      'The boxes are mostly unpacked and the doorbell works. Take the grand tour—it lasts four minutes—then stay for the evening.',
    keywords: ['new house', 'new home', 'new apartment', 'moving', 'open house', 'house party', 'moved'],
  },
  {
    id: 732,
    name: 'Game Night',
    artSeed: 4107,
    colors: { primary: '#2a2f6b', text: '#ffe26b' },
    description:
      'Strategy in the kitchen, charades in the den, and a rematch for anyone who flipped the board last time. House rules apply.',
    keywords: ['board games', 'cards', 'trivia', 'charades', 'dice', 'puzzle', 'gaming', 'video games', 'scrabble'],
  },
  {
    id: 733,
    name: 'Movie Night',
    artSeed: 4108,
    colors: { primary: '#1c1420', text: '#ffd3a1' },
    description:
      'Previews start when the popcorn does. Bring a blanket, claim a corner of the couch, and no spoilers before the credits.',
    keywords: ['film', 'cinema', 'popcorn', 'screening', 'oscars', 'projector', 'double feature', 'netflix'],
  },
  {
    id: 734,
    name: 'Wine Tasting',
    artSeed: 4109,
    colors: { primary: '#4b1029', text: '#f8dfd0' },
    description:
      'Six bottles in brown paper bags, a scorecard each, and a wheel of something ripe. No swirling expertise needed; strong opinions encouraged.',
    keywords: ['wine', 'vineyard', 'sommelier', 'cheese', 'grapes', 'rosé', 'winery', 'pinot'],
  },
  {
    id: 735,
    name: 'Potluck',
    artSeed: 4110,
    colors: { primary: '#fbd38d', text: '#4c2305' },
    description:
      'Sign up for the thing you make best, or the thing your aunt makes best. We’ll supply the plates, the ice, and the shameless requests for recipes.',
    keywords: ['bring a dish', 'casserole', 'covered dish', 'shared meal', 'community dinner', 'pot luck', 'buffet'],
  },
  {
    id: 736,
    name: 'Book Club',
    artSeed: 4111,
    colors: { primary: '#e6dcc8', text: '#33271c' },
    description:
      'Finished it, skimmed it, or only read the jacket: pull up a chair. We promise at least twenty minutes on the book.',
    keywords: ['books', 'reading', 'novel', 'literature', 'author', 'library', 'readers'],
  },
  {
    id: 737,
    name: "Girls' Night",
    artSeed: 4112,
    colors: { primary: '#f5b8d8', text: '#4b0a3c' },
    description:
      'Face masks at eight, karaoke in the kitchen by ten. What’s said over the cheese board stays over the cheese board.',
    keywords: ['ladies night', 'girls', 'girlfriends', 'rosé', 'manicure', 'gossip', 'girls night out', 'gno'],
  },
  {
    id: 738,
    name: 'Happy Hour',
    artSeed: 4113,
    colors: { primary: '#ffb86b', text: '#46160a' },
    description:
      'Laptops closed, first round poured. Swing by on your way home, even if it’s just for one and a handful of olives.',
    keywords: ['after work', 'drinks', 'bar', 'coworkers', 'office', 'beers', 'pub', 'spritz'],
  },
  {
    id: 739,
    name: 'Graduation',
    artSeed: 4114,
    colors: { primary: '#10284f', text: '#f7d774' },
    description:
      'The tassel has been moved and the student ID retired. Help us embarrass our graduate with speeches, snapshots, and sheet cake.',
    keywords: [
      'grad',
      'graduate',
      'diploma',
      'commencement',
      'college',
      'high school',
      'class of',
      'cap and gown',
      'degree',
    ],
  },
  {
    id: 740,
    name: 'Retirement',
    artSeed: 4115,
    colors: { primary: '#d5e7dd', text: '#1d3d36' },
    description:
      'After all those Mondays, here comes a very long weekend. Bring a story from the office that can finally be told.',
    keywords: ['retire', 'retiring', 'career', 'last day of work', 'pension', 'golden years', 'clock out'],
  },
  {
    id: 741,
    name: 'Anniversary',
    artSeed: 4116,
    colors: { primary: '#e9d8f0', text: '#3e1d57' },
    description:
      'They still hold hands in the grocery store. Come toast the two of them, look through the wedding album, and dance to their song.',
    keywords: [
      'wedding anniversary',
      'silver anniversary',
      'golden anniversary',
      'married',
      'years together',
      'vow renewal',
      'couple',
    ],
  },
  {
    id: 742,
    name: 'Farewell',
    artSeed: 4117,
    colors: { primary: '#c9def2', text: '#1b3358' },
    description:
      'New city, same phone number. Stop in for a proper hug, sign the map, and take a houseplant off their hands.',
    keywords: ['going away', 'goodbye', 'bon voyage', 'send off', 'leaving', 'moving away', 'last hurrah'],
  },
  {
    id: 743,
    name: 'Reunion',
    artSeed: 4118,
    colors: { primary: '#f8d7a8', text: '#3f2708' },
    description:
      'Same faces, better haircuts. Dig out the yearbooks and the shoebox of prints—we have years to catch up on and a whole afternoon to do it.',
    keywords: ['family reunion', 'class reunion', 'get together', 'alumni', 'cousins', 'old friends', 'yearbook'],
  },
]
