import type { Attendance } from '@festoon/contract/nouns/guest'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { toE164 } from '@festoon/contract/rules/phone'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { call } from '../../platform/api/call.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import type { RsvpLink } from '../../platform/document/rsvpLink.ts'

/**
 * The kind of RSVP link: `rsvp` and `updateuser` are for signed-in users, and `updateemail` is for recipients of an emailed
 * invitation (ROUTE-36..38).
 */
export type RsvpLinkKind = 'rsvp' | 'updateuser' | 'updateemail'

/**
 * Converts the RSVP in a link to the server's format (RSVP-03). Leaves out optional fields that are missing or invalid, so that
 * the server keeps their earlier values.
 */
export function linkAttendance(
  kind: RsvpLinkKind,
  link: RsvpLink,
  inviteeId: string,
  answers: Attendance['answers'],
): Attendance {
  const email = typedEmail(link.email ?? '')
  const phone = link.phone === undefined ? undefined : toE164(link.phone)
  const chosenPreference = link.notificationPreference ?? (kind === 'updateemail' ? preference.email : undefined)
  return {
    inviteeId,
    rsvpStatus: link.rsvpStatus,
    additionalGuestCount: link.rsvpStatus === 'YES' ? link.additionalGuestCount : 0,
    ...(link.message === undefined ? {} : { rsvpMessage: link.message }),
    ...(link.name === undefined ? {} : { name: link.name }),
    ...(isEmail(email) ? { email } : {}),
    ...(phone === undefined ? {} : { phone }),
    ...(chosenPreference === undefined ? {} : { notificationPreference: chosenPreference }),
    ...(answers === undefined || link.rsvpStatus !== 'YES' ? {} : { answers }),
  }
}

/**
 * Saves the RSVP in a link. `ownInviteeId` is the signed-in user's invitee id, which takes precedence over the link's invitee
 * id unless the link has a token (RSVP-14). If there is no invitee id, creates an invitee (RSVP-15). Throws `CallError` if the
 * call fails.
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
