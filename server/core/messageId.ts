import { createHash } from 'node:crypto'

/**
 * Returns the id that identifies a message outside this server, derived from its key: the local part of an email's
 * Message-ID, and the reference passed to an SMS provider. It is stable, so a repeated send after a crash can be
 * recognized.
 */
export function messageId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
