import type { Attendance, AttendanceResult } from '@festoon/contract/nouns/guest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { GuestKey } from '@festoon/contract/wire/page'
import { CallError, postCall, resultOf, wireCall, type Call } from '../../../rpc/postCall.ts'

// The guest page has no schema library. These checks are sufficient for results from the app's own server.
const isRsvpResult = (value: unknown): value is AttendanceResult =>
  typeof value === 'object' && value !== null && 'invitee' in value && 'inviteeId' in value
const isEventResult = (value: unknown): value is { event: EventView } =>
  typeof value === 'object' && value !== null && 'event' in value

const unexpected = (): CallError => new CallError('internal', 'unexpected result')

/** Fetches the event as seen by the guest with the given key, or its public view if `key` is null. Throws `CallError`. */
export async function fetchPreview(eventId: string, key: GuestKey | null): Promise<EventView> {
  const result = await postCall({
    service: 'ElkEventService',
    method: 'getEventPreview',
    input: { eventId, ...(key ? { inviteeUuid: key.inviteeId, token: key.token } : {}) },
    blocking: false,
  })
  if (!isEventResult(result)) throw unexpected()
  return result.event
}

/** Returns the call that sends an RSVP: for the guest with the given key, or for a new guest if the key is null. */
const rsvpCall = (eventId: string, key: GuestKey | null, invitee: Attendance): Call => ({
  service: 'ElkEventService',
  method: key ? 'updateAttendanceThroughEmail' : 'updateAttendanceByLink',
  input: { eventId, invitee, ...(key ? { token: key.token } : {}) },
  blocking: invitee.rsvpStatus !== 'SEEN',
})

function asRsvpResult(result: unknown): AttendanceResult {
  if (!isRsvpResult(result)) throw unexpected()
  return result
}

/** Sends an RSVP and returns the server's result. Throws `CallError`. */
export const sendRsvp = async (...rsvp: Parameters<typeof rsvpCall>): Promise<AttendanceResult> =>
  asRsvpResult(await postCall(rsvpCall(...rsvp)))

/**
 * Returns the URL and body of the call that `sendRsvp` makes, so that the service worker can send it later. Use `sentRsvp`
 * to read the response.
 */
export const unsentRsvp = (...rsvp: Parameters<typeof rsvpCall>): ReturnType<typeof wireCall> =>
  wireCall(rsvpCall(...rsvp))

/** Returns the result from the response to an RSVP that the service worker sent. Throws `CallError`. */
export const sentRsvp = (result: unknown): AttendanceResult => asRsvpResult(resultOf(result))
