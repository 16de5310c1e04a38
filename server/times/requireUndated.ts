import { Failure } from '../core/Failure.ts'
import type { EventRow } from '../database/schema.ts'

/**
 * Returns a locked event whose date is to be decided.
 * @throws Failure conflict if the event has a date by now.
 */
export function requireUndated<Event extends EventRow>(event: Event): Event {
  if (event.start_time !== null) throw new Failure('conflict')
  return event
}
