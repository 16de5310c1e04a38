import type { Sample } from './SampleInvite.tsx'

/** Invitations that show what an invitation can look like. */
export const samples: readonly Sample[] = [
  { preset: 'orange', title: 'Late-night karaoke', when: 'Fri, 9 PM', heads: '24 going', art: 'rays' },
  { preset: 'home', title: "Maya's sixth: dinosaurs!", when: 'Sat, 2 PM', heads: '18 going', art: 'confetti' },
  { preset: 'inverted', title: 'Rooftop winter solstice', when: 'Dec 21, 7 PM', heads: '41 going', art: 'moons' },
]
