import { counts } from '@festoon/contract/rules/heads'
import { preference } from '@festoon/contract/rules/rsvpErrors'
import { readDelivery, type DeliveryEnd } from '../data/deliveries.ts'
import { channelOf, finishNotice, type NoticeDelivery } from '../data/notices.ts'
import { findOptedOut } from '../data/optOuts.ts'
import type { InviteeRow } from '../data/schema.ts'
import { unwanted } from '../data/triggerInvites.ts'
import { noticeMail, noticeText } from '../mail/noticeMail.ts'
import { addressKey } from '../secret/addressKey.ts'
import { inviteeToken } from '../secret/inviteeToken.ts'
import type { Services } from '../services.ts'
import { attemptDelivery } from './attemptDelivery.ts'

/**
 * Tells a guest that their event changed or was cancelled, by mail or text as they wish. Run twice, it does nothing the
 * second time. @returns false to be tried again.
 */
export async function deliverNotice(
  services: Services,
  delivery: NoticeDelivery,
  isLastTry: boolean,
): Promise<boolean> {
  const { db, clock, config, keys, providers } = services
  const found = await readDelivery(db, delivery)
  if (!found) return true
  const { event, row } = found
  const finish = (end: DeliveryEnd): Promise<void> => finishNotice(db, delivery, end, clock.now())
  const drop = async (reason: string): Promise<true> => {
    await finish({ state: 'failed', reason })
    return true
  }
  const { kind } = delivery.notice
  const isMoot = kind === 'changed' || kind === 'cohost' || kind === 'seated'
  if (isMoot && event.cancelled_at !== null) return drop('The event was cancelled.')
  if (kind === 'seated' && !isGoing(row)) return drop('They are not coming any more.')
  const channel = channelOf(row, delivery.notice)
  const to = channel === 'email' ? row.email : row.phone
  const { text } = providers
  if (to === null || (channel === 'phone' && (!text || !wantsTexts(row)))) return drop('There is no way to reach them.')
  const address = addressKey(keys.addressKey, channel, to)
  if ((await findOptedOut(db, channel, [address], event)).has(address)) return drop(unwanted)
  const { event_id: eventId, invitee_id: inviteeId, token_version: tokenVersion } = row
  const told = {
    notice: delivery.notice,
    row,
    token: inviteeToken(keys.inviteeToken, { eventId, inviteeId, tokenVersion }),
    key: `notice/${eventId}/${inviteeId}/${delivery.key}`,
    showsAddress: isGoing(row),
  }
  const send = async (): Promise<void> => {
    if (channel === 'email') await providers.mail.send(noticeMail(config, event, to, told))
    else await text?.send(noticeText(config, event, to, told))
  }
  return attemptDelivery(services, { eventId, inviteeId, isLastTry, send, finish })
}

/** A guest who named a phone, and no other way, said that texts are welcome. */
const wantsTexts = (row: InviteeRow): boolean =>
  row.notification_preference === preference.phone || row.notification_preference === preference.both

/** Only who is going reads where it is (AUTHZ-18). */
function isGoing(row: InviteeRow): boolean {
  const { rsvp_status: rsvpStatus, additional_guest_count: additionalGuestCount } = row
  return (
    rsvpStatus === 'YES' &&
    counts({ rsvpStatus, additionalGuestCount, waitlistStatus: row.waitlist_status ?? undefined })
  )
}
