import { sql, type SqlBool } from 'kysely'
import { Failure } from '../core/Failure.ts'
import { anyOf } from '../database/rows/anyOf.ts'
import type { EventRow, InviteeRow, Tx } from '../database/schema.ts'

/**
 * Locks and returns invitees, including removed ones. The caller must have locked their event. Locks their pending deliveries
 * first, because all code locks deliveries before guests.
 */
export async function lockGuests(tx: Tx, event: EventRow, inviteeIds: readonly string[]): Promise<InviteeRow[]> {
  const ids = anyOf(inviteeIds)
  await tx
    .selectFrom('deliveries')
    .select('key')
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', ids)
    .where('state', 'in', ['planned', 'due', 'queued'])
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

/**
 * Locks and returns an invitee that was read before, even a removed one. The caller must have locked the event.
 * @throws Failure forbidden if the invitation has another account or other links by now, and so may be another person's.
 */
export async function lockSameGuest(tx: Tx, event: EventRow, before: InviteeRow): Promise<InviteeRow> {
  const [row] = await lockGuests(tx, event, [before.invitee_id])
  if (!row || row.user_id !== before.user_id || row.token_version !== before.token_version)
    throw new Failure('forbidden')
  return row
}

/**
 * Cancels unsent deliveries to guests, and stores `reason` with each of them. If `keyFrom` is given, cancels only deliveries
 * whose key starts with this prefix.
 */
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
    .where('invitee_id', '=', anyOf(inviteeIds))
    .where('state', 'in', ['planned', 'due', 'queued'])
    .where(sql<SqlBool>`starts_with(key, ${keyFrom})`)
    .execute()
}
