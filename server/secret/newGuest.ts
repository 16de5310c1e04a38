import type { NewGuest } from '@festoon/contract/page'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const proofOf = (key: Buffer, eventId: string, inviteeId: string): string =>
  createHmac('sha256', key).update(`${eventId}/${inviteeId}`).digest().subarray(0, 24).toString('base64url')

/** A fresh id for a guest who has none, with the proof that this server handed it out for this event. */
export function newGuest(key: Buffer, eventId: string): NewGuest {
  const inviteeId = randomUUID()
  return { inviteeId, proof: proofOf(key, eventId, inviteeId) }
}

/** Tells whether an id was handed out for this event to whoever shows `proof`: whoever does may repeat their call. */
export function isNewGuest(key: Buffer, eventId: string, { inviteeId, proof }: NewGuest): boolean {
  const expected = Buffer.from(proofOf(key, eventId, inviteeId))
  const given = Buffer.from(proof)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
