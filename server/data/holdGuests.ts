import { sql } from 'kysely'
import type { EventRow, InviteeRow, Tx } from './schema.ts'

/**
 * Takes rows of an event that is held, and before them what is on its way to their guests: deliveries before guests is the
 * order everywhere. Removed guests are among them.
 */
export async function holdGuests(tx: Tx, event: EventRow, inviteeIds: readonly string[]): Promise<InviteeRow[]> {
  const ids = sql<string>`any(${[...inviteeIds]}::uuid[])`
  await tx
    .selectFrom('deliveries')
    .select('key')
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', ids)
    .where('state', 'in', ['due', 'queued'])
    .orderBy('invitee_id')
    .orderBy('key')
    .forUpdate()
    .execute()
  return tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', ids)
    .orderBy('invitee_id')
    .forUpdate()
    .execute()
}

/** Ends what is on its way to guests, unsent: all of it, or what has a key that begins so. `reason` is kept. */
export async function dropDeliveries(
  tx: Tx,
  event: EventRow,
  inviteeIds: readonly string[],
  reason: string,
  now: number,
  keyFrom = '',
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'failed', reason, finished_at: now })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', sql<string>`any(${[...inviteeIds]}::uuid[])`)
    .where('state', 'in', ['due', 'queued'])
    .where(sql<boolean>`starts_with(key, ${keyFrom})`)
    .execute()
}
