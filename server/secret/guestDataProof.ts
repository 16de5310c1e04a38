import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TokenSubject } from './inviteeToken.ts'

/** ms for which a link to what is kept of a guest works. */
const worksMs = 60 * 60_000

const signatureOf = (key: Buffer, { eventId, inviteeId, tokenVersion }: TokenSubject, until: number): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['guest data', eventId, inviteeId, tokenVersion, until]))
    .digest()
    .subarray(0, 24)

/**
 * Proves that whoever opens the link reads the contact of this guest: HMAC-SHA256, 192 bits, nothing stored. It ends after
 * an hour, and with the guest's personal link.
 */
export function guestDataProof(key: Buffer, subject: TokenSubject, now: number): string {
  const until = now + worksMs
  return `${until.toString(36)}.${signatureOf(key, subject, until).toString('base64url')}`
}

/** Tells whether a proof is this guest's, and works yet. */
export function isGuestDataProof(key: Buffer, subject: TokenSubject, proof: string, now: number): boolean {
  const [until = '', signature = ''] = proof.split('.')
  const end = Number.parseInt(until, 36)
  if (!(end > now)) return false
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(key, subject, end)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
