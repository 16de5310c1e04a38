import { createHmac } from 'node:crypto'
import { normaliseEmail } from '@festoon/contract/rules/email'

/**
 * What is stored of an address that wants no messages: two spellings of one address have one key, and nobody reads the
 * address from it without the server's secret.
 */
export function addressKey(key: Buffer, channel: 'email' | 'phone', address: string): string {
  const normalised = channel === 'email' ? normaliseEmail(address) : address
  return createHmac('sha256', key).update(`${channel}:${normalised}`).digest('base64url')
}
