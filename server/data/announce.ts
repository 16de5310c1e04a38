import { sql } from 'kysely'
import type { Db, EventRow } from './schema.ts'

/** Tells listeners, when the transaction commits, that an event changed; `userId` names one more user who should hear. */
export async function announce(db: Db, event: EventRow, userId: string | null = null): Promise<void> {
  await sql`select announce_event(${event.id}, ${event.organizer_id}, ${userId}, nextval('modifications'))`.execute(db)
}
