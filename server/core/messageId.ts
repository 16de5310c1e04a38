import { createHash } from 'node:crypto'

/**
 * Returns the id that identifies a message outside this server. The id is used as the local part of an email's Message-ID,
 * and as the reference passed to an SMS provider. It is derived from the delivery's key and never changes, so a message that
 * is sent again after a crash can be recognized.
 */
export function messageId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
