import type { Attendance } from '@festoon/contract/guest'
import type { OutputOf } from '@festoon/contract/operations'
import { call } from '../../api/call.ts'
import { newUuid } from '../../session/newUuid.ts'
import type { AnswerLink } from './answerLink.ts'

/** Which page answers: as the signed-in person, or as the holder of a mailed invitation (ROUTE-36..38). */
export type AnswerKind = 'rsvp' | 'updateuser' | 'updateemail'

/** Posts what a link asked for. Throws `CallError`. */
export function sendAnswerLink(
  kind: AnswerKind,
  eventId: string,
  link: AnswerLink,
  ownInviteeId: string | undefined,
): Promise<OutputOf<'updateAttendance'>> {
  const { inviteeId, token } = link
  const invitee: Attendance = {
    inviteeId: (token === undefined ? ownInviteeId : undefined) ?? inviteeId ?? newUuid(),
    rsvpStatus: link.rsvpStatus,
    rsvpMessage: link.message,
    additionalGuestCount: link.rsvpStatus === 'YES' ? link.additionalGuestCount : 0,
    ...(link.name === undefined ? {} : { name: link.name }),
    ...(link.email === undefined ? {} : { email: link.email }),
    ...(link.phone === undefined ? {} : { phone: link.phone }),
  }
  if (kind === 'updateemail') return call('updateAttendanceThroughEmail', { eventId, invitee, token: token ?? '' })
  return call('updateAttendance', {
    eventId,
    invitee,
    // A key without the row that it opens is none.
    ...(token === undefined || inviteeId === undefined ? {} : { token }),
  })
}
