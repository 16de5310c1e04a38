import { sql } from 'kysely'
import { keepDeliveries } from '../accounts/sending/removedDeliveries.ts'
import { keepReach } from '../accounts/sending/removedReach.ts'
import type { OrganizerOf } from '../core/brands.ts'
import { Failure } from '../core/Failure.ts'
import { announce, announceToGuests } from '../database/announce.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { lockWholeEvent } from '../database/rows/eventRows.ts'
import { readGuestCounts } from '../database/rows/guestCounts.ts'
import type { Db, EventRow, Tx } from '../database/schema.ts'
import { lockHosted } from '../rpc/access/lockHosted.ts'
import { retireId } from './removedEvents.ts'

/**
 * Cancels an event and calls `notify` in the same transaction (LIFE-04). Returns the event.
 * @throws Failure as `lockHosted`; eventCancelled; eventPast.
 */
export async function cancelEvent(
  db: Db,
  organizedEvent: OrganizerOf<EventRow>,
  notify: (tx: Tx, event: EventRow) => Promise<void>,
  now: number,
): Promise<EventRow> {
  return inTransaction(db, async (tx) => {
    const before = await lockHosted(tx, organizedEvent, 'organizer')
    const { id } = before
    if (before.canceled_at !== null) throw new Failure('eventCancelled')
    if (before.past_from <= now) throw new Failure('eventPast')
    const after = await markCanceled(tx, id, now)
    await announce(tx, after)
    await announceToGuests(tx, id)
    await notify(tx, after)
    return after
  })
}

/** Marks an event as canceled, without checks or notifications. */
export async function markCanceled(db: Db, id: string, now: number): Promise<EventRow> {
  return db
    .updateTable('events')
    .set({ canceled_at: now, sequence: sql`sequence + 1`, modification: sql`nextval('modifications')` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Deletes an event, its guests, and the messages sent to them. Unless the event is canceled or past, the organizer must be its
 * only guest (RPC-48).
 * @throws Failure as `lockHosted`; eventHasGuests.
 */
export async function deleteEvent(db: Db, organizedEvent: OrganizerOf<EventRow>, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = await lockHosted(tx, organizedEvent, 'organizer', { lock: lockWholeEvent })
    const { id } = event
    const isOn = event.canceled_at === null && event.past_from > now
    if (isOn && (await readGuestCounts(tx, id)).guests > 0) throw new Failure('eventHasGuests')
    await deleteRows(tx, event, now)
  })
}

/** Deletes an event, its guests, and the messages sent to them, in any state. Returns false if the event doesn't exist. */
export async function removeEvent(db: Db, id: string, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const event = await lockWholeEvent(tx, id)
    if (event) await deleteRows(tx, event, now)
    return event !== undefined
  })
}

/** Deletes a locked event and notifies its listeners. */
async function deleteRows(tx: Tx, event: EventRow, now: number): Promise<void> {
  const { id } = event
  await announceToGuests(tx, id)
  await keepReach(tx, event, now)
  await keepDeliveries(tx, event, now)
  await tx.deleteFrom('events').where('id', '=', id).execute()
  await retireId(tx, event)
  await announce(tx, event)
}
