import * as copy from '@festoon/contract/messages/guests/diets'
import type { HeadDetails, Heads } from '../../nouns/catering/heads.ts'
import type { Invitee } from '../../nouns/guest.ts'

type Party = Pick<Invitee, 'rsvpStatus' | 'additionalGuestCount' | 'heads'>

/**
 * Returns the number of adults and children of a guest, such as "2 adults, 1 child"; undefined if the hosts don't ask for it or the
 * guest isn't coming.
 */
export function partyText(guest: Party, details: HeadDetails | undefined): string | undefined {
  if (!details?.children || guest.rsvpStatus !== 'YES') return undefined
  const { children = 0 } = guest.heads ?? {}
  return copy.adultsAndChildren(1 + guest.additionalGuestCount - children, children)
}

/** Returns a guest's diets as a phrase, such as "2 × vegan and 1 × nut allergy"; '' if there are none. */
export const dietsText = ({ diets = [] }: Heads, partySize: number): string =>
  copy.dietList(diets.map(({ diet, count }) => copy.dietFor(copy.dietNames[diet], count, partySize)))
