import { saveAnswer } from '../../data/answers.ts'
import type { Handler } from '../handler.ts'
import { attendanceAnswer } from './attendanceAnswer.ts'

/** The answer of a guest with a personal link. The gate has checked its token. */
export const updateAttendanceThroughEmail: Handler<'updateAttendanceThroughEmail'> = async (context, input) => {
  const { db, clock, guest } = context
  const answer = { ...input.invitee, inviteeId: guest.invitee_id }
  const right = { userId: undefined, proven: true, mayCreate: false, device: undefined }
  return attendanceAnswer(await saveAnswer(db, guest.event_id, answer, right, clock.now()), answer)
}
