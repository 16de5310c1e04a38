import type { Attendance } from '@festoon/contract/guest'
import type { OutputOf } from '@festoon/contract/operations'
import { isEmail } from '@festoon/contract/rules/email'
import { toE164 } from '@festoon/contract/rules/phone'
import { preference } from '@festoon/contract/rules/preferences'
import { call } from '../../api/call.ts'
import { newUuid } from '../../session/newUuid.ts'
import type { AnswerLink } from './answerLink.ts'

/** Which page answers: as the signed-in person, or as the holder of a mailed invitation (ROUTE-36..38). */
export type AnswerKind = 'rsvp' | 'updateuser' | 'updateemail'

/**
 * The guest's row as a link states it (RSVP-03). What the link does not mention is left out, so that what was answered
 * before stays; a contact that is none is left out too.
 */
export function linkAttendance(
  kind: AnswerKind,
  link: AnswerLink,
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
 * Posts what a link asked for. `ownInviteeId`: the row that the signed-in person has already (RSVP-14); without one, or one
 * that the link names, a new one is made (RSVP-15). Throws `CallError`.
 */
export function sendAnswerLink(
  kind: AnswerKind,
  eventId: string,
  link: AnswerLink,
  ownInviteeId: string | undefined,
  answers: Attendance['answers'],
): Promise<OutputOf<'updateAttendance'>> {
  const { inviteeId, token, photoUploadMode } = link
  const row = (token === undefined ? ownInviteeId : undefined) ?? inviteeId ?? newUuid()
  const invitee = linkAttendance(kind, link, row, answers)
  if (kind === 'updateemail') return call('updateAttendanceThroughEmail', { eventId, invitee, token: token ?? '' })
  return call('updateAttendance', {
    eventId,
    invitee,
    ...(photoUploadMode === undefined ? {} : { photoUploadMode }),
    // A key without the row that it opens is none.
    ...(token === undefined || inviteeId === undefined ? {} : { token }),
  })
}
