import type { OutputOf, ParsedInputOf } from '@festoon/contract/wire/operations'
import type { RsvpOutcome } from './storeRsvp.ts'
import { Failure } from '../../core/Failure.ts'
import { toOwnInvitee } from '../../events/view/toOwnInvitee.ts'
import { toLinkInvitee } from '../../events/view/toLinkInvitee.ts'

type Attendance = ParsedInputOf<'updateAttendance'>['invitee']

/**
 * Builds the result of an RSVP (RPC-41). If a new guest's email address or phone number belonged to another guest, nothing
 * was saved. The result then asks the guest to sign in (RSVP-29), and repeats the name, email address, and phone number from
 * `sent`. `userId` is the account of the caller. If the saved invitation belongs to another account or none, the result
 * contains only the data in `sent` and the data that a personal link shows.
 * @throws Failure if the RSVP wasn't saved for any other reason.
 */
export function rsvpResult(
  result: RsvpOutcome,
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
