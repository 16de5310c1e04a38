import { sql } from 'kysely'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { eraseNotes } from '../../accounts/deletion/eraseQueued.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { EventRow, Tx } from '../../database/schema.ts'

/** The reasons of deliveries that are sent once the guest confirms the address (messaging/strangers/confirmAddress.ts). */
const waitReasons = [copy.askedToConfirm, copy.askedBefore, copy.tooManyAsks, copy.tooManyStrangers]

/**
 * Withdraws what hosts who are being removed wrote or sent and what hasn't been sent yet: messages, invitations, which count as unsent
 * again, and their notes in updates. The updates themselves stay, because guests have to know of the changes. `inviteeIds` may include
 * guests, who sent nothing. The caller must have locked the event, and no guests. Must run before the hosts lose their right.
 */
export async function withdrawWords(
  tx: Tx,
  event: EventRow,
  inviteeIds: readonly string[],
  now: number,
): Promise<void> {
  const hosts = await tx
    .selectFrom('invitees')
    .select('user_id')
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', anyOf(inviteeIds))
    .where('user_id', 'is not', null)
    .where(({ or, eb }) => or([eb('role', '=', 'organizer'), eb('cohost_status', '=', 'ACCEPTED')]))
    .execute()
  const userIds = hosts.flatMap(({ user_id }) => user_id ?? [])
  if (userIds.length === 0) return
  // Locked in order, as in lockGuests.
  const query = sql`
    with waiting as materialized (
      select d.event_id, d.invitee_id, d.key from deliveries d
      where d.event_id = ${event.id} and (
        d.state in ('planned', 'due', 'queued') or (d.state = 'failed' and d.reason = any(${waitReasons}::text[]))
      ) and (
        (strpos(d.key, '/') = 0 and d.sent_by = any(${userIds}::uuid[])) or (
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
  for (const userId of userIds) await eraseNotes(tx, userId, event.id)
}
