import { z } from 'zod'

const guid = z.guid().transform((text) => text.toLowerCase())

/** What a link to an event page may carry (EVPAGE-23). */
export interface GuestLink {
  inviteeId: string | undefined
  token: string | undefined
  preselected: 'YES' | 'NO' | null
  answered: boolean
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads a uuid, as it is or as base64url of its text. */
export function readGuid(value: unknown): string | undefined {
  const given = text(value)
  if (given === undefined || given.length > 128) return undefined
  const plain = guid.safeParse(given)
  if (plain.success) return plain.data
  const decoded = guid.safeParse(Buffer.from(given, 'base64url').toString('utf8'))
  return decoded.success ? decoded.data : undefined
}

/** Reads the query of an event page. Nothing in it is believed yet. */
export function readGuestLink(query: Record<string, unknown>): GuestLink {
  const answer = text(query.r)
  return {
    inviteeId: readGuid(query.iu),
    token: text(query.token)?.slice(0, 128),
    preselected: answer === 'yes' ? 'YES' : answer === 'no' ? 'NO' : null,
    answered: query.answered === '1',
  }
}
