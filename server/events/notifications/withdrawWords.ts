import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { eraseWords } from '../../accounts/deletion/eraseQueued.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { EventRow, Tx } from '../../database/schema.ts'

/** An SQL condition that is true for an invitee who is a host, or was one and sent or wrote something. */
const isAuthor = sql<SqlBool>`(
  invitees.role = 'organizer' or invitees.cohost_status is not distinct from 'ACCEPTED'
  or exists (select 1 from deliveries d where d.sent_by = invitees.user_id and d.event_id = invitees.event_id)
  or exists (select 1 from messages m where m.event_id = invitees.event_id and m.sender_id = invitees.user_id)
  or exists (
    select 1 from change_notices n
    where n.event_id = invitees.event_id and n.sent_by @> jsonb_build_array(invitees.user_id)
  )
)`

/**
 * Withdraws what people who are being removed wrote or sent as hosts and what hasn't been sent yet: messages, also those that couldn't be
 * sent, because a guest who confirms an address gets them (messaging/strangers/confirmAddress.ts), invitations, which count as unsent again,
 * and their notes in updates and cancellations. The updates and cancellations themselves stay, because guests have to know of them.
 * `inviteeIds` may include guests who never were hosts, or who stepped down before. The caller must have locked the event, and no guests.
 */
export async function withdrawWords(
  tx: Tx,
  event: EventRow,
  inviteeIds: readonly string[],
  now: number,
): Promise<void> {
  const people = await tx
    .selectFrom('invitees')
    .select('user_id')
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', anyOf(inviteeIds))
    .where('user_id', 'is not', null)
    .where(isAuthor)
    .execute()
  const userIds = people.flatMap(({ user_id }) => user_id ?? [])
  if (userIds.length === 0) return
  // Locked in order, as in lockGuests.
  const query = sql`
    with waiting as materialized (
      select d.event_id, d.invitee_id, d.key from deliveries d
      where d.event_id = ${event.id} and d.state <> 'sent' and (
        (strpos(d.key, '/') = 0 and d.state = 'queued' and d.sent_by = any(${userIds}::uuid[])) or (
          split_part(d.key, '/', 1) = 'message' and split_part(d.key, '/', 2) in (
            select m.id::text from messages m where m.event_id = ${event.id} and m.sender_id = any(${userIds}::uuid[])
          )
        )
      )
      order by d.invitee_id, d.key for update of d
    )
    update deliveries d set state = 'failed', reason = ${copy.senderRemoved}, finished_at = ${now}
    from waiting w
    where d.event_id = ${event.id} and d.event_id = w.event_id and d.invitee_id = w.invitee_id and d.key = w.key
    returning d.invitee_id as id, strpos(d.key, '/') = 0 as "isInvite"
  `
  const withdrawnDeliveries = await readRows(tx, z.object({ id: z.string(), isInvite: z.boolean() }), query)
  const unsentIds = withdrawnDeliveries.flatMap(({ id, isInvite }) => (isInvite ? [id] : []))
  if (unsentIds.length > 0)
    await tx
      .updateTable('invitees')
      .set({ invite_status: 'PENDING', modification: sql`nextval('modifications')` })
      .where('event_id', '=', event.id)
      .where('invitee_id', '=', anyOf(unsentIds))
      .where('invite_status', '=', 'TRIGGERED')
      .execute()
  await eraseWords(tx, userIds, event.id)
}
