import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { toBase64Url } from '../browser/base64.ts'

/** The contents of an RSVP link (RSVP-26). */
export interface RsvpSearch {
  rsvpStatus: GivenRsvp | 'SEEN'
  link?: PersonalLink | null | undefined
  message?: string | undefined
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  additionalGuestCount?: number | undefined
  /** The channel for updates: 1 for email, 2 for SMS, or 3 for both. */
  notificationPreference?: number | undefined
  photoUploadMode?: 'manual' | 'magic' | undefined
}

/** The values of the `np` parameter of an RSVP link, by notification preference (RSVP-23). */
const preferenceNames = { 1: 'email', 2: 'phone', 3: 'both' } as const

const isPreference = (value: number | undefined): value is keyof typeof preferenceNames =>
  value === 1 || value === 2 || value === 3

/**
 * Returns the query string of an RSVP link, starting with `?`; empty if there is nothing to include. The status `SEEN` is left
 * out. The message, name, email address, phone number, and invitee id are encoded as base64url, except that an empty message
 * becomes the letter `m`.
 */
export function rsvpSearch(rsvp: RsvpSearch): string {
  const { rsvpStatus, link, additionalGuestCount = 0, notificationPreference, photoUploadMode } = rsvp
  const texts = { m: rsvp.message, n: rsvp.name, e: rsvp.email, p: rsvp.phone, iu: link?.inviteeId }
  const query = new URLSearchParams()
  if (rsvpStatus !== 'SEEN') query.set('r', rsvpStatus.toLowerCase())
  for (const [name, text] of Object.entries(texts))
    if (text !== undefined) query.set(name, name === 'm' && text === '' ? 'm' : toBase64Url(text))
  if (link) query.set('token', link.token)
  if (additionalGuestCount > 0) query.set('ng', String(additionalGuestCount))
  if (isPreference(notificationPreference)) query.set('np', preferenceNames[notificationPreference])
  if (photoUploadMode !== undefined) query.set('pu', photoUploadMode)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
