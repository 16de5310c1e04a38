import { inviteTurnedOff } from '@festoon/contract/messages/guests/guestStatus'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { findOptedOut } from '../../accounts/profile/optOuts.ts'
import { accountKey, recipientKey, recipientKeys } from '../../crypto/addressKey.ts'
import { unsubscribeLink } from '../../crypto/unsubscribeLink.ts'
import { isSuspended } from '../../database/rows/isSuspended.ts'
import type { EventRow } from '../../database/schema.ts'
import { asksWhen } from '../../events/view/askedTimes.ts'
import { tokenOf } from '../../guests/rsvp/personalLink.ts'
import type { InviteDelivery } from '../../queue/jobData.ts'
import type { Services } from '../../rpc/services.ts'
import { attemptDelivery } from '../delivery/attemptDelivery.ts'
import { finishDelivery, readDelivery, type DeliveryEnd } from '../delivery/deliveries.ts'
import { invitationPart } from '../mail/calendarPart.ts'
import { inviteMail } from '../mail/inviteMail.ts'
import { readSender } from '../mail/sender.ts'
import { sendHostMail } from '../mail/sendHostMail.ts'
import { asInvited } from '../notifications/asInvited.ts'
import { askToConfirm } from '../strangers/askToConfirm.ts'

/**
 * Emails an invitation and records the result: TRIGGERED becomes SUCCESS, or FAILED if the email was rejected, the last attempt
 * failed, the guest has opted out, or the event is canceled or over. Has no effect if the delivery is already finished. If the
 * process is killed before the result is recorded, the email is sent again with the same Message-ID.
 * @returns False if the delivery must be retried.
 */
export async function deliverInvite(
  services: Services,
  delivery: InviteDelivery,
  isLastTry: boolean,
): Promise<boolean> {
  const { db, clock, config, keys } = services
  const openDelivery = await readDelivery(db, delivery)
  if (!openDelivery) return true
  const { event, note } = openDelivery
  const row = asInvited(openDelivery.row)
  const lateness = tooLate(event, clock.now())
  if (lateness) {
    await finishDelivery(db, delivery, { state: 'failed', ...lateness }, clock.now())
    return true
  }
  const { sentBy } = delivery
  if (sentBy !== undefined && (await isSuspended(db, sentBy))) {
    const end = { state: 'failed', reason: copy.senderSuspended, failure: 'canceled' } as const
    await finishDelivery(db, delivery, end, clock.now())
    return true
  }
  // The guest may have opted out since the invitation was queued.
  const addresses = recipientKeys(keys.addressKey, 'email', row.email ?? '')
  const account = row.user_id === null ? [] : [accountKey(keys.addressKey, row.user_id)]
  if ((await findOptedOut(db, [...addresses, ...account], event, sentBy)).size > 0) {
    await finishDelivery(
      db,
      delivery,
      { state: 'failed', reason: inviteTurnedOff, failure: 'messagesOff' },
      clock.now(),
    )
    return true
  }
  const { event_id: eventId, invitee_id: inviteeId } = row
  const token = tokenOf(keys, row)
  const to = recipientKey(keys.addressKey, 'email', row.email ?? '')
  // The link still names a co-host once the delivery is gone, with the guest or their data.
  const cohost = sentBy === event.organizer_id ? undefined : sentBy
  const unsubscribe = unsubscribeLink(config.origin, keys, { addressKey: to, eventId, sentBy: cohost })
  const sender = await readSender(db, event)
  const key = `invite/${delivery.key}`
  const calendar = invitationPart(services, { event, row, to: row.email ?? '' })
  return attemptDelivery(services, {
    eventId,
    inviteeId,
    isLastTry,
    key,
    send: async () => {
      // A guest, or anyone else with the link, may have entered the address of someone no host chose.
      const replacingKey = `confirm/${eventId}/${inviteeId}/${delivery.key}`
      const invitation = { event, row, notice: { kind: 'invitation' }, to: row.email ?? '', sentBy } as const
      const whyNot = await askToConfirm(services, { ...invitation, key: replacingKey })
      if (whyNot !== undefined) return { reason: whyNot, key: replacingKey, failure: 'unconfirmed' }
      const mail = inviteMail(config, event, {
        row,
        token,
        key,
        unsubscribe,
        sender,
        note,
        calendar,
        asksWhen: await asksWhen(db, event),
      })
      await sendHostMail(services, event.organizer_id, mail)
      return to
    },
    finish: (end) => {
      const endWithRecipient = end.failure === 'refused' ? { ...end, recipientKey: to } : end
      return finishDelivery(db, delivery, endWithRecipient, clock.now())
    },
  })
}

/**
 * Returns the reason why an invitation can no longer be sent, or undefined if it still can. An event may be canceled or end
 * while its invitations are queued.
 */
function tooLate(event: EventRow, now: number): Required<Pick<DeliveryEnd, 'reason' | 'failure'>> | undefined {
  if (event.suspended_at !== null) return { reason: copy.partySuspended, failure: 'canceled' }
  if (event.canceled_at !== null) return { reason: copy.partyCanceled, failure: 'canceled' }
  return event.past_from <= now ? { reason: copy.partyOver, failure: 'over' } : undefined
}
