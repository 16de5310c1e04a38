import { createHmac } from 'node:crypto'
import { normalizeEmail } from '@festoon/contract/rules/email'

/**
 * Computes the keyed hash of an email address or phone number that identifies it in stored opt-outs. All spellings of an
 * email address have the same hash, and the address can't be recovered without the secret. `key` is the HMAC secret.
 */
export function addressKey(key: Buffer, channel: 'email' | 'phone', address: string): string {
  const normalised = channel === 'email' ? normalizeEmail(address) : address
  return createHmac('sha256', key).update(`${channel}:${normalised}`).digest('base64url')
}
