import { openGuest } from '../../access.ts'
import { answerAsGuest } from '../../answerAsGuest.ts'
import { Failure } from '../../Failure.ts'
import { tokenHash } from '../../secret/randomToken.ts'
import type { Handler } from '../handler.ts'
import { attendanceAnswer } from './attendanceAnswer.ts'

/** The answer of somebody with the event's open link; answers the key to the row that it made. */
export const updateAttendanceByLink: Handler<'updateAttendanceByLink'> = async (context, input) => {
  const { eventId, invitee, token } = input
  const guest =
    token === undefined ? undefined : await openGuest(context, { eventId, inviteeId: invitee.inviteeId, token })
  if (token !== undefined && !guest) throw new Failure('inviteeTokenInvalid')
  if (!guest && !invitee.name)
    throw new Failure('invalid', { issues: [{ path: 'invitee.name', message: 'Please provide a valid name.' }] })
  // Ids of guests are public, the device's is not: it lets a call whose answer was lost be repeated.
  const device = tokenHash(`${context.deviceId}/${eventId}`)
  const repeat = context.request ? { request: context.request } : {}
  const right = guest ? { guest, ...repeat } : { guest: undefined, device, ip: context.ip, ...repeat }
  const answered = await answerAsGuest(context, eventId, invitee, right)
  const answer = attendanceAnswer(answered.result, invitee, undefined)
  return answered.token === undefined ? answer : { ...answer, token: answered.token }
}
