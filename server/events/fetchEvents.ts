import type { Handler } from '../rpc/handler.ts'
import { listEventsOf } from './eventSummaries.ts'

/** Returns summaries of the events that the caller hosts or was invited to. */
export const fetchEvents: Handler<'fetchEvents'> = async ({ db, session }) => ({
  events: await listEventsOf(db, session.userId),
})
