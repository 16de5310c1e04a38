import { sql, type SqlBool, type RawBuilder } from 'kysely'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { addOptOut } from '../../accounts/profile/optOuts.ts'
import { recordRemovedEvent } from '../../accounts/sending/removedDeliveries.ts'
import { announce } from '../../database/announce.ts'
import { readInviteeOrRemoved } from '../../database/rows/inviteeRows.ts'
import { personOf } from '../../database/rows/personOf.ts'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { Tx } from '../../database/schema.ts'
import { recordRequestDelivery } from '../../events/grants/cohostRequests.ts'
import type { DeliveryEvent } from '../../providers/mailEvents/port.ts'

/**
 * An invitation's statuses, lowest rank first. Because reports from providers can be late, repeated, or out of order, a report
 * never lowers the rank. FAILED ranks above SUCCESS, because an email can bounce after the mail server has accepted it. OPENED
 * ranks above FAILED, because an opened email has arrived even if it was reported as bounced.
 */
const ranks = ['TRIGGERED', 'SUCCESS', 'FAILED', 'OPENED', 'CLICKED'] as const
const statusOf = { delivered: 'SUCCESS', opened: 'OPENED', clicked: 'CLICKED', failed: 'FAILED' } as const

/**
 * Records a provider's event about a message. Repeated events have no effect. A complaint opts the recipient out of all emails
 * from the event's organizer, if the keyed hash of the recipient's email address (`addressKey`) is given.
 * @returns False if no delivery has the message's id, not even one of a deleted event.
 */
export async function recordDeliveryEvent(
  tx: Tx,
  report: DeliveryEvent,
  addressKey: string | undefined,
  now: number,
): Promise<boolean> {
  const { kind, messageId, reason } = report
  const delivery = await tx
    .selectFrom('deliveries')
    .selectAll()
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  if (!delivery) return recordRemovedEvent(tx, report, addressKey, now)
  const event = await tx.selectFrom('events').selectAll().where('id', '=', delivery.event_id).executeTakeFirst()
  if (!event) return true
  if (kind === 'complained') {
    if (addressKey === undefined) return true
    const row = await readInviteeOrRemoved(tx, delivery.event_id, delivery.invitee_id)
    // By the address, because the guest may have another one since.
    const person = await personOf(tx, { eventId: event.id, addressKey, sentBy: delivery.sent_by ?? undefined })
    const optOut = { channel: 'email', addressKey, scope: 'host', subject: event.organizer_id, ...person } as const
    // A host chose the people to invite and to ask to co-host, even if something else became of the guest since.
    const isChosen = !delivery.key.includes('/') || delivery.key.startsWith('cohost/')
    await addOptOut(tx, optOut, now, isChosen || (row !== undefined && wasInvited(row)))
    return true
  }
  const status = statusOf[kind]
  const guest = tx
    .updateTable('invitees')
    .where('event_id', '=', delivery.event_id)
    .where('invitee_id', '=', delivery.invitee_id)
    .set({ modification: sql`nextval('modifications')` })
    .returning('user_id')
  // Only invitation keys have no kind as a prefix. If a guest got several invitations, only the last one counts.
  const changedInvitee = !delivery.key.includes('/')
    ? await guest
        .set({ invite_status: status, invite_failure: status === 'FAILED' ? 'bounced' : null })
        .where(sql<SqlBool>`${rankOf(sql.ref('invite_status'))} < ${rankOf(sql.val(status))}`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('deliveries as later')
                .select('later.key')
                .where('later.event_id', '=', delivery.event_id)
                .where('later.invitee_id', '=', delivery.invitee_id)
                .where(sql<SqlBool>`strpos(later.key, '/') = 0`)
                .where('later.created_at', '>', delivery.created_at),
            ),
          ),
        )
        .executeTakeFirst()
    : status === 'FAILED' && delivery.key.startsWith('cohost/')
      ? await recordRequestDelivery(
          tx,
          { eventId: delivery.event_id, inviteeId: delivery.invitee_id },
          'FAILED',
          'SUCCESS',
        )
      : undefined
  const isInvite = !delivery.key.includes('/')
  if (status === 'FAILED' && (changedInvitee || !isInvite))
    await tx
      .updateTable('deliveries')
      .set({ state: 'failed', reason: reason ?? copy.bounced })
      .where('message_id', '=', messageId)
      .where('state', '=', 'sent')
      .execute()
  if (changedInvitee) await announce(tx, event, changedInvitee.user_id)
  return true
}

const rankOf = (status: RawBuilder<unknown>) =>
  sql`array_position(${sql.raw(`array['${ranks.join("','")}']`)}, ${status}::text)`
