import type { Db, Tx } from '../database/schema.ts'

/**
 * Prevents a removed event's id from being reused. Otherwise, old links to the removed event would open a different event.
 */
export async function retireId(tx: Tx, eventId: string): Promise<void> {
  await tx
    .insertInto('removed_events')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns true if an event with this id was removed. */
export async function wasRemoved(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}
