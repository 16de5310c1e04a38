import { openGuest } from '../../access.ts'
import { saveAnswer } from '../../data/answers.ts'
import { Failure } from '../../Failure.ts'
import { networkOf } from '../../http/networkOf.ts'
import { inviteeToken } from '../../secret/inviteeToken.ts'
import { tokenHash } from '../../secret/randomToken.ts'
import type { Handler } from '../handler.ts'
import { attendanceAnswer } from './attendanceAnswer.ts'

/** The answer of somebody with the event's open link; answers the key to the row that it made. */
export const updateAttendanceByLink: Handler<'updateAttendanceByLink'> = async (context, input) => {
  const { db, clock, keys, rateLimits } = context
  const { eventId, invitee, token } = input
  const key =
    token === undefined ? undefined : await openGuest(context, { eventId, inviteeId: invitee.inviteeId, token })
  if (token !== undefined && !key) throw new Failure('inviteeTokenInvalid')
  if (!key) {
    await rateLimits.take('linkAnswerFromAddress', networkOf(context.ip))
    if (!invitee.name)
      throw new Failure('invalid', { issues: [{ path: 'invitee.name', message: 'Please provide a valid name.' }] })
  }
  // Ids of guests are public, the device's is not: it lets a call whose answer was lost be repeated.
  const device = tokenHash(`${context.deviceId}/${eventId}`)
  const right = { userId: undefined, proven: key !== undefined, mayCreate: key === undefined, device }
  const result = await saveAnswer(db, eventId, invitee, right, clock.now())
  const answer = attendanceAnswer(result, invitee)
  if (result.outcome !== 'saved') return answer
  const { invitee_id: inviteeId, token_version: tokenVersion } = result.invitee
  return { ...answer, token: inviteeToken(keys.inviteeToken, { eventId, inviteeId, tokenVersion }) }
}
