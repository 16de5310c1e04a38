import { inTransaction } from '../../database/inTransaction.ts'
import type { Db } from '../../database/schema.ts'
import type { DeliveryEvent } from '../../providers/mailEvents/port.ts'
import { recordDeliveryEvent } from './deliveryEvents.ts'

/**
 * The time in ms for which early events are kept. Older ones are about messages that are never recorded, such as sign-in codes.
 */
const keptMs = 24 * 3_600_000

/**
 * Stores an early event: one that arrives before its message is recorded as sent. If the message has been recorded in the
 * meantime, applies the event right away.
 */
export async function keepEarlyEvent(db: Db, { kind, messageId, reason }: DeliveryEvent, now: number): Promise<void> {
  await db
    .insertInto('early_delivery_events')
    .values({ message_id: messageId, kind, reason: reason ?? null, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await recordEarlyEvents(db, messageId, now)
}

/**
 * Applies the early events of a message, if the message is recorded as sent, and removes them. Must be called after the
 * transaction that records the message has been committed.
 */
export async function recordEarlyEvents(db: Db, messageId: string, now: number): Promise<void> {
  const early = await db.selectFrom('early_delivery_events').selectAll().where('message_id', '=', messageId).execute()
  for (const { kind, reason } of early)
    await inTransaction(db, async (tx) => {
      const event = { kind, messageId, ...(reason === null ? {} : { reason }) }
      if (!(await recordDeliveryEvent(tx, event, undefined, now))) return
      await tx
        .deleteFrom('early_delivery_events')
        .where('message_id', '=', messageId)
        .where('kind', '=', kind)
        .execute()
    })
}

/**
 * Applies the stored early events of messages that are recorded as sent. Such events remain if, for example, a process was
 * stopped before it could apply them.
 */
export async function recordLeftEvents(db: Db, now: number): Promise<void> {
  const left = await db
    .selectFrom('early_delivery_events as early')
    .innerJoin('deliveries', 'deliveries.message_id', 'early.message_id')
    .select('early.message_id')
    .distinct()
    .execute()
  for (const { message_id } of left) await recordEarlyEvents(db, message_id, now)
}

/** Removes early events that are older than `keptMs`. */
export async function removeEarlyEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('early_delivery_events')
    .where('reported_at', '<', now - keptMs)
    .execute()
}
