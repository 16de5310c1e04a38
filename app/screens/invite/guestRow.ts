import type { Invitee } from '@festoon/contract/guest'
import { answerTo } from '@festoon/contract/rules/answerText'
import { guestDetail, guestStatus } from '@festoon/contract/rules/guestStatus'
import { inviteFailureText } from '@festoon/contract/rules/inviteFailure'
import type { GuestRow } from '@festoon/ui/GuestTable'
import { connectedLabel } from '../../invitees/guestEdit.ts'

/** The row of one guest, as the kit's table shows it (GLIST-01, GLIST-06); `questionUuid`: whose answer it shows. */
export function guestRow(guest: Invitee, questionUuid?: string): GuestRow {
  const contact = guest.email ?? guest.phone ?? (guest.isConnected ? connectedLabel : undefined)
  const answer = questionUuid === undefined ? undefined : answerTo(guest.answers, questionUuid)
  return {
    id: guest.inviteeId,
    name: guest.name,
    status: guestStatus(guest),
    detail: detailOf(guest),
    party: guest.rsvpStatus === 'YES' ? guest.additionalGuestCount + 1 : 0,
    isOrganizer: guest.role === 'organizer',
    ...(contact === undefined || guest.role === 'organizer' ? {} : { contact }),
    ...(guest.photoUrl === undefined ? {} : { photoUrl: guest.photoUrl }),
    ...(guest.rsvpMessage === '' ? {} : { message: guest.rsvpMessage }),
    ...(answer === undefined ? {} : { answer }),
  }
}

/** Of an invitation that failed it says why. */
function detailOf(guest: Invitee): string {
  const detail = guestDetail(guest)
  const { inviteFailure } = guest
  return detail === 'Send Failure' && inviteFailure ? `${detail}. ${inviteFailureText[inviteFailure]}` : detail
}
