import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { userIdOfContact } from '../../accounts/profile/users.ts'
import { sendSms } from '../../accounts/sms/sendSms.ts'
import type { Notification, NotificationDelivery } from '../../core/notices/notification.ts'
import { accountKey, recipientKey, recipientKeys } from '../../crypto/addressKey.ts'
import { unsubscribeLink } from '../../crypto/unsubscribeLink.ts'
import { readBrought } from '../../database/rows/broughtRows.ts'
import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { Db, InviteeRow } from '../../database/schema.ts'
import { hasToAnswer } from '../../events/notifications/guestsToAsk.ts'
import { isConnected } from '../../events/view/isConnected.ts'
import { messagesShowAddress } from '../../events/view/visibility.ts'
import { tokenOf } from '../../guests/rsvp/personalLink.ts'
import type { Mail } from '../../providers/mail/port.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Services } from '../../rpc/services.ts'
import { isProvenAddress } from '../confirmations/isProvenAddress.ts'
import { sendConfirmation } from '../confirmations/sendConfirmation.ts'
import { attemptDelivery, type Attempt } from '../delivery/attemptDelivery.ts'
import { readDelivery, type DeliveryEnd } from '../delivery/deliveries.ts'
import { notificationCalendar } from '../mail/calendarPart.ts'
import type { NotificationWithContent } from '../mail/notificationCopy.ts'
import { notificationMail, notificationSms } from '../mail/notificationMail.ts'
import { readSender } from '../mail/sender.ts'
import { sendCancellation, sendHostMail } from '../mail/sendHostMail.ts'
import { askToConfirm } from '../strangers/askToConfirm.ts'
import { isGuestNotice } from '../strangers/guestNotice.ts'
import { asHost } from './asHost.ts'
import { asInvited } from './asInvited.ts'
import { channelOf, finishNotification } from './finishNotification.ts'
import { fromSenders } from './fromSenders.ts'
import { takesSms, readNewRsvps } from './hostDigests.ts'
import { skipReason } from './skipReason.ts'

/**
 * Adds the data that a notification's message needs: the RSVPs to a notification of new ones, and what the guest brings to a
 * reminder. Returns undefined if there are no RSVPs to show to the recipient.
 */
async function withContent(
  { db }: Services,
  notice: Notification,
  reader: InviteeRow,
): Promise<NotificationWithContent | undefined> {
  if (notice.kind === 'reminder')
    return notice.reminder === 'going' ? { ...notice, brings: await readBrought(db, reader) } : notice
  if (notice.kind !== 'rsvps') return notice
  const { rows, more } = await readNewRsvps(db, reader, notice)
  if (rows.length === 0) return undefined
  return { kind: 'rsvps', rsvps: rows, more, going: (await readGuestCounts(db, reader.event_id)).going }
}

/**
 * Sends a notification by email or SMS and records the outcome, or records the reason why the notification isn't sent. Has no
 * effect if the delivery is already finished.
 * @returns False if the delivery must be retried.
 */
