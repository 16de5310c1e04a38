import { createHash } from 'node:crypto'

/**
 * Derives a message's id from the message's key. The id identifies the message outside this server: it is the local part of an
 * email's Message-ID, and the reference passed to an SMS provider. The same key always gives the same id, so a message that is
 * sent again after a crash can be recognized.
 */
export function messageId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
