import { sql } from 'kysely'
import { announce } from './announce.ts'
import { lockEvent } from './events.ts'
import { retireId } from './removedEvents.ts'
import { readGuestCounts } from './guestCounts.ts'
import { inTransaction } from './inTransaction.ts'
import type { OrganizerOf } from '../access.ts'
import type { Db, EventRow, Tx } from './schema.ts'

/** Cancels an event (LIFE-04). `tell` runs in the same transaction. */
export async function cancelEvent(
  db: Db,
  { id }: OrganizerOf<EventRow>,
  tell: (tx: Tx, event: EventRow) => Promise<void>,
  now: number,
): Promise<EventRow | 'eventNotFound' | 'eventCancelled' | 'eventPast'> {
  return inTransaction(db, async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before) return 'eventNotFound'
    if (before.cancelled_at !== null) return 'eventCancelled'
    if (before.past_from <= now) return 'eventPast'
    const after = await markCancelled(tx, id, now)
    await announce(tx, after)
    await tell(tx, after)
    return after
  })
}

/** Marks an event as cancelled, and asks and tells nobody. */
export async function markCancelled(db: Db, id: string, now: number): Promise<EventRow> {
  return db
    .updateTable('events')
    .set({ cancelled_at: now, sequence: sql`sequence + 1`, modification: sql`nextval('modifications')` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes an event, its guests and what was sent to them. One that is on has no guests but its organizer (RPC-48). */
export async function deleteEvent(
  db: Db,
  { id }: OrganizerOf<EventRow>,
  now: number,
): Promise<'deleted' | 'eventNotFound' | 'eventHasGuests'> {
  return inTransaction(db, async (tx) => {
    // No guest is added while this goes on: the whole row is held.
    const event = await tx.selectFrom('events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!event) return 'eventNotFound'
    const isOn = event.cancelled_at === null && event.past_from > now
    if (isOn && (await readGuestCounts(tx, id)).guests > 0) return 'eventHasGuests'
    const { rows } = await sql<{ user_id: string }>`
      select distinct user_id from invitees where event_id = ${id} and user_id is not null order by user_id
    `.execute(tx)
    await tx.deleteFrom('opt_outs').where('scope', '=', 'event').where('subject', '=', id).execute()
    await tx.deleteFrom('events').where('id', '=', id).execute()
    await retireId(tx, id)
    await announce(tx, event)
    for (const { user_id } of rows)
      await sql`select announce_topic(${`events/users/${user_id}`}, nextval('modifications')::text)`.execute(tx)
    return 'deleted'
  })
}
