import type { NotificationWithContent } from '../mail/notificationCopy.ts'
import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { readDelivery, type DeliveryEnd } from '../delivery/deliveries.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { takesSms, readNewRsvps } from './hostDigests.ts'
import { channelOf, finishNotification } from './finishNotification.ts'
import { findOptedOut } from '../../database/rows/optOuts.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { stopSms } from '../../accounts/profile/smsPermission.ts'
import { unwanted } from '../invitations/triggerInvites.ts'
import { notificationMail, notificationSms } from '../mail/notificationMail.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { tokenOf } from '../../guests/rsvp/personalLink.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Services } from '../../rpc/services.ts'
import { unsubscribeLink } from '../../crypto/unsubscribeLink.ts'
import { attemptDelivery } from '../delivery/attemptDelivery.ts'
import { isGoing, skipReason } from './skipReason.ts'
import type { Notification, NotificationDelivery } from '../../queue/notifications.ts'

/** A notice with what it tells of; undefined when there is nothing left to tell this reader. */
async function newsFor(db: Db, notice: Notification, reader: InviteeRow): Promise<NotificationWithContent | undefined> {
  if (notice.kind !== 'answers') return notice
  const { rows, more } = await readNewRsvps(db, reader, notice)
  if (rows.length === 0) return undefined
  return { kind: 'answers', answers: rows, more, going: (await readGuestCounts(db, reader.event_id)).going }
}

/**
 * Tells a guest or a host what a notice is about, by mail or text as they wish. Run twice, it does nothing the
 * second time. @returns false to be tried again.
 */
export async function deliverNotification(
  services: Services,
  delivery: NotificationDelivery,
  isLastTry: boolean,
): Promise<boolean> {
  const { db, clock, config, keys, providers } = services
  const found = await readDelivery(db, delivery)
  if (!found) return true
  const { event, row } = found
  const finish = (end: DeliveryEnd): Promise<void> => finishNotification(db, delivery, end, clock.now())
  const drop = async (reason: string): Promise<true> => {
    await finish({ state: 'failed', reason })
    return true
  }
  const reason = skipReason(delivery.notice, event, row, clock.now())
  if (reason !== undefined) return drop(reason)
  const notice = await newsFor(db, delivery.notice, row)
  if (!notice) return drop('There is nothing to tell any more.')
  const channel = channelOf(row, delivery.notice)
  const to = channel === 'email' ? row.email : row.phone
  const { sms: text } = providers
  if (to === null || (channel === 'phone' && (!text || !(await wantsTexts(db, delivery.notice, row)))))
    return drop('There is no way to reach them.')
  const address = addressKey(keys.addressKey, channel, to)
  if ((await findOptedOut(db, channel, [address], event)).has(address)) return drop(unwanted)
  const { event_id: eventId, invitee_id: inviteeId } = row
  const told = {
    notice,
    row,
    token: tokenOf(keys, row),
    key: `notice/${eventId}/${inviteeId}/${delivery.key}`,
    unsubscribe: unsubscribeLink(config.origin, keys, { addressKey: address, eventId }),
    showsAddress: isGoing(row),
    now: clock.now(),
  }
  const send = async (): Promise<void> => {
    if (channel === 'email') await providers.mail.send(notificationMail(config, event, to, told))
    else await text?.send(notificationSms(config, event, to, told)).catch(heedStop(services, to))
  }
  return attemptDelivery(services, { eventId, inviteeId, isLastTry, key: told.key, send, finish })
}

/** A phone whose owner has stopped our texts at their provider gets none from us either. */
const heedStop =
  ({ db, keys, clock }: Services, phone: string) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof SmsRefused && error.why === 'stopped')
      await inTransaction(db, (tx) => stopSms(tx, keys.addressKey, phone, clock.now()))
    throw error
  }

/** A guest who named a phone, and no other way, said that texts are welcome; a host says so in the profile. */
async function wantsTexts(db: Db, notice: Notification, row: InviteeRow): Promise<boolean> {
  if (notice.kind === 'answers') return row.user_id !== null && takesSms(db, row.user_id)
  return row.notification_preference === preference.phone || row.notification_preference === preference.both
}
