import type { Clock } from '../../services.ts'
import { addToOutbox } from '../../data/outbox.ts'
import type { Db } from '../../data/schema.ts'
import type { TextProvider } from './port.ts'

/** Keeps text messages in the database, to be read at /outbox while developing. */
export function outboxText(db: Db, clock: Clock): TextProvider {
  return {
    send: ({ key, to, body }) =>
      addToOutbox(db, { key, kind: 'text', recipient: to, subject: '', body, html: null, sent_at: clock.now() }),
  }
}
