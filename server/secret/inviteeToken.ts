import { createHmac, timingSafeEqual } from 'node:crypto'

export interface TokenSubject {
  eventId: string
  inviteeId: string
  /** Counted up to make earlier links of this guest useless. */
  tokenVersion: number
}

/**
 * The key to a guest's own row, as personal links carry it: 192 bits of HMAC-SHA256, base64url, nothing stored
 * (RSVP-27). Whoever has it may read and answer for that one guest.
 */
export function inviteeToken(key: Buffer, subject: TokenSubject): string {
  const text = `${subject.eventId}/${subject.inviteeId}/${subject.tokenVersion}`
  return createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url')
}

/** Tells, in constant time, whether a token is the one of this guest. */
export function isInviteeToken(key: Buffer, subject: TokenSubject, token: string): boolean {
  const expected = Buffer.from(inviteeToken(key, subject))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
