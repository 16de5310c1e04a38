import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import { themeById } from '@festoon/contract/themes/catalogue'
import type { Invite } from './parties/partiesPageData.ts'

const invite = (themeId: number, words: Pick<Invite, 'title' | 'when' | 'line' | 'going'>): Invite[] => {
  const theme = themeById(themeId)
  if (!theme) return []
  const id = `${themeId}-1`
  return [{ id, colours: theme.colours, picture: galleryPicture(id), ...words }]
}

/** Invitations that show what one can look like: the first is what a visitor sees first. */
export const sampleInvites: readonly Invite[] = [
  ...invite(793, {
    title: 'Maya is turning six',
    when: 'Saturday, 2 PM',
    line: 'A dig in the sandpit, a volcano that works, and cake with claws.',
    going: { names: ['Tariq', 'Ana Ortiz', 'Lou'], more: 15 },
  }),
  ...invite(744, {
    title: 'Disco until the neighbours join',
    when: 'Friday, 9 PM',
    line: 'Sequins are not required. They are, however, judged.',
    going: { names: ['Noor', 'Max Weber', 'Ines'], more: 38 },
  }),
  ...invite(768, {
    title: 'One whole day at the sea',
    when: 'Sunday, 10 AM',
    line: 'Bring a towel, a hat and someone who can swim.',
    going: { names: ['Kofi', 'June Park', 'Sam'], more: 12 },
  }),
  ...invite(789, {
    title: 'Lunch under the apple tree',
    when: 'May 9, 1 PM',
    line: 'Thirty chairs, one long table, and a birthday that ends in 0.',
    going: { names: ['Rosa', 'Pierre Blanc', 'Ada'], more: 21 },
  }),
]
