import * as copy from '@festoon/contract/messages/messaging/undelivered'
import type { DeliveryEnd } from './deliveries.ts'
import { recordEarlyEvents } from './earlyDeliveryEvents.ts'
import { messageId } from '../../core/messageId.ts'
import { MailRefused } from '../../providers/mail/port.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Services } from '../../rpc/services.ts'

export interface Attempt {
  eventId: string
  inviteeId: string
  isLastTry: boolean
  /** The key that permanently identifies the message. */
  key: string
  send(): Promise<void>
  finish(end: DeliveryEnd): Promise<void>
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
  try {
    await send()
  } catch (error) {
    log.warn({ err: error, eventId, inviteeId }, 'failed to send a message to a guest')
    const isRefused = error instanceof MailRefused || error instanceof SmsRefused
    if (!isRefused && !isLastTry) return false
    const reason = isRefused ? error.message : copy.providerUnreachable
    await finish({ state: 'failed', reason, failure: isRefused ? 'refused' : 'unreachable' })
    return true
  }
  await finish({ state: 'sent', reason: null, messageId: messageId(key) })
  await recordEarlyEvents(db, messageId(key), clock.now())
  return true
}
