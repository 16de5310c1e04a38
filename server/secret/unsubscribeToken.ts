import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of whose messages a link may say whether they are wanted. */
export interface UnsubscribeSubject {
  /** Keyed hash of the e-mail address (secret/addressKey.ts). */
  addressKey: string
  /** The event that the mail was about. */
  eventId: string
}

/** Proves that whoever opens the link had a mail about that event: HMAC-SHA256, 192 bits, nothing stored. */
export function unsubscribeToken(key: Buffer, { addressKey, eventId }: UnsubscribeSubject): string {
  const text = JSON.stringify(['unsubscribe', addressKey, eventId])
  return createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url')
}

/** Tells, in constant time, whether a token is the one of this subject. */
export function isUnsubscribeToken(key: Buffer, subject: UnsubscribeSubject, token: string): boolean {
  const expected = Buffer.from(unsubscribeToken(key, subject))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
