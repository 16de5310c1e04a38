import { createHash } from 'node:crypto'

/**
 * What names a message outside, made from its key: the local part of a mail's Message-ID, and what a provider of texts is
 * given to tell of it. The same message keeps its id, so that a repetition after a crash can be recognised.
 */
export function messageId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
