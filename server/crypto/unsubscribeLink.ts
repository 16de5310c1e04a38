import { reportPath, unsubscribePath } from '@festoon/contract/wire/optOutPaths'
import type { Keys } from './keys.ts'
import { unsubscribeToken, type UnsubscribeSubject } from './tokens.ts'

/** Returns the link to the report page that belongs to an email's unsubscribe link. Both take the same query. */
export const reportLink = (unsubscribe: string): string => {
  const link = new URL(unsubscribe)
  link.pathname = reportPath
  return link.href
}

/**
 * Builds the unsubscribe link of an email. In its query, `a` is the keyed hash of the email address, `e` is the event id, `u` is
 * 1 if the recipient was uninvited, `s` is the id of the co-host who sent a preview, and `t` is the token. The hash keeps the
 * email address out of logs and browser history.
 */
export function unsubscribeLink(origin: string, keys: Pick<Keys, 'optOut'>, subject: UnsubscribeSubject): string {
  return `${origin}${unsubscribeQueryPath(keys, subject)}`
}

/** Builds the path and query of an unsubscribe link, for pages on this site. */
export function unsubscribeQueryPath(keys: Pick<Keys, 'optOut'>, subject: UnsubscribeSubject): string {
  const { addressKey: a, eventId: e, wasInvited = true, sentBy: s } = subject
  const sender = s === undefined ? {} : { s }
  const query = { a, e, ...(wasInvited ? {} : { u: '1' }), ...sender, t: unsubscribeToken(keys.optOut, subject) }
  return `${unsubscribePath}?${new URLSearchParams(query).toString()}`
}
