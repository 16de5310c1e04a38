import { createHmac } from 'node:crypto'
import { normalizeEmail } from '@festoon/contract/rules/email'

/**
 * Hashes the address of an opt-out for storage. All spellings of an address have the same hash, and the address can't be
 * recovered without the server's secret.
 */
export function addressKey(key: Buffer, channel: 'email' | 'phone', address: string): string {
  const normalised = channel === 'email' ? normalizeEmail(address) : address
  return createHmac('sha256', key).update(`${channel}:${normalised}`).digest('base64url')
}
