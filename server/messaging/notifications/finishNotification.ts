import { sql } from 'kysely'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { announce } from '../../database/announce.ts'
import { endDelivery, type DeliveryEnd } from '../delivery/deliveries.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import type { Notification, NotificationDelivery } from '../../queue/notifications.ts'

/**
 * How a guest hears: by mail unless they asked for texts alone. A text blast reaches by text whoever takes texts too
 * (MSG-03).
 */
export function channelOf(row: InviteeRow, notice: Notification): 'email' | 'phone' {
  if (row.phone === null) return 'email'
  const isBlast = notice.kind === 'message' && notice.isTextBlast
  const { notification_preference: wanted } = row
  const byText = wanted === preference.phone || (isBlast && wanted === preference.both)
  return row.email === null || byText ? 'phone' : 'email'
}

/** Records how a notice ended. */
export async function finishNotification(
  db: Db,
  delivery: NotificationDelivery,
  end: DeliveryEnd,
  now: number,
): Promise<void> {
  const { eventId, inviteeId, notice } = delivery
  await inTransaction(db, async (tx) => {
    await endDelivery(tx, delivery, end, now)
    if (notice.kind !== 'cohost') return
    // Whoever has answered meanwhile is past it (COHOST-05).
    const asked = await tx
      .updateTable('invitees')
      .set({ cohost_status: end.state === 'sent' ? 'SUCCESS' : 'FAILED', modification: sql`nextval('modifications')` })
      .where('event_id', '=', eventId)
      .where('invitee_id', '=', inviteeId)
      .where('cohost_status', '=', 'PENDING')
      .returning('user_id')
      .executeTakeFirst()
    const event = await tx.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst()
    if (asked && event) await announce(tx, event, asked.user_id)
  })
}
