import type { Invitee } from '@festoon/contract/guest'
import { guestDetail, guestStatus } from '@festoon/contract/rules/guestStatus'
import type { GuestRow } from '@festoon/ui/GuestTable'

/** The row of one guest, as the kit's table shows it (GLIST-01, GLIST-06). */
export function guestRow(guest: Invitee): GuestRow {
  const contact = guest.email ?? guest.phone
  return {
    id: guest.inviteeId,
    name: guest.name,
    status: guestStatus(guest),
    detail: guestDetail(guest),
    party: guest.rsvpStatus === 'YES' ? guest.additionalGuestCount + 1 : 0,
    isOrganizer: guest.role === 'organizer',
    ...(contact === undefined || guest.role === 'organizer' ? {} : { contact }),
    ...(guest.photoUrl === undefined ? {} : { photoUrl: guest.photoUrl }),
    ...(guest.rsvpMessage === '' ? {} : { message: guest.rsvpMessage }),
  }
}
