import type { Db, Tx } from './schema.ts'

/** Keeps the id of a removed event from being given again: its links are still about, and would show another's party. */
export async function retireId(tx: Tx, eventId: string): Promise<void> {
  await tx
    .insertInto('removed_events')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Tells whether an event of this id was removed. */
export async function wasRemoved(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}
