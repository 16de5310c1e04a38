import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance, AttendanceResult, PersonalLink } from '@festoon/contract/nouns/guest'
import { readGuestMemory, rememberEvent } from '../../../platform/document/guestMemory.ts'
import {
  type Call,
  CallError,
  postCall,
  resultOf,
  unexpectedResponse,
  wireCall,
} from '../../../platform/rpc/postCall.ts'

// The guest page has no schema library. These checks are sufficient for results from the app's own server.
const isRsvpResult = (value: unknown): value is AttendanceResult =>
  typeof value === 'object' && value !== null && 'invitee' in value && 'inviteeId' in value
const isEventResult = (value: unknown): value is { event: EventView } =>
  typeof value === 'object' && value !== null && 'event' in value

/** Fetches the event as seen by the guest of a personal link, or its public view without one. Throws `CallError`. */
export async function fetchPreview(eventId: string, link: PersonalLink | null): Promise<EventView> {
  const result = await postCall({
    service: 'ElkEventService',
    method: 'getEventPreview',
    input: { eventId, ...(link ? { inviteeUuid: link.inviteeId, token: link.token } : {}) },
    blocking: false,
  })
  if (!isEventResult(result)) throw unexpectedResponse('getEventPreview')
  return result.event
}

/**
 * Fetches the event as seen by the guest of a personal link. If the network fails, returns the event as this guest last saw it, if this
 * browser remembers it. Throws `CallError`.
 */
export async function refetchEvent(link: PersonalLink): Promise<EventView> {
  try {
    return rememberEvent(await fetchPreview(link.eventId, link))
  } catch (error) {
    const { lastSeenEvent } = readGuestMemory(link.eventId)
    const isOffline = error instanceof CallError && error.reason === 'network'
    if (isOffline && lastSeenEvent?.invitee?.inviteeId === link.inviteeId) return lastSeenEvent
    throw error
  }
}

/** Returns the call that sends an RSVP of the guest of a personal link, or of a new guest without one. */
const rsvpCall = (eventId: string, link: PersonalLink | null, invitee: Attendance): Call => ({
  service: 'ElkEventService',
  method: link ? 'updateAttendanceThroughEmail' : 'updateAttendanceByLink',
  input: { eventId, invitee, ...(link ? { token: link.token } : {}) },
  blocking: invitee.rsvpStatus !== 'SEEN',
})

function asRsvpResult(result: unknown): AttendanceResult {
  if (!isRsvpResult(result)) throw unexpectedResponse('an RSVP')
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
export const sentRsvp = (result: unknown): AttendanceResult => asRsvpResult(resultOf('an RSVP', result))
