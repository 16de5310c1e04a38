import type { Db, EventRow, Tx } from '../database/schema.ts'

/**
 * Records the id of a deleted event so that no other event can use it. Otherwise, old links could open a different event. Also
 * records its host, who could otherwise prevent reports by deleting the event.
 */
export async function retireId(tx: Tx, { id, organizer_id }: Pick<EventRow, 'id' | 'organizer_id'>): Promise<void> {
  await tx
    .insertInto('removed_events')
    .values({ event_id: id, host_id: organizer_id })
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

/** Returns the id of a deleted event's host, or undefined if the event wasn't deleted or the host's account was. */
export async function hostOfRemoved(db: Db, eventId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('removed_events')
    .innerJoin('users', 'users.id', 'removed_events.host_id')
    .select('users.id')
    .where('event_id', '=', eventId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}
