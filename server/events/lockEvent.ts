import { Failure } from '../core/Failure.ts'
import { lockEvent } from '../database/rows/eventRows.ts'
import type { EventRow, Tx } from '../database/schema.ts'

/**
 * Locks and returns an event that hasn't been canceled or suspended.
 * @throws Failure eventNotFound or eventCancelled.
 */
export async function lockLiveEvent(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId)
  if (!event || event.suspended_at !== null) throw new Failure('eventNotFound')
  if (event.canceled_at !== null) throw new Failure('eventCancelled')
  return event
}

/**
 * Locks and returns an upcoming or ongoing event that hasn't been canceled.
 * @throws Failure eventNotFound, eventCancelled, or eventPast.
 */
export async function lockUpcomingEvent(tx: Tx, eventId: string, now: number): Promise<EventRow> {
  const event = await lockLiveEvent(tx, eventId)
  if (event.past_from <= now) throw new Failure('eventPast')
  return event
}
