import { openGuest } from '../../access.ts'
import { saveAnswer } from '../../data/answers.ts'
import { readInviteeByContactOf, readInviteeOfUser } from '../../data/invitees.ts'
import { readUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'
import { attendanceAnswer } from './attendanceAnswer.ts'

/**
 * The signed-in caller's answer. Their row is, in this order: the one of the token, their own, the one invited under a
 * contact that they have verified, a new one (RSVP-14, RSVP-15).
 */
export const updateAttendance: Handler<'updateAttendance'> = async (context, { eventId, invitee, token }) => {
  const { db, clock, session } = context
  const { userId } = session
  const key =
    token === undefined ? undefined : await openGuest(context, { eventId, inviteeId: invitee.inviteeId, token })
  if (token !== undefined && !key) throw new Failure('inviteeTokenInvalid')
  const own =
    key ?? (await readInviteeOfUser(db, eventId, userId)) ?? (await readInviteeByContactOf(db, eventId, userId))
  const user = await readUser(db, userId)
  const answer = { ...invitee, name: invitee.name ?? user?.name ?? '', inviteeId: own?.invitee_id ?? invitee.inviteeId }
  // A new row carries a contact that is proven, or none that is another's.
  if (!own) answer.email ??= user?.emails[0]
  const right = { userId, proven: own !== undefined, mayCreate: true, device: undefined }
  const result = await saveAnswer(db, eventId, answer, right, clock.now())
  return attendanceAnswer(result, answer)
}
