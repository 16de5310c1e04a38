/** A look that a host can start with. */
export interface Look {
  id: string
  title: string
  colors: { primary: string; text: string }
}

export interface Gallery {
  id: string
  title: string
  looks: readonly Look[]
}

const look = (id: string, title: string, primary: string, text = '#000000'): Look => ({
  id,
  title,
  colors: { primary, text },
})

const lanterns = look('lanterns', 'Lantern supper', '#4a2380', '#ffffff')
const disco = look('disco', 'Late-night disco', '#130d2b', '#ffffff')
const cake = look('cake', 'Candles and cake', '#ffd9b0')
const picnic = look('picnic', 'Picnic in the park', '#bfe08a')
const pool = look('pool', 'Pool afternoon', '#43c6db')
const garden = look('garden', 'Garden lunch', '#ffe9c7')
const games = look('games', 'Games night', '#1e3fae', '#ffffff')
const costume = look('costume', 'Masks required', '#f0503c')

export const galleries: readonly Gallery[] = [
  { id: 'outdoors', title: 'Under the sky', looks: [garden, pool, picnic, lanterns] },
  { id: 'indoors', title: 'In good company', looks: [disco, cake, games, costume] },
]

/** The menu's categories. Each links to a gallery or to one look in it. */
export const occasions = [
  {
    label: 'Birthdays',
    groups: [
      { label: 'For kids', items: [cake, games] },
      { label: 'For grown-ups', items: [disco, costume] },
    ],
  },
  {
    label: 'Summer',
    groups: [
      { label: 'In the daytime', items: [garden, picnic, pool] },
      { label: 'After dark', items: [lanterns] },
    ],
  },
] as const

export const ideas = [
  { look: lanterns, when: 'Friday, 7:30 PM', line: 'A long table, eight lanterns, and everyone’s best dish.' },
  { look: pool, when: 'Sunday, 2:00 PM', line: 'Bring a towel, a hat, and someone who can swim.' },
  { look: costume, when: 'Saturday, 9:00 PM', line: 'No mask, no entry.' },
] as const
