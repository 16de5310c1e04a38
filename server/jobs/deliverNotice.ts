import { preference } from '@festoon/contract/rules/preferences'
import { readDelivery, type DeliveryEnd } from '../data/deliveries.ts'
import { inTransaction } from '../data/inTransaction.ts'
import { takesTexts } from '../data/hostNews.ts'
import { channelOf, finishNotice, type Notice, type NoticeDelivery } from '../data/notices.ts'
import { findOptedOut } from '../data/optOuts.ts'
import type { Db, InviteeRow } from '../data/schema.ts'
import { stopTexts } from '../data/textPermission.ts'
import { unwanted } from '../data/triggerInvites.ts'
import { noticeMail, noticeText } from '../mail/noticeMail.ts'
import { addressKey } from '../secret/addressKey.ts'
import { inviteeToken } from '../secret/inviteeToken.ts'
import { TextRefused } from '../providers/text/port.ts'
import type { Services } from '../services.ts'
import { unsubscribeLink } from '../unsubscribeLink.ts'
import { attemptDelivery } from './attemptDelivery.ts'
import { newsFor } from './newsFor.ts'
import { isGoing, whyMoot } from './whyMoot.ts'

/**
 * Tells a guest or a host what a notice is about, by mail or text as they wish. Run twice, it does nothing the
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
  const reason = whyMoot(delivery.notice, event, row, clock.now())
  if (reason !== undefined) return drop(reason)
  const notice = await newsFor(db, delivery.notice, row)
  if (!notice) return drop('There is nothing to tell any more.')
  const channel = channelOf(row, delivery.notice)
  const to = channel === 'email' ? row.email : row.phone
  const { text } = providers
  if (to === null || (channel === 'phone' && (!text || !(await wantsTexts(db, delivery.notice, row)))))
    return drop('There is no way to reach them.')
  const address = addressKey(keys.addressKey, channel, to)
  if ((await findOptedOut(db, channel, [address], event)).has(address)) return drop(unwanted)
  const { event_id: eventId, invitee_id: inviteeId, token_version: tokenVersion } = row
  const told = {
    notice,
    row,
    token: inviteeToken(keys.inviteeToken, { eventId, inviteeId, tokenVersion }),
    key: `notice/${eventId}/${inviteeId}/${delivery.key}`,
    unsubscribe: unsubscribeLink(config.origin, keys, { addressKey: address, eventId }),
    showsAddress: isGoing(row),
    now: clock.now(),
  }
  const send = async (): Promise<void> => {
    if (channel === 'email') await providers.mail.send(noticeMail(config, event, to, told))
    else await text?.send(noticeText(config, event, to, told)).catch(heedStop(services, to))
  }
  return attemptDelivery(services, { eventId, inviteeId, isLastTry, key: told.key, send, finish })
}

/** A phone whose owner has stopped our texts at their provider gets none from us either. */
const heedStop =
  ({ db, keys, clock }: Services, phone: string) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof TextRefused && error.why === 'stopped')
      await inTransaction(db, (tx) => stopTexts(tx, keys.addressKey, phone, clock.now()))
    throw error
  }

/** A guest who named a phone, and no other way, said that texts are welcome; a host says so in the profile. */
async function wantsTexts(db: Db, notice: Notice, row: InviteeRow): Promise<boolean> {
  if (notice.kind === 'answers') return row.user_id !== null && takesTexts(db, row.user_id)
  return row.notification_preference === preference.phone || row.notification_preference === preference.both
}
