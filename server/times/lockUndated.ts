import { Failure } from '../core/Failure.ts'
import type { EventRow, Tx } from '../database/schema.ts'
import { lockUpcomingEvent } from '../events/lockEvent.ts'

/**
 * Locks and returns an upcoming event whose date is to be decided.
 * @throws Failure eventNotFound, eventCancelled, eventPast, or conflict if the event has a date by now.
 */
export async function lockUndated(tx: Tx, eventId: string, now: number): Promise<EventRow> {
  const event = await lockUpcomingEvent(tx, eventId, now)
  if (event.start_time !== null) throw new Failure('conflict')
  return event
}
