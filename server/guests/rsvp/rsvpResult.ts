import type { OutputOf, ParsedInputOf } from '@festoon/contract/wire/operations'
import { Failure } from '../../core/Failure.ts'
import { toLinkInvitee } from '../../events/view/toLinkInvitee.ts'
import { toOwnInvitee } from '../../events/view/toOwnInvitee.ts'
import type { RsvpOutcome } from './saveRsvp.ts'

type Attendance = ParsedInputOf<'updateAttendance'>['invitee']

/**
 * Builds the result of an RSVP call (RPC-41). If the email address or phone number in `sentRsvp` needs a sign-in, nothing was
 * saved, and the result asks the caller to sign in (RSVP-29). If the saved invitation doesn't belong to the account `userId`,
 * the result contains only the data that a personal link shows and the data in `sentRsvp`.
 * @throws Failure if the RSVP wasn't saved for another reason.
 */
export function rsvpResult(
  result: RsvpOutcome,
  sentRsvp: Attendance,
  userId: string | undefined,
): OutputOf<'updateAttendance'> {
  if (result.outcome === 'saved') {
    const isOwn = userId !== undefined && result.invitee.user_id === userId
    const invitee = isOwn ? toOwnInvitee(result.invitee) : toLinkInvitee(result.invitee, sentRsvp)
    return { shouldPromptLogin: false, inviteeId: invitee.inviteeId, isNonUpdate: !result.changed, invitee }
  }
  if (result.outcome !== 'signInRequired') throw new Failure(result.outcome)
  const contact = {
    ...(sentRsvp.email === undefined ? {} : { email: sentRsvp.email }),
    ...(sentRsvp.phone === undefined ? {} : { phone: sentRsvp.phone }),
  }
  return {
    shouldPromptLogin: true,
    ...contact,
    inviteeId: sentRsvp.inviteeId,
    isNonUpdate: true,
    invitee: {
      inviteeId: sentRsvp.inviteeId,
      name: sentRsvp.name ?? '',
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
