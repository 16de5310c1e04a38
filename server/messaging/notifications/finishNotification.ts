import { preference } from '@festoon/contract/rules/guests/preferences'
import type { Notification, NotificationDelivery } from '../../core/notices/notification.ts'
import { announce } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { recordRequestDelivery } from '../../events/grants/cohostRequests.ts'
import { endDelivery, type DeliveryEnd } from '../delivery/deliveries.ts'

/**
 * Returns the channel for a notification. The recipient gets an email if they have no phone number. Otherwise, they get an SMS
 * if they have no email address, if they chose only SMS, or if they chose both channels and the notification is a text blast
 * (MSG-03). In all other cases, they get an email.
 */
export function channelOf(row: InviteeRow, notice: Notification): 'email' | 'phone' {
  if (row.phone === null) return 'email'
  const isBlast = notice.kind === 'message' && notice.isTextBlast
  const { notification_preference: chosenPreference } = row
  const bySms = chosenPreference === preference.phone || (isBlast && chosenPreference === preference.both)
  return row.email === null || bySms ? 'phone' : 'email'
}

/**
 * Records the outcome of a notification. For a request to co-host, also updates the guest's co-host status (COHOST-05). Returns
 * false if the notification was erased or given up in the meantime.
 */
export async function finishNotification(
  db: Db,
  delivery: NotificationDelivery,
  end: DeliveryEnd,
  now: number,
): Promise<boolean> {
  const { eventId, inviteeId, notice } = delivery
  return inTransaction(db, async (tx) => {
    const isOpen = await endDelivery(tx, delivery, end, now)
    if (notice.kind !== 'cohost') return isOpen
    const state = end.state === 'sent' ? 'SUCCESS' : 'FAILED'
    const invitee = await recordRequestDelivery(tx, { eventId, inviteeId }, state, 'PENDING')
    const event = await tx.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst()
    if (invitee && event) await announce(tx, event, invitee.user_id)
    return isOpen
  })
}
