import { listEventsOf } from './eventSummaries.ts'
import type { Handler } from '../rpc/handler.ts'

/** Returns every event that the caller hosts or was invited to. */
export const fetchEvents: Handler<'fetchEvents'> = async ({ db, session }) => ({
  events: await listEventsOf(db, session.userId),
})
