import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../database/schema.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import type { MailProvider } from './port.ts'

/**
 * Creates a mail provider that stores emails in the database instead of sending them. In development, the page at /outbox shows
 * them.
 */
export function outboxMail(db: Db, clock: Clock): MailProvider {
  return {
    send: ({ key, to, subject, text: body, html, calendar }) =>
      addToOutbox(db, {
        key,
        kind: 'mail',
        recipient: to,
        subject,
        body,
        html,
        calendar: calendar?.content ?? null,
        sent_at: clock.now(),
      }),
    close: () => undefined,
  }
}
