import { fromBase64 } from './browser/base64.ts'
import { root } from './paths.ts'

/**
 * Decodes the `s` parameter of `/login` to a path on this site. Returns undefined if the parameter is missing or unreadable,
 * or points to another site.
 */
export function decodeReturn(state: string | null): string | undefined {
  const value = jsonIn(fromBase64(state ?? ''))
  if (typeof value !== 'object' || value === null || !('returnTo' in value)) return undefined
  return isOwnPath(value.returnTo) ? value.returnTo : undefined
}

/**
 * Returns the event id in the query of `/`; undefined if there is none (ROUTE-02, ROUTE-06). The query parameter `params`
 * contains `{urlType: "eventPage", eventId}` as JSON, encoded as base64url or percent-encoded.
 */
export function eventOfParams(query: URLSearchParams): string | undefined {
  const params = query.get('params') ?? ''
  const value = jsonIn(params) ?? jsonIn(fromBase64(params))
  if (typeof value !== 'object' || value === null || !('urlType' in value) || !('eventId' in value)) return undefined
  return value.urlType === 'eventPage' && isUuid(value.eventId) ? value.eventId.toLowerCase() : undefined
}

/** Returns true if a path belongs to a read-only event page (ROUTE-20). */
export const isReadOnlyPath = (pathname: string): boolean => /\/ro\/?$/.test(pathname)

/** Returns true if a value is a UUID, the format of event ids. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

function jsonIn(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses the query of the payment return page (ROUTE-41, ENT-50). Returns undefined if `payment_intent` is missing, or if
 * `state` is missing or unreadable. `location` is the path at which the user continues, or `/` if `state` contains no path on
 * this site. `isDeclined` is true if the payment failed.
 */
export function readPaymentReturn(query: URLSearchParams) {
  const paymentIntentId = query.get('payment_intent') ?? ''
  const state = readPaymentState(query)
  if (paymentIntentId === '' || !state) return undefined
  return { paymentIntentId, isDeclined: query.get('redirect_status') === 'failed', ...state }
}

/**
 * Decodes the `state` parameter of the payment pages. `priceId` identifies the coin pack. `location` is the path at which the
 * user continues, or `/` if `state` contains no path on this site. Returns undefined if `state` is missing or unreadable.
 */
export function readPaymentState(query: URLSearchParams): { priceId: string; location: string } | undefined {
  const state = jsonIn(fromBase64(query.get('state') ?? ''))
  if (typeof state !== 'object' || state === null || !('priceId' in state)) return undefined
  const location = 'location' in state && isOwnPath(state.location) ? state.location : root()
  return { priceId: String(state.priceId), location }
}

/**
 * Returns true for a path on this site. Rejects paths that start with `//` or `/\`, because browsers read what follows as a
 * hostname.
 */
function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return false
  const url = new URL(value, 'http://here.invalid')
  return url.origin === 'http://here.invalid' && !url.pathname.startsWith('//')
}
