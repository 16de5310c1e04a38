import type { ThemeRow } from './theme.ts'

/** Themes for baby showers (subcategory 612). */
export const babyShowerThemes: readonly ThemeRow[] = [
  {
    id: 815,
    name: 'Baby Shower',
    artSeed: 9301,
    colors: { primary: '#dff1ea', text: '#27485a' },
    description:
      'Ten tiny toes are nearly here, and the nursery smells of fresh paint. Lunch, laughter, and a few very small socks with the mother-to-be.',
    keywords: ['baby', 'mom to be', 'expecting', 'pregnant', 'nursery', 'stork', 'onesie', 'new baby', 'shower'],
  },
  {
    id: 816,
    name: 'Co-ed Shower',
    artSeed: 9302,
    colors: { primary: '#cfe6d2', text: '#3f2b12' },
    description:
      'Dads, uncles, and buddies, this one’s for you too. Tacos, a stroller-assembly race, and no measuring of anybody’s belly.',
    keywords: ['coed', 'couples shower', 'jack and jill', 'dad to be', 'parents to be', 'baby-q', 'babyq'],
  },
  {
    id: 817,
    name: 'Virtual Shower',
    artSeed: 9303,
    colors: { primary: '#d9e2ff', text: '#2b2166' },
    description:
      'Grandma’s in Ohio, the aunties are in Manila, and the bump fits on every screen. Pour something nice and log on from wherever you are.',
    keywords: ['zoom', 'online', 'virtual', 'video call', 'remote', 'long distance', 'drive-by'],
  },
]

/** Themes for specialty showers (subcategory 613). */
export const specialtyShowerThemes: readonly ThemeRow[] = [
  {
    id: 818,
    name: 'Gender Reveal',
    artSeed: 9401,
    colors: { primary: '#e8dcff', text: '#43215e' },
    description:
      'Even we don’t know what’s inside the piñata. Cast your vote at the door, then gather on the lawn for the big whack.',
    keywords: ['boy or girl', 'reveal', 'he or she', 'pink or blue', 'its a boy', 'its a girl', 'confetti cannon'],
  },
  {
    id: 819,
    name: 'Baby Sprinkle',
    artSeed: 9402,
    colors: { primary: '#fde3d5', text: '#5a2a4a' },
    description:
      'The crib’s still up from last time, so this is just a light drizzle. Doughnuts, diapers, and a big-sibling badge for someone special.',
    keywords: ['sprinkle', 'second baby', 'big sister', 'big brother', 'baby number two', 'another baby'],
  },
  {
    id: 820,
    name: 'Diaper Party',
    artSeed: 9403,
    colors: { primary: '#c7e3f0', text: '#173a4f' },
    description:
      'Price of admission: one box, any size, newborn to walking. In return you get ribs, a raffle ticket, and the thanks of two tired people.',
    keywords: ['diapers', 'dadchelor', 'man shower', 'daddy shower', 'huggies and chuggies', 'diaper raffle'],
  },
  {
    id: 821,
    name: 'Sip & See',
    artSeed: 9404,
    colors: { primary: '#f6e9f3', text: '#52304e' },
    description:
      'Come sip something cold and see someone new. Visiting hours are short, hands get washed, and the baby will be passed around like the good gossip.',
    keywords: [
      'meet the baby',
      'newborn',
      'sip and see',
      'welcome baby',
      'baby visit',
      'open house for baby',
      'new arrival',
    ],
  },
]
