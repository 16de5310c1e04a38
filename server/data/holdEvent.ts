import { Failure } from '../Failure.ts'
import { lockEvent } from './events.ts'
import type { EventRow, Tx } from './schema.ts'

/** The event, held, unless it was called off. @throws Failure eventNotFound or eventCancelled. */
export async function holdEvent(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId)
  if (!event || event.is_draft) throw new Failure('eventNotFound')
  if (event.cancelled_at !== null) throw new Failure('eventCancelled')
  return event
}

/** The event, held, if it is still to come. @throws Failure eventNotFound, eventCancelled or eventPast. */
export async function holdEventAhead(tx: Tx, eventId: string, now: number): Promise<EventRow> {
  const event = await holdEvent(tx, eventId)
  if (event.past_from <= now) throw new Failure('eventPast')
  return event
}
