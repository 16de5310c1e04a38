import { sql, type ExpressionBuilder } from 'kysely'
import type { InviteFailure } from '@festoon/contract/rules/guests/inviteFailure'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, EventRow, InviteeRow, Tables, Tx } from '../../database/schema.ts'
import { reachableEmail } from '../../guests/list/reachableEmail.ts'
import type { InviteDelivery } from '../../queue/jobData.ts'

/**
 * Reads the event and guest of a queued delivery. If the guest was invited by account, `row.email` falls back to the account's
 * email address. `note` is the host's note in an invitation. Returns undefined if the delivery is no longer queued, or if the
 * event or guest was removed.
 */
export async function readDelivery(
  db: Db,
  { eventId, inviteeId, key }: InviteDelivery,
): Promise<{ event: EventRow; row: InviteeRow; note: string | null } | undefined> {
  const event = await db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst()
  const storedDelivery = await db
    .selectFrom('invitees')
    .innerJoin('deliveries', (join) =>
      join
        .onRef('deliveries.event_id', '=', 'invitees.event_id')
        .onRef('deliveries.invitee_id', '=', 'invitees.invitee_id'),
    )
    .selectAll('invitees')
    .select([reachableEmail.as('reach'), 'deliveries.note'])
    .where('deliveries.event_id', '=', eventId)
    .where('deliveries.invitee_id', '=', inviteeId)
    .where('deliveries.key', '=', key)
    .where('deliveries.state', '=', 'queued')
    .where('rsvp_status', '<>', 'HIDDEN')
    .executeTakeFirst()
  if (!event || !storedDelivery) return undefined
  const { reach, note, ...row } = storedDelivery
  return { event, note, row: { ...row, email: row.email ?? reach } }
}

/** The outcome of a message's delivery. */
export interface DeliveryEnd {
  state: 'sent' | 'failed'
  reason: string | null
  /** For a failed invitation, the reason to show to the host. */
  failure?: InviteFailure
  messageId?: string
  /** The keyed hash of the mailbox or number that a sent message reached, or of the mailbox that refused an invitation. */
  recipientKey?: string
}

/** Records the outcome of a queued delivery. Returns false if the delivery was erased or given up in the meantime. */
export async function endDelivery(
  tx: Tx,
  { eventId, inviteeId, key }: InviteDelivery,
  { state, reason, messageId, recipientKey }: DeliveryEnd,
  now: number,
): Promise<boolean> {
  // The guest's row may have been merged into another one since.
  const isThis = ({ and, or, eb, selectFrom }: ExpressionBuilder<Tables, 'deliveries'>) =>
    and([
      eb('event_id', '=', eventId),
      eb('key', '=', key),
      or([
        eb('invitee_id', '=', inviteeId),
        eb('invitee_id', 'in', () =>
          selectFrom('invitee_aliases')
            .select('into_id')
            .where('event_id', '=', eventId)
            .where('invitee_id', '=', inviteeId),
        ),
      ]),
    ])
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state, reason, message_id: messageId ?? null, recipient_key: recipientKey ?? null, finished_at: now })
    .where(isThis)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  // Another process may have sent it too.
  const storedDelivery = await tx.selectFrom('deliveries').select('state').where(isThis).executeTakeFirst()
  return storedDelivery?.state === 'sent'
}

/**
 * Records the outcome of an invitation in its delivery and in the guest's invite status. Returns false if the delivery was
 * erased or given up in the meantime.
 */
export async function finishDelivery(
  db: Db,
  delivery: InviteDelivery,
  end: DeliveryEnd,
  now: number,
): Promise<boolean> {
  const { eventId, inviteeId } = delivery
  return inTransaction(db, async (tx) => {
    // Otherwise, the guest may have another invitation by now, at another address.
    if (!(await endDelivery(tx, delivery, end, now))) return false
    // A guest who has already opened the email keeps that status.
    const changedInvitee = await tx
      .updateTable('invitees')
      .set({
        invite_status: end.state === 'sent' ? 'SUCCESS' : 'FAILED',
        invite_failure: end.failure ?? null,
        modification: sql`nextval('modifications')`,
      })
      .where('event_id', '=', eventId)
      .where('invitee_id', '=', inviteeId)
      .where('invite_status', '=', 'TRIGGERED')
      .returning('user_id')
      .executeTakeFirst()
    if (!changedInvitee) return true
    const event = await tx.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow()
    await announce(tx, event, changedInvitee.user_id)
    return true
  })
}
