import { createHmac, timingSafeEqual } from 'node:crypto'
import { normaliseEmail } from '@festoon/contract/rules/email'

/** What a link in a message lets its reader turn off. */
export interface OptOutSubject {
  channel: 'email' | 'phone'
  address: string
  scope: 'event' | 'host' | 'all'
  /** The event that the message was about. */
  eventId: string | undefined
}

/** Proves that whoever asks to end messages to an address had one of them: HMAC-SHA256, 192 bits, nothing stored. */
export function optOutToken(key: Buffer, { channel, address, scope, eventId }: OptOutSubject): string {
  const normalised = channel === 'email' ? normaliseEmail(address) : address
  const text = JSON.stringify([channel, normalised, scope, eventId ?? null])
  return createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url')
}

/** Tells, in constant time, whether a token is the one of this subject. */
export function isOptOutToken(key: Buffer, subject: OptOutSubject, token: string): boolean {
  const expected = Buffer.from(optOutToken(key, subject))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
