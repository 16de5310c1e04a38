import { createHmac } from 'node:crypto'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { mailboxOf } from '../core/mailbox.ts'

/**
 * Computes the keyed hash that identifies an email address or phone number. The hash of an email address doesn't depend on its
 * capitalization, and the address can't be recovered without the secret. `key` is the HMAC secret.
 */
export function addressKey(key: Buffer, channel: 'email' | 'phone', address: string): string {
  const normalizedAddress = channel === 'email' ? normalizeEmail(address) : address
  return createHmac('sha256', key).update(`${channel}:${normalizedAddress}`).digest('base64url')
}

/**
 * Computes the keyed hash that identifies the owner of an email address or phone number in opt-outs, reports, and budgets. All
 * addresses of a mailbox have the same one (core/mailbox.ts), because anyone can write to them. `key` is the HMAC secret.
 */
export const recipientKey = (key: Buffer, channel: 'email' | 'phone', address: string): string =>
  addressKey(key, channel, channel === 'email' ? mailboxOf(address) : address)

/**
 * Computes all keyed hashes under which opt-outs of an email address or phone number can be stored: its owner's, and the one of the
 * exact address, which earlier versions stored. `key` is the HMAC secret.
 */
export const recipientKeys = (key: Buffer, channel: 'email' | 'phone', address: string): string[] => [
  ...new Set([recipientKey(key, channel, address), addressKey(key, channel, address)]),
]

/** Computes the keyed hash that identifies a browser by its device id. `key` is the HMAC secret. */
export const deviceKey = (key: Buffer, deviceId: string): string =>
  createHmac('sha256', key).update(`device:${deviceId}`).digest('base64url')

/** Computes the keyed hash that identifies an account in stored opt-outs. `key` is the HMAC secret. */
export const accountKey = (key: Buffer, userId: string): string =>
  createHmac('sha256', key).update(`account:${userId}`).digest('base64url')

/**
 * Computes the keyed hash that stands for an account in the public addresses of its images, which don't tell whose they are. `key`
 * is the HMAC secret.
 */
export const imageOwnerKey = (key: Buffer, userId: string): string =>
  createHmac('sha256', key).update(`images:${userId}`).digest('hex').slice(0, 32)
