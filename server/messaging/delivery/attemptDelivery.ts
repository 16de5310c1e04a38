import * as copy from '@festoon/contract/messages/messaging/undelivered'
import type { InviteFailure } from '@festoon/contract/rules/guests/inviteFailure'
import { messageId } from '../../core/messageId.ts'
import { MailRefused, MailUnsupported } from '../../providers/mail/port.ts'
import { removeFromOutbox } from '../../providers/outbox/outbox.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Services } from '../../rpc/services.ts'
import type { DeliveryEnd } from './deliveries.ts'
import { recordEarlyEvents } from './earlyDeliveryEvents.ts'

/** A message that was replaced by another email. */
interface ReplacedMessage {
  /** The reason why the message itself wasn't sent. */
  reason: string
  /** The key that permanently identifies the email that was sent instead. */
  key: string
  /** For an invitation, the reason to show to the host. */
  failure?: InviteFailure
}

export interface Attempt {
  eventId: string
  inviteeId: string
  isLastTry: boolean
  /** The key that permanently identifies the message. */
  key: string
  /** Sends the message, or another email. Returns the keyed hash of the mailbox or number that the message went to (`recipientKey`). */
  send(): Promise<string | ReplacedMessage>
  /** Records the outcome. Returns false if the message was erased while it was being sent. */
  finish(end: DeliveryEnd): Promise<boolean>
}

/**
 * Sends a message and records whether it was sent. If the process is killed before the result is recorded, the message is sent
 * again under the same key.
 * @returns False if sending failed and must be retried.
 */
export async function attemptDelivery(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { eventId, inviteeId, isLastTry, key, send, finish }: Attempt,
): Promise<boolean> {
  let sentMessage: string | ReplacedMessage
  try {
    sentMessage = await send()
  } catch (error) {
    log.warn({ err: error, eventId, inviteeId }, 'failed to send a message to a guest')
    const isRefused = error instanceof MailRefused || error instanceof SmsRefused
    if (!isRefused && !isLastTry) return false
    const reason = isRefused ? error.message : copy.providerUnreachable
    await finish({ state: 'failed', reason, failure: failureOf(error) })
    return true
  }
  // A person whose data is erased while a message to them is being sent leaves nothing behind in the outbox.
  if (typeof sentMessage !== 'string') {
    const { key: sentKey, ...why } = sentMessage
    if (!(await finish({ state: 'failed', ...why }))) await removeFromOutbox(db, sentKey)
    return true
  }
  if (!(await finish({ state: 'sent', reason: null, messageId: messageId(key), recipientKey: sentMessage })))
    await removeFromOutbox(db, key)
  await recordEarlyEvents(db, messageId(key), clock.now())
  return true
}

function failureOf(error: unknown): InviteFailure {
  if (error instanceof MailUnsupported) return 'unsupported'
  return error instanceof MailRefused || error instanceof SmsRefused ? 'refused' : 'unreachable'
}
