import { recordDeliveryEvent } from './deliveryEvents.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Db } from '../../database/schema.ts'
import type { DeliveryEvent } from '../../providers/mailEvents/port.ts'

/** After this long what a provider told is of no message that will still be recorded: a sign-in code's, say. */
const keptMs = 24 * 3_600_000

/**
 * Keeps what a provider tells of a message that is not known to have gone out: it may be faster than the process that hands it
 * over. Recorded at once when that was done meanwhile.
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
 * Records what was told too early of a message that has gone out since. Called after the commit that says so: whichever of that
 * and `keepEarlyEvent` comes second sees the other.
 */
export async function recordEarlyEvents(db: Db, messageId: string, now: number): Promise<void> {
  const early = await db.selectFrom('early_delivery_events').selectAll().where('message_id', '=', messageId).execute()
  for (const { kind, reason } of early)
    await inTransaction(db, async (tx) => {
      const told = { kind, messageId, ...(reason === null ? {} : { reason }) }
      if (!(await recordDeliveryEvent(tx, told, undefined, now))) return
      await tx
        .deleteFrom('early_delivery_events')
        .where('message_id', '=', messageId)
        .where('kind', '=', kind)
        .execute()
    })
}

/** Records what whoever was to record it did not: its process was ended just then, say. */
export async function recordLeftEvents(db: Db, now: number): Promise<void> {
  const left = await db
    .selectFrom('early_delivery_events as early')
    .innerJoin('deliveries', 'deliveries.message_id', 'early.message_id')
    .select('early.message_id')
    .distinct()
    .execute()
  for (const { message_id } of left) await recordEarlyEvents(db, message_id, now)
}

/** Removes what was told of messages that went out from nowhere here. */
export async function removeEarlyEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('early_delivery_events')
    .where('reported_at', '<', now - keptMs)
    .execute()
}
