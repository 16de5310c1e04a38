import { findOptedOut } from '../../accounts/profile/optOuts.ts'
import { keepPreview } from '../../accounts/sending/removedDeliveries.ts'
import { spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { Failure } from '../../core/Failure.ts'
import { messageId } from '../../core/messageId.ts'
import { recipientKey, recipientKeys } from '../../crypto/addressKey.ts'
import { unsubscribeLink } from '../../crypto/unsubscribeLink.ts'
import { asksWhen } from '../../events/view/askedTimes.ts'
import { cohostOnly } from '../../guests/list/cohostOnly.ts'
import { MailRefused } from '../../providers/mail/port.ts'
import { claimSend, finishSend, wasClaimedSince } from '../../providers/sms/sentSms.ts'
import type { Handler } from '../../rpc/handler.ts'
import { previewMail } from '../mail/inviteMail.ts'
import { readSender } from '../mail/sender.ts'
import { sendHostMail } from '../mail/sendHostMail.ts'

/** The time in ms within which a second preview isn't sent to the same email address. */
const repeatMs = 60_000

/**
 * Emails a preview of the event's invitation to the given address. Skips a second preview to the same address within
 * `repeatMs`.
 */
export const sendTemplateEmail: Handler<'sendTemplateEmail'> = async (context, { emailAddress: to }) => {
  const { db, clock, config, keys, event, session, rateLimits, log } = context
  const now = clock.now()
  if (event.canceled_at !== null) throw new Failure('eventCancelled')
  if (event.past_from <= now) throw new Failure('eventPast')
  await rateLimits.take('previewsOfUser', session.userId)
  await spendRecipients(context, 'invitations')(db, 1)
  if ((await findOptedOut(db, recipientKeys(keys.addressKey, 'email', to), event, session.userId)).size > 0)
    throw new Failure('messagesOff')
  const recipient = recipientKey(keys.addressKey, 'email', to)
  const span = Math.floor(now / repeatMs)
  const keyOf = (at: number): string => `preview/${event.id}/${recipient}/${at}`
  // A double click can span two clock minutes.
  if (await wasClaimedSince(db, keyOf(span - 1), now - repeatMs)) return {}
  const key = keyOf(span)
  // The call that claimed the email returns the outcome.
  if ((await claimSend(db, key, now)) !== 'claimed') return {}
  try {
    // No delivery names the sender, so that the organizer would answer for a co-host's previews.
    const sentBy = cohostOnly(event, session.userId) ?? undefined
    const unsubscribe = unsubscribeLink(config.origin, keys, { addressKey: recipient, eventId: event.id, sentBy })
    const [sender, isAsking] = [await readSender(db, event), await asksWhen(db, event)]
    const mail = previewMail(config, event, { to, key, unsubscribe, sender, asksWhen: isAsking })
    await sendHostMail(context, event.organizer_id, mail)
  } catch (error) {
    await finishSend(db, key, false)
    log.warn({ err: error }, 'failed to email an invitation preview')
    throw new Failure(error instanceof MailRefused ? 'mailRefused' : 'providerFailed', {}, error)
  }
  await finishSend(db, key, true)
  await keepPreview(
    db,
    { messageId: messageId(key), eventId: event.id, hostId: session.userId, personKey: recipient },
    now,
  )
  return {}
}
