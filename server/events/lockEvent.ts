import { Failure } from '../core/Failure.ts'
import { lockEvent } from '../database/rows/eventRows.ts'
import type { EventRow, Tx } from '../database/schema.ts'

/**
 * Returns a locked event that hasn't been canceled.
 * @throws Failure eventCancelled.
 */
export function requireLive<Event extends EventRow>(event: Event): Event {
  if (event.canceled_at !== null) throw new Failure('eventCancelled')
  return event
}

/**
 * Returns a locked event that is upcoming or ongoing and hasn't been canceled.
 * @throws Failure eventCancelled or eventPast.
 */
export function requireUpcoming<Event extends EventRow>(event: Event, now: number): Event {
  if (requireLive(event).past_from <= now) throw new Failure('eventPast')
  return event
}

/**
 * Locks and returns an event that hasn't been canceled or suspended, for one of its guests. Hosts use `lockHosted`.
 * @throws Failure eventNotFound or eventCancelled.
 */
export async function lockLiveEvent(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId)
  if (!event || event.suspended_at !== null) throw new Failure('eventNotFound')
  return requireLive(event)
}

/**
 * Locks and returns an upcoming or ongoing event that hasn't been canceled, for one of its guests. Hosts use `lockHosted`.
 * @throws Failure eventNotFound, eventCancelled, or eventPast.
 */
export async function lockUpcomingEvent(tx: Tx, eventId: string, now: number): Promise<EventRow> {
  return requireUpcoming(await lockLiveEvent(tx, eventId), now)
}
