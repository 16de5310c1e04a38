import * as copy from '@festoon/contract/messages/guests/guestList'
import { opened, sendFailure } from '@festoon/contract/messages/guests/guestStatus'
import type { HeadDetails } from '@festoon/contract/nouns/catering/heads'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { partyText } from '@festoon/contract/rules/catering/heads'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { guestDetail, guestStanding, guestStatus, hasOpened } from '@festoon/contract/rules/guests/guestStatus'
import { inviteFailureText } from '@festoon/contract/rules/guests/inviteFailure'
import { shownResponse } from '@festoon/contract/rules/guests/responseText'
import type { GuestRow } from '@festoon/ui/GuestTable'
import { shownContact } from '../../features/guests/list/guestEdit.ts'

/**
 * Returns a guest's row in the guest list table, including the guest's response to `question`, if any (GLIST-01, GLIST-06).
 * `year` is the party's, and `details` is what its hosts ask for the caterer.
 */
export function guestRow(guest: Invitee, question?: Question, year?: number, details?: HeadDetails): GuestRow {
  const contact = shownContact(guest) ?? unreachableContact(guest)
  const people = partyText(guest, details)
  const response = question && shownResponse(guest.answers, question, year)
  return {
    id: guest.inviteeId,
    name: guest.name,
    status: guestStatus(guest),
    detail: detailOf(guest),
    standing: guestStanding(guest),
    progress: progressOf(guest),
    isOpened: hasOpened(guest),
    party: guest.rsvpStatus === 'YES' ? guest.additionalGuestCount + 1 : 0,
    ...(people === undefined ? {} : { partyText: people }),
    isOrganizer: guest.role === 'organizer',
    ...(contact === undefined || guest.role === 'organizer' ? {} : { contact }),
    ...(guest.photoUrl === undefined ? {} : { photoUrl: guest.photoUrl }),
    ...(guest.rsvpMessage === '' ? {} : { message: guest.rsvpMessage }),
    ...(response === undefined ? {} : { response }),
  }
}

/** Returns what hosts see in place of the contact of a guest without an email address; undefined for all others. */
function unreachableContact({ isUnreachable, inviteStatus }: Invitee): string | undefined {
  if (!isUnreachable) return undefined
  return inviteStatus === 'PENDING' ? copy.noContact : copy.textedByHost
}

/** Checks whether a host entered the guest's RSVP. */
const isEntered = (guest: Invitee): boolean =>
  givenRsvp(guest) !== undefined && guest.role === 'attendee' && guest.rsvpAt === undefined

const progressOf = (guest: Invitee): string | undefined =>
  hasOpened(guest) ? opened : isEntered(guest) ? copy.enteredByHost : undefined

/**
 * Returns a guest's detailed status; undefined if the status says as much. Includes the reason of a failed invite, if it is known, and
 * that a host entered the RSVP.
 */
function detailOf(guest: Invitee): string | undefined {
  const detail = guestDetail(guest)
  if (isEntered(guest)) return copy.handledDetail(detail, copy.enteredByHost)
  if (detail === guestStatus(guest)) return undefined
  const { inviteFailure } = guest
  return detail === sendFailure && inviteFailure ? copy.failureDetail(detail, inviteFailureText[inviteFailure]) : detail
}
