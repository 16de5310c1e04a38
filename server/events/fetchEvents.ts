import { listEventsOf } from './eventSummaries.ts'
import type { Handler } from '../rpc/handler.ts'

/** Returns all of the caller's events. */
export const fetchEvents: Handler<'fetchEvents'> = async ({ db, session }) => ({
  events: await listEventsOf(db, session.userId),
})
