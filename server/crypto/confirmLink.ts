import { confirmPath } from '@festoon/contract/wire/confirmPath'
import type { Keys } from './keys.ts'
import { confirmToken, type ConfirmSubject } from './tokens.ts'

/**
 * Builds the path and query of the page where a guest confirms an email address. In its query, `e` is the event id, `iu` the invitee's id,
 * `v` the version of the personal link, `a` the keyed hash of the address, and `t` the token.
 */
export function confirmQueryPath(keys: Pick<Keys, 'guestData'>, subject: ConfirmSubject): string {
  const { eventId: e, inviteeId: iu, tokenVersion, addressKey: a } = subject
  const query = { e, iu, v: String(tokenVersion), a, t: confirmToken(keys.guestData, subject) }
  return `${confirmPath}?${new URLSearchParams(query).toString()}`
}

/** Builds the link to the page where a guest confirms an email address. */
export const confirmLink = (origin: string, keys: Pick<Keys, 'guestData'>, subject: ConfirmSubject): string =>
  `${origin}${confirmQueryPath(keys, subject)}`
