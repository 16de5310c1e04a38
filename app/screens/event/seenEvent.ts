import type { EventView } from '@festoon/contract/event'
import type { GuestKey } from '@festoon/contract/page'
import { CallError } from '../../api/postCall.ts'
import { readStored, store } from '../../session/storage.ts'
import { fetchPreview } from './guestCalls.ts'

const isSeenBy = (value: unknown, { inviteeId }: GuestKey): value is EventView =>
  typeof value === 'object' &&
  value !== null &&
  'invitee' in value &&
  typeof value.invitee === 'object' &&
  value.invitee !== null &&
  'inviteeId' in value.invitee &&
  value.invitee.inviteeId === inviteeId

/** Keeps the event as this guest saw it last, for when there is no network. */
export const keepSeen = (event: EventView): EventView => {
  store(`seen:${event.id}`, JSON.stringify(event))
  return event
}

/** The event as the holder of `key` may see it; where the server is not reached, as this guest saw it last. Throws `CallError`. */
export async function lookAgain(eventId: string, key: GuestKey): Promise<EventView> {
  try {
    return keepSeen(await fetchPreview(eventId, key))
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'network') throw error
    const seen: unknown = JSON.parse(readStored(`seen:${eventId}`) ?? 'null')
    if (isSeenBy(seen, key)) return seen
    throw error
  }
}
