import type { Attendance, AttendanceAnswer } from '@festoon/contract/guest'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey } from '@festoon/contract/page'
import { CallError, postCall, resultOf, wireCall, type Call } from '../../api/postCall.ts'

// The guest page carries no schema library: these checks are all it needs before it trusts its own server's answer.
const isAnswer = (value: unknown): value is AttendanceAnswer =>
  typeof value === 'object' && value !== null && 'invitee' in value && 'inviteeId' in value
const isEventAnswer = (value: unknown): value is { event: EventView } =>
  typeof value === 'object' && value !== null && 'event' in value

const unexpected = (): CallError => new CallError('internal', 'Something went wrong. Please try again.')

/** The event as the holder of `key`, or anybody, may see it. Throws `CallError`. */
export async function fetchPreview(eventId: string, key: GuestKey | null): Promise<EventView> {
  const answer = await postCall({
    service: 'ElkEventService',
    method: 'getEventPreview',
    input: { eventId, ...(key ? { inviteeUuid: key.inviteeId, token: key.token } : {}) },
    blocking: false,
  })
  if (!isEventAnswer(answer)) throw unexpected()
  return answer.event
}

/** The call that sends an answer: with a key as that guest, without one by the open link. */
const answerCall = (eventId: string, key: GuestKey | null, invitee: Attendance): Call => ({
  service: 'ElkEventService',
  method: key ? 'updateAttendanceThroughEmail' : 'updateAttendanceByLink',
  input: { eventId, invitee, ...(key ? { token: key.token } : {}) },
  blocking: invitee.rsvpStatus !== 'SEEN',
})

function asAnswer(answer: unknown): AttendanceAnswer {
  if (!isAnswer(answer)) throw unexpected()
  return answer
}

/** Sends an answer. Throws `CallError`. */
export const sendAnswer = async (...answer: Parameters<typeof answerCall>): Promise<AttendanceAnswer> =>
  asAnswer(await postCall(answerCall(...answer)))

/** The same, for whoever sends it later and without the page; what comes back is read by `sentAnswer`. */
export const unsentAnswer = (...answer: Parameters<typeof answerCall>): ReturnType<typeof wireCall> =>
  wireCall(answerCall(...answer))

/** What came of an answer that was sent without the page. Throws `CallError`. */
export const sentAnswer = (result: unknown): AttendanceAnswer => asAnswer(resultOf(result))
