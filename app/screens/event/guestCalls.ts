import type { Attendance, AttendanceAnswer } from '@festoon/contract/guest'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey } from '@festoon/contract/page'
import { CallError, postCall } from '../../api/postCall.ts'

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

/** Sends an answer: with a key as that guest, without one by the open link. Throws `CallError`. */
export async function sendAnswer(
  eventId: string,
  key: GuestKey | null,
  invitee: Attendance,
): Promise<AttendanceAnswer> {
  const answer = await postCall({
    service: 'ElkEventService',
    method: key ? 'updateAttendanceThroughEmail' : 'updateAttendanceByLink',
    input: { eventId, invitee, ...(key ? { token: key.token } : {}) },
    blocking: invitee.rsvpStatus !== 'SEEN',
  })
  if (!isAnswer(answer)) throw unexpected()
  return answer
}
