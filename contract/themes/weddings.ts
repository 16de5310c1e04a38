import type { ThemeRow } from './theme.ts'

/** Themes for wedding events (subcategory 610). */
export const weddingThemes: readonly ThemeRow[] = [
  {
    id: 806,
    name: 'Save the Date',
    artSeed: 9101,
    colors: { primary: '#f4e6df', text: '#5a2f33' },
    description: 'We’ve found the place, the day, and each other. Pencil us in—the formal invitation is on its way.',
    keywords: ['save our date', 'mark your calendar', 'wedding announcement', 'getting married', 'date announcement'],
  },
  {
    id: 807,
    name: 'Wedding',
    artSeed: 9102,
    colors: { primary: '#f7f3ea', text: '#33402f' },
    description:
      'Together with our families, we invite you to watch us say two small words, and then to eat, drink, and dance beneath the lights with us.',
    keywords: ['marriage', 'bride', 'groom', 'ceremony', 'reception', 'nuptials', 'vows', 'i do', 'elopement'],
  },
  {
    id: 808,
    name: 'Rehearsal Dinner',
    artSeed: 9103,
    colors: { primary: '#ecdcd3', text: '#4a1f2b' },
    description: 'We’ll practice the walking; you practice the toasts. An easy family supper on the eve of everything.',
    keywords: ['rehearsal', 'wedding eve', 'wedding party', 'toasts', 'in-laws', 'night before'],
  },
  {
    id: 809,
    name: 'Welcome Party',
    artSeed: 9104,
    colors: { primary: '#ffd9b3', text: '#4b1d3a' },
    description: 'You flew, you drove, you found the hotel. Drop your bags and meet both sides over drinks at sunset.',
    keywords: ['welcome drinks', 'wedding weekend', 'arrivals', 'meet and greet', 'out of town guests', 'kickoff'],
  },
  {
    id: 810,
    name: 'Farewell Brunch',
    artSeed: 9105,
    colors: { primary: '#fbeccb', text: '#4f3113' },
    description: 'Sunglasses forgiven, coffee unlimited. One more hour with the newlyweds before the suitcases roll.',
    keywords: ['morning after', 'post wedding', 'newlyweds', 'wedding brunch', 'send-off brunch', 'day after'],
  },
]

/** Themes for events before the wedding (subcategory 611). */
export const beforeWeddingThemes: readonly ThemeRow[] = [
  {
    id: 811,
    name: 'Engagement',
    artSeed: 9201,
    colors: { primary: '#f3dfe6', text: '#5c1638' },
    description:
      'There was a question, there were tears, and the ring fits. Come hear both versions of the proposal over bubbles.',
    keywords: ['engaged', 'proposal', 'ring', 'fiance', 'fiancee', 'she said yes', 'diamond', 'betrothed'],
  },
  {
    id: 812,
    name: 'Bridal Shower',
    artSeed: 9202,
    colors: { primary: '#fce4e4', text: '#5d2440' },
    description:
      'Petals, petit fours, and a veil made of toilet paper before the real one. Shower our bride with advice she’ll cheerfully ignore.',
    keywords: [
      'shower the bride',
      'bride to be',
      'bridal',
      'wedding shower',
      'bridal tea',
      'miss to mrs',
      'bridesmaids',
    ],
  },
  {
    id: 813,
    name: 'Bachelor',
    artSeed: 9203,
    colors: { primary: '#1b2a33', text: '#f0c88a' },
    description:
      'Steaks, go-karts, and a groom who thinks we’re only going fishing. What the best man has planned is on a need-to-know basis.',
    keywords: ['bachelor party', 'stag', 'stag night', 'groom', 'groomsmen', 'best man', 'last night of freedom'],
  },
  {
    id: 814,
    name: 'Bachelorette',
    artSeed: 9204,
    colors: { primary: '#ff9ecf', text: '#42082f' },
    description:
      'Last fling before the ring: matching hats, a boat with a name we can’t print, and brunch to recover. Bring the bride home in one piece.',
    keywords: ['bachelorette party', 'hen party', 'hen do', 'bride squad', 'maid of honor', 'last fling', 'nashville'],
  },
]
