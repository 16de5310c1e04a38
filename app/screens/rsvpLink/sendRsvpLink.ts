import type { Attendance } from '@festoon/contract/nouns/guest'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { isEmail } from '@festoon/contract/rules/email'
import { toE164 } from '@festoon/contract/rules/phone'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { call } from '../../api/call.ts'
import { newUuid } from '../../browser/newUuid.ts'
import type { RsvpLink } from './rsvpLink.ts'

/**
 * The kind of RSVP link: `rsvp` and `updateuser` are for signed-in users, `updateemail` is for the recipient of an emailed
 * invitation (ROUTE-36..38).
 */
export type RsvpLinkKind = 'rsvp' | 'updateuser' | 'updateemail'

/**
 * Returns the RSVP in a link, in the server's format (RSVP-03). Leaves out a missing message, name or response, and missing or
 * invalid contact details, so that the server keeps their earlier values.
 */
export function linkAttendance(
  kind: RsvpLinkKind,
  link: RsvpLink,
  inviteeId: string,
  answers: Attendance['answers'],
): Attendance {
  const phone = link.phone === undefined ? undefined : toE164(link.phone)
  const wants = link.notificationPreference ?? (kind === 'updateemail' ? preference.email : undefined)
  return {
    inviteeId,
    rsvpStatus: link.rsvpStatus,
    additionalGuestCount: link.rsvpStatus === 'YES' ? link.additionalGuestCount : 0,
    ...(link.message === undefined ? {} : { rsvpMessage: link.message }),
    ...(link.name === undefined ? {} : { name: link.name }),
    ...(link.email !== undefined && isEmail(link.email) ? { email: link.email } : {}),
    ...(phone === undefined ? {} : { phone }),
    ...(wants === undefined ? {} : { notificationPreference: wants }),
    ...(answers === undefined || link.rsvpStatus !== 'YES' ? {} : { answers }),
  }
}

/**
 * Saves the RSVP in a link. `ownInviteeId` is the signed-in user's invitee id, if they are already invited (RSVP-14). It is used
 * only if the link has no token. Creates an invitee if neither `ownInviteeId` nor the link identifies one (RSVP-15). Throws
 * `CallError`.
 */
export function sendRsvpLink(
  kind: RsvpLinkKind,
  eventId: string,
  link: RsvpLink,
  ownInviteeId: string | undefined,
  answers: Attendance['answers'],
): Promise<OutputOf<'updateAttendance'>> {
  const { inviteeId, token, photoUploadMode } = link
  const id = (token === undefined ? ownInviteeId : undefined) ?? inviteeId ?? newUuid()
  const invitee = linkAttendance(kind, link, id, answers)
  if (kind === 'updateemail') return call('updateAttendanceThroughEmail', { eventId, invitee, token: token ?? '' })
  return call('updateAttendance', {
    eventId,
    invitee,
    ...(photoUploadMode === undefined ? {} : { photoUploadMode }),
    // A token is useless without its invitee id.
    ...(token === undefined || inviteeId === undefined ? {} : { token }),
  })
}
