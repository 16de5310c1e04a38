import * as copy from '@festoon/contract/messages/welcome/sampleInvites'
import { themeById } from '@festoon/contract/themes/catalog'
import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import type { Invite } from './parties/partiesPageData.ts'

interface Sample extends Pick<Invite, 'title' | 'when' | 'line'> {
  guests: readonly string[]
  /** The number of guests who are going but aren't in `guests`. */
  more: number
}

const invite = (themeId: number, { guests, more, ...texts }: Sample): Invite[] => {
  const theme = themeById(themeId)
  if (!theme) return []
  const id = `${themeId}-1`
  const going = { names: guests, text: copy.going(guests[0] ?? '', guests.length - 1 + more) }
  return [{ id, colors: theme.colors, image: galleryPicture(id), ...texts, going }]
}

/** Sample invitations, in display order. */
export const sampleInvites: readonly Invite[] = [
  ...invite(744, {
    title: copy.disco,
    when: copy.discoTime,
    line: copy.discoDetail,
    guests: copy.discoGuests,
    more: 38,
  }),
  ...invite(768, {
    title: copy.beach,
    when: copy.beachTime,
    line: copy.beachDetail,
    guests: copy.beachGuests,
    more: 12,
  }),
  ...invite(789, {
    title: copy.lunch,
    when: copy.lunchTime,
    line: copy.lunchDetail,
    guests: copy.lunchGuests,
    more: 21,
  }),
  ...invite(793, {
    title: copy.birthday,
    when: copy.birthdayTime,
    line: copy.birthdayDetail,
    guests: copy.birthdayGuests,
    more: 15,
  }),
]
