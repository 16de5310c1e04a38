import type { Keys } from './secret/keys.ts'
import { unsubscribeToken, type UnsubscribeSubject } from './secret/unsubscribeToken.ts'

/** Where the link in every mail about an event leads. */
export const unsubscribePath = '/unsubscribe'

/**
 * The address at which the reader of a mail turns messages off: `a` the keyed hash of the e-mail address, so that the
 * address itself is in no log and no browser history, `e` the event, `t` the proof.
 */
export function unsubscribeLink(origin: string, keys: Pick<Keys, 'optOut'>, subject: UnsubscribeSubject): string {
  return `${origin}${unsubscribeQueryPath(keys, subject)}`
}

/** The same without the origin, for a form on the page itself. */
export function unsubscribeQueryPath(keys: Pick<Keys, 'optOut'>, subject: UnsubscribeSubject): string {
  const { addressKey: a, eventId: e } = subject
  return `${unsubscribePath}?${new URLSearchParams({ a, e, t: unsubscribeToken(keys.optOut, subject) }).toString()}`
}
