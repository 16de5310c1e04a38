import { answerAsGuest } from '../../answerAsGuest.ts'
import type { Handler } from '../handler.ts'
import { attendanceAnswer } from './attendanceAnswer.ts'

/** The answer of a guest with a personal link. The gate has checked its token. */
export const updateAttendanceThroughEmail: Handler<'updateAttendanceThroughEmail'> = async (context, { invitee }) => {
  const { guest } = context
  const { result } = await answerAsGuest(context, guest.event_id, invitee, { guest })
  return attendanceAnswer(result, invitee, undefined)
}
