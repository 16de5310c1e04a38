import type { EventView } from '@festoon/contract/nouns/event'
import type { GuestKey } from '@festoon/contract/wire/page'
import { CallError } from '../../../rpc/postCall.ts'
import { readStored, store } from '../../../browser/storage.ts'
import { fetchPreview } from './guestCalls.ts'

const isSeenBy = (value: unknown, { inviteeId }: GuestKey): value is EventView =>
  typeof value === 'object' &&
  value !== null &&
  'invitee' in value &&
  typeof value.invitee === 'object' &&
  value.invitee !== null &&
  'inviteeId' in value.invitee &&
  value.invitee.inviteeId === inviteeId

/** Stores an event as a guest sees it, for offline use, and returns the event. Messages, album and host data aren't stored. */
export const keepSeen = (event: EventView): EventView => {
  store(`seen:${event.id}`, JSON.stringify({ ...event, messages: undefined, albumDetails: undefined, host: undefined }))
  return event
}

/**
 * Fetches the event as seen by the guest with the given key. If the network fails, returns this guest's stored copy, if any.
 * Throws `CallError`.
 */
export async function refetchEvent(eventId: string, key: GuestKey): Promise<EventView> {
  try {
    return keepSeen(await fetchPreview(eventId, key))
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'network') throw error
    const seen: unknown = JSON.parse(readStored(`seen:${eventId}`) ?? 'null')
    if (isSeenBy(seen, key)) return seen
    throw error
  }
}
