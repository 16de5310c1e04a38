import { fromBase64 } from './document/base64.ts'
import { root } from './pathTo.ts'

/** Reads the state `s` of `/login`: a path of our own, or undefined when it is missing, unreadable or foreign. */
export function decodeReturn(state: string | null): string | undefined {
  const value = jsonIn(fromBase64(state ?? ''))
  if (typeof value !== 'object' || value === null || !('returnTo' in value)) return undefined
  return isOwnPath(value.returnTo) ? value.returnTo : undefined
}

/**
 * The event that the query of `/` leads to (ROUTE-02, ROUTE-06): `params` is `{urlType: "eventPage", eventId}` as base64url
 * JSON; percent-encoded JSON is read too.
 */
export function eventOfParams(query: URLSearchParams): string | undefined {
  const params = query.get('params') ?? ''
  const value = jsonIn(params) ?? jsonIn(fromBase64(params))
  if (typeof value !== 'object' || value === null || !('urlType' in value) || !('eventId' in value)) return undefined
  return value.urlType === 'eventPage' && isUuid(value.eventId) ? value.eventId.toLowerCase() : undefined
}

/** Tells whether a path is that of an event to be looked at only (ROUTE-20). */
export const isReadOnlyPath = (pathname: string): boolean => /\/ro\/?$/.test(pathname)

/** Tells whether a value is a uuid, as event ids are. */
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
 * What a payment comes back with (ROUTE-41, ENT-50); undefined when its `state` or `payment_intent` is missing or unreadable.
 * `location`: where to go on, the root where it is not a path of our own.
 */
export function readPaymentReturn(query: URLSearchParams) {
  const paymentIntentId = query.get('payment_intent') ?? ''
  const state = readPaymentState(query)
  if (paymentIntentId === '' || !state) return undefined
  return { paymentIntentId, isDeclined: query.get('redirect_status') === 'failed', ...state }
}

/** What is to be paid for and where to go on then, as the pages around a payment have it in their `state`. */
export function readPaymentState(query: URLSearchParams): { priceId: string; location: string } | undefined {
  const state = jsonIn(fromBase64(query.get('state') ?? ''))
  if (typeof state !== 'object' || state === null || !('priceId' in state)) return undefined
  const location = 'location' in state && isOwnPath(state.location) ? state.location : root()
  return { priceId: String(state.priceId), location }
}

/** A path on this host: one leading slash, and no second one or backslash that a browser would read as a host. */
function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return false
  const url = new URL(value, 'http://here.invalid')
  return url.origin === 'http://here.invalid' && !url.pathname.startsWith('//')
}
