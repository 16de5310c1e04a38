import type { Invitee } from '@festoon/contract/nouns/guest'
import { responseTo } from '@festoon/contract/rules/guests/responseText'
import { guestDetail, guestStanding, guestStatus } from '@festoon/contract/rules/guests/guestStatus'
import { inviteFailureText } from '@festoon/contract/rules/guests/inviteFailure'
import type { GuestRow } from '@festoon/ui/GuestTable'
import { shownContact } from '../../guests/list/guestEdit.ts'
import * as copy from '@festoon/contract/messages/guests/guestList'
import { sendFailure } from '@festoon/contract/messages/guests/guestStatus'

/**
 * Returns a guest's row in the guest list table, including the guest's response to the question `questionUuid`, if any
 * (GLIST-01, GLIST-06).
 */
export function guestRow(guest: Invitee, questionUuid?: string): GuestRow {
  const contact = shownContact(guest)
  const response = questionUuid === undefined ? undefined : responseTo(guest.answers, questionUuid)
  return {
    id: guest.inviteeId,
    name: guest.name,
    status: guestStatus(guest),
    detail: detailOf(guest),
    standing: guestStanding(guest),
    party: guest.rsvpStatus === 'YES' ? guest.additionalGuestCount + 1 : 0,
    isOrganizer: guest.role === 'organizer',
    ...(contact === undefined || guest.role === 'organizer' ? {} : { contact }),
    ...(guest.photoUrl === undefined ? {} : { photoUrl: guest.photoUrl }),
    ...(guest.rsvpMessage === '' ? {} : { message: guest.rsvpMessage }),
    ...(response === undefined ? {} : { response }),
  }
}

/** Returns a guest's detailed status. For a failed invite, includes the reason if it is known. */
function detailOf(guest: Invitee): string {
  const detail = guestDetail(guest)
  const { inviteFailure } = guest
  return detail === sendFailure && inviteFailure ? copy.failureDetail(detail, inviteFailureText[inviteFailure]) : detail
}
