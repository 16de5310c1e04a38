import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../database/schema.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import type { SmsProvider } from './port.ts'

/**
 * Creates an SMS provider that stores messages in the database instead of sending them. In development, the page at /outbox
 * shows them.
 */
export function outboxSms(db: Db, clock: Clock): SmsProvider {
  return {
    send: ({ key, to, body }) =>
      addToOutbox(db, { key, kind: 'sms', recipient: to, subject: '', body, html: null, sent_at: clock.now() }),
  }
}