export async function deliverNotification(
  services: Services,
  delivery: NotificationDelivery,
  isLastTry: boolean,
): Promise<boolean> {
  const { db, clock, config, keys, providers } = services
  const openDelivery = await readDelivery(db, delivery)
  if (!openDelivery) return true
  const { event } = openDelivery
  const row = isForHosts(delivery.notice) ? await asHost(db, openDelivery.row) : asInvited(openDelivery.row)
  const finish = (end: DeliveryEnd): Promise<boolean> => finishNotification(db, delivery, end, clock.now())
  const drop = async (reason: string): Promise<true> => {
    await finish({ state: 'failed', reason })
    return true
  }
  const reason = skipReason(delivery.notice, event, row, clock.now())
  if (reason !== undefined) return drop(reason)
  if (delivery.notice.kind === 'confirmation' && !(await isProvenAddress(db, openDelivery.row)))
    return drop(copy.addressUnproven)
  if (delivery.notice.kind === 'message' && delivery.notice.asksWhen && !(await hasToAnswer(db, row)))
    return drop(copy.hasAnswered)
  const content = await withContent(services, delivery.notice, row)
  if (!content) return drop(copy.noNewRsvps)
  const isVerified = await isVerifiedPhone(db, row, delivery.notice)
  const channel = channelOf(isVerified ? row : { ...row, phone: null }, delivery.notice)
  if (channel === 'phone' && content.kind === 'confirmation') return drop(copy.confirmedByEmail)
  const to = channel === 'email' ? row.email : row.phone
  if (to === null) return drop(row.phone === null ? copy.notReachable : copy.smsUnverified)
  if (channel === 'phone' && (!providers.sms || !(await wantsSms(db, delivery.notice, row))))
    return drop(copy.notReachable)
  const account = row.user_id === null ? [] : [accountKey(keys.addressKey, row.user_id)]
  const allowedContent = await fromSenders(db, content, event, [
    ...recipientKeys(keys.addressKey, channel, to),
    ...account,
  ])
  if ('reason' in allowedContent) return drop(allowedContent.reason)
  const { notice } = allowedContent
  const { event_id: eventId, invitee_id: inviteeId } = row
  // The organizer chose the guest for a request to co-host, however the address came on the guest list.
  const isInvited = notice.kind === 'cohost' || wasInvited(row)
  const notification = {
    notice,
    row,
    token: tokenOf(keys, row),
    key: `notice/${eventId}/${inviteeId}/${delivery.key}`,
    unsubscribe: unsubscribeLink(config.origin, keys, {
      addressKey: recipientKey(keys.addressKey, channel, to),
      eventId,
      wasInvited: isInvited,
    }),
    sender: await readSender(db, event),
    showsAddress: messagesShowAddress(row),
    now: clock.now(),
  }
  const sendMail = async (mail: Mail): Promise<void> => {
    if (isForHosts(notice)) return providers.mail.send(mail)
    if (notice.kind === 'confirmation') return sendConfirmation(services, event.organizer_id, mail)
    if (notice.kind === 'canceled') return sendCancellation(services, eventId, mail)
    return sendHostMail(services, event.organizer_id, mail)
  }
  const send: Attempt['send'] = async () => {
    const mailTo = async (
      email: string,
      links = notification,
      { senders } = allowedContent,
    ): ReturnType<Attempt['send']> => {
      if (isGuestNotice(delivery.notice)) {
        const key = `confirm/${eventId}/${inviteeId}/${delivery.key}`
        const waitingNotice = { event, row, notice: delivery.notice, to: email, sentBy: senders[0], key }
        const whyNot = await askToConfirm(services, waitingNotice)
        if (whyNot !== undefined) return { reason: whyNot, key }
      }
      const calendar = notificationCalendar(services, notice, { event, row, to: email })
      await sendMail(notificationMail(config, event, email, { ...links, calendar }))
      return recipientKey(keys.addressKey, 'email', email)
    }
    if (channel === 'email') return mailTo(to)
    const message = notificationSms(config, event, to, notification)
    try {
      await sendSms(services, { ...message, budget: { hostId: event.organizer_id } })
      return recipientKey(keys.addressKey, 'phone', to)
    } catch (error) {
      const email = row.email ?? ''
      const isLimit = error instanceof SmsRefused && (error.why === 'overBudget' || error.why === 'paused')
      if (!isLimit || email === '') throw error
      const byMail = await fromSenders(db, notice, event, recipientKeys(keys.addressKey, 'email', email))
      if ('reason' in byMail) throw error
      const key = recipientKey(keys.addressKey, 'email', email)
      const unsubscribe = unsubscribeLink(config.origin, keys, {
        addressKey: key,
        eventId,
        wasInvited: isInvited,
      })
      return mailTo(email, { ...notification, notice: byMail.notice, unsubscribe }, byMail)
    }
  }
  return attemptDelivery(services, { eventId, inviteeId, isLastTry, key: notification.key, send, finish })
}

/** Returns true for notifications to hosts, whose number doesn't depend on what the host sends. */
const isForHosts = ({ kind }: Pick<Notification, 'kind'>): boolean => kind === 'rsvps' || kind === 'handover'

/**
 * Returns true if the phone number of an invitee row belongs to the row's account, which verified it with a code. Other numbers
 * get no messages about a party, because anyone can enter someone else's number in an RSVP. For the same reason, an account proves it only
 * once it acted itself (`isConnected`). A request to co-host goes to anyone, because the organizer chose the guest.
 */
async function isVerifiedPhone(db: Db, row: InviteeRow, { kind }: Pick<Notification, 'kind'>): Promise<boolean> {
  const { user_id, phone } = row
  if (user_id === null || phone === null || (kind !== 'cohost' && !isConnected(row))) return false
  return (await userIdOfContact(db, { kind: 'phone', value: phone })) === user_id
}

/**
 * Returns true if the recipient accepts SMS. For a notification of new RSVPs, this depends on the host's profile. For all
 * others, it depends on the guest's notification preference.
 */
async function wantsSms(db: Db, notice: Notification, row: InviteeRow): Promise<boolean> {
  if (notice.kind === 'rsvps') return row.user_id !== null && takesSms(db, row.user_id)
  return row.notification_preference === preference.phone || row.notification_preference === preference.both
}
