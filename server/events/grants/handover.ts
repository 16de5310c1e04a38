import { sql } from 'kysely'
import { hostedBy, type HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import type { Db, EventRow, Tx } from '../../database/schema.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import { requireUpcoming } from '../lockEvent.ts'
import { queueForAllGuests } from '../notifications/queueForGuests.ts'
import { takeRight } from './grants.ts'

/**
 * Makes a co-host the organizer of an event that its former organizer handed over. Deletes the row of
 * the former organizer's account once no event belongs to it.
 * @throws Failure as `lockHosted`; eventHasHost if the event isn't handed over, eventCancelled, or eventPast.
 */
export async function takeOver(db: Db, hostedEvent: HostOf<EventRow>, now: number): Promise<EventRow> {
  return inTransaction(db, async (tx) => {
    const before = requireUpcoming(await lockHosted(tx, hostedEvent, 'host'), now)
    const { id, [hostedBy]: userId } = before
    if (before.handover_until === null) throw new Failure('eventHasHost')
    const heir = await readInviteeOfUser(tx, id, userId)
    if (!heir) throw new Failure('forbidden')
    // The new organizer hasn't asked these guests.
    await tx.deleteFrom('cohost_requests').where('event_id', '=', id).execute()
    await nameFormerSender(tx, before)
    await takeRight(tx, before, 'handover', heir, now)
    const after = await tx
      .updateTable('events')
      .set({
        organizer_id: userId,
        hosted_by: sql`coalesce(nullif(${heir.name}, ''), (select name from users where id = ${userId}))`,
        handover_until: null,
        // The new organizer hasn't passed it on.
        cohost_link: null,
        modification: sql`nextval('modifications')`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await removeFormerAccount(tx, before.organizer_id)
    await announce(tx, after, userId)
    return after
  })
}

/** Makes an event's former organizer the sender of what was sent so far, so that reactions to it don't lower the next one's limits. */
export async function nameFormerSender(
  tx: Tx,
  { id, organizer_id: formerId }: Pick<EventRow, 'id' | 'organizer_id'>,
): Promise<void> {
  // Deliveries are locked before guests, like when one finishes.
  await sql`update deliveries set sent_by = ${formerId} where event_id = ${id} and sent_by is null`.execute(tx)
  await sql`
    update opt_outs set caused_by = ${formerId} where scope = 'event' and subject = ${id} and caused_by is null
  `.execute(tx)
}

/** Deletes the row of an account that was erased, unless other events still belong to it. */
async function removeFormerAccount(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from users where id = ${userId} and deleted_at is not null and suspended_at is null
      and not exists (select 1 from events where organizer_id = ${userId})
  `.execute(tx)
}

/**
 * Cancels the events that no co-host took over in time and that haven't started, and queues a notification to their guests.
 */
export async function cancelLeftEvents(db: Db, queue: QueueNotifications, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leftEvents = await tx
      .updateTable('events')
      .set({
        // Events that have started stay as they are. Those without a date haven't.
        canceled_at: sql`case when coalesce(start_time > ${now}, true) then ${now}::bigint end`,
        handover_until: null,
        sequence: sql`sequence + 1`,
        modification: sql`nextval('modifications')`,
      })
      .where('handover_until', '<=', now)
      .where('canceled_at', 'is', null)
      .returningAll()
      .execute()
    for (const event of leftEvents) {
      await announce(tx, event)
      if (event.canceled_at !== null)
        await queueForAllGuests(tx, queue, event, { kind: 'canceled', title: event.title, message: '' }, now)
    }
  })
}
