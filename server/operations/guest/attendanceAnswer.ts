import type { OutputOf, ParsedInputOf } from '@festoon/contract/operations'
import type { AnswerOutcome } from '../../data/answers.ts'
import { Failure } from '../../Failure.ts'
import { toOwnInvitee } from '../../ownRow.ts'
import { toLinkInvitee } from '../../toLinkInvitee.ts'

type Attendance = ParsedInputOf<'updateAttendance'>['invitee']

/**
 * What an answer answers (RPC-41). A contact that belongs to another guest is not handed over: nothing is saved, and the
 * guest is asked to sign in with it (RSVP-29); the row that comes back is what was sent, unsaved. `userId`: the account
 * that answers; whoever answers by a link alone is shown no more of the row than the link shows.
 */
export function attendanceAnswer(
  result: AnswerOutcome,
  sent: Attendance,
  userId: string | undefined,
): OutputOf<'updateAttendance'> {
  if (result.outcome === 'saved') {
    const isOwn = userId !== undefined && result.invitee.user_id === userId
    const invitee = isOwn ? toOwnInvitee(result.invitee) : toLinkInvitee(result.invitee, sent)
    return { shouldPromptLogin: false, inviteeId: invitee.inviteeId, isNonUpdate: !result.changed, invitee }
  }
  if (result.outcome !== 'contactTaken') throw new Failure(result.outcome)
  const contact = {
    ...(sent.email === undefined ? {} : { email: sent.email }),
    ...(sent.phone === undefined ? {} : { phone: sent.phone }),
  }
  return {
    shouldPromptLogin: true,
    ...contact,
    inviteeId: sent.inviteeId,
    isNonUpdate: true,
    invitee: {
      inviteeId: sent.inviteeId,
      name: sent.name ?? '',
      ...contact,
      role: 'attendee',
      rsvpStatus: 'INVITED',
      inviteStatus: 'SUCCESS',
      additionalGuestCount: 0,
      rsvpMessage: '',
      answers: [],
      isNew: false,
    },
  }
}
