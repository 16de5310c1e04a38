import { listEventsOf } from '../../data/eventSummaries.ts'
import type { Handler } from '../handler.ts'

/** Every event of the caller. */
export const fetchEvents: Handler<'fetchEvents'> = async ({ db, session }) => ({
  events: await listEventsOf(db, session.userId),
})
