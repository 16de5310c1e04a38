import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { asRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { isPreferenceName, preference } from '@festoon/contract/rules/guests/preferences'
import type { RsvpFormState } from '@festoon/contract/wire/page'

const guid = z.guid().transform((text) => text.toLowerCase())

/** The parameters of a link to an event page (EVPAGE-22, EVPAGE-23, RSVP-19). */
export interface LinkQuery {
  inviteeId: string | undefined
  token: string | undefined
  preselected: GivenRsvp | null
  /**
   * The RSVP form's initial values, from the parameters `n`, `e` or `ea`, `p` or `ep`, `m`, `ng`, and `np`. Null if there are
   * none.
   */
  prefill: RsvpFormState['values'] | null
  /** The number of people who didn't fit at the RSVP after which the page opens. */
  refusedGuests: number
  /** The names of the query parameters that were ignored because they couldn't be decoded (RSVP-20). */
  unreadable: readonly string[]
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Parses a UUID that is in plain form or encoded in base64url. Returns undefined for any other value. */
export function readGuid(value: unknown): string | undefined {
  const linkText = text(value)
  if (linkText === undefined || linkText.length > 128) return undefined
  const plain = guid.safeParse(linkText)
  if (plain.success) return plain.data
  const decodedId = guid.safeParse(Buffer.from(linkText, 'base64url').toString('utf8'))
  return decodedId.success ? decodedId.data : undefined
}

/** Parses the untrusted query of an event page's URL. */
export function readLinkQuery(query: Record<string, unknown>): LinkQuery {
  const rsvp = text(query.r)
  const inviteeId = readGuid(query.iu)
  const { prefill, unreadable } = readPrefill(query)
  return {
    inviteeId,
    token: text(query.token)?.slice(0, 128),
    preselected: asRsvp(rsvp) ?? null,
    prefill,
    refusedGuests: /^[1-9]\d?$/.test(text(query.noRoom) ?? '') ? Number(query.noRoom) : 0,
    unreadable: inviteeId === undefined && text(query.iu) !== undefined ? ['iu', ...unreadable] : unreadable,
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes base64 or base64url to UTF-8 text. Returns undefined if the value is invalid. */
function decode(value: string): string | undefined {
  try {
    return /^[\w+/-]+={0,2}$/.test(value) ? utf8.decode(Buffer.from(value, 'base64url')) : undefined
  } catch {
    return undefined
  }
}

function readPrefill(query: Record<string, unknown>): Pick<LinkQuery, 'prefill' | 'unreadable'> {
  const unreadable: string[] = []
  const read = (name: string, maxLength: number): string | undefined => {
    const value = text(query[name])
    if (value === undefined) return undefined
    const decodedText = decode(value)
    if (decodedText === undefined) unreadable.push(name)
    return decodedText?.slice(0, maxLength).replace(/\p{Surrogate}$/u, '')
  }
  const name = read('n', limits.name)
  const email = read('e', limits.email) ?? read('ea', limits.email)
  // The form shows US numbers without their prefix (RSVP-40).
  const phone = (read('p', 32) ?? read('ep', 32))?.replace(/^\+1(?=\d{10}$)/, '')
  const rsvpMessage = query.m === 'm' ? '' : read('m', limits.rsvpMessage)
  const extra = text(query.ng)
  const np = text(query.np) ?? ''
  const namedPreference = isPreferenceName(np) ? preference[np] : undefined
  const chosenPreference = namedPreference ?? (query.fe === '1' && email !== undefined ? preference.email : undefined)
  const prefill: RsvpFormState['values'] = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(rsvpMessage === undefined ? {} : { rsvpMessage }),
    ...(extra !== undefined && /^[0-8]$/.test(extra) ? { additionalGuestCount: Number(extra) } : {}),
    ...(chosenPreference === undefined ? {} : { notificationPreference: chosenPreference }),
  }
  return { prefill: Object.keys(prefill).length === 0 ? null : prefill, unreadable }
}
