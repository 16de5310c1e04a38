import type { Db, Tx } from '../database/schema.ts'

/** Records the id of a deleted event so that no other event can use it. Otherwise, old links could open a different event. */
export async function retireId(tx: Tx, eventId: string): Promise<void> {
  await tx
    .insertInto('removed_events')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns true if an event with this id was deleted. */
export async function wasRemoved(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}
