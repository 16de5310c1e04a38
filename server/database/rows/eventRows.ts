import type { Db, EventRow } from '../schema.ts'

/** Reads an event, even a canceled one. */
export async function readEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Locks the event's row until the transaction ends. Every operation that changes several guests does this first, so that two
 * such operations can't deadlock. Other transactions can still add rows that reference the event.
 */
export async function lockEvent(tx: Db, id: string): Promise<EventRow | undefined> {
  return tx.selectFrom('events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Returns the modification id of the last change to an event or any of its guests. */
export async function modificationOf(db: Db, event: EventRow): Promise<string> {
  const newest = await db
    .selectFrom('invitees')
    .select('modification')
    .where('event_id', '=', event.id)
    .orderBy('modification', 'desc')
    .limit(1)
    .executeTakeFirst()
  return String(Math.max(event.modification, newest?.modification ?? 0))
}
