import { answerAsGuest, answerByKey } from '../../answerAsGuest.ts'
import type { Handler } from '../handler.ts'
import { attendanceAnswer } from './attendanceAnswer.ts'

/** The answer of a guest with a personal link. */
export const updateAttendanceThroughEmail: Handler<'updateAttendanceThroughEmail'> = async (context, input) => {
  const { key, request } = context
  const { eventId, invitee } = input
  const saved = key.genuine && (await answerByKey(context, key.genuine, invitee, request))
  // What the key does not fit any more may have become one with another row, which it opens.
  const result =
    saved ??
    (await answerAsGuest(context, eventId, invitee, { guest: await key.open(), ...(request ? { request } : {}) }))
      .result
  return attendanceAnswer(result, invitee, undefined)
}
