/** Every address of the app is built here, so that a route and its links cannot drift apart. */
export const paths = {
  root: () => '/',
  welcome: () => '/welcome',
  signIn: (returnTo?: string) =>
    returnTo === undefined || returnTo === '/' ? '/login' : `/login?s=${encodeReturn(returnTo)}`,
  events: () => '/events',
  createEvent: () => '/event/create',
  event: (eventId: string) => `/event/${eventId}`,
  eventAsGuest: (eventId: string, key: { inviteeId: string; token: string }) =>
    `/event/${eventId}?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}`,
  invite: (eventId: string) => `/event/invite/${eventId}`,
  answerAction: (eventId: string) => `/event/unauthrsvp/action/${eventId}`,
  calendar: (eventId: string, kind: CalendarKind, key: { inviteeId: string; token: string } | null) => {
    const base = kind === 'ics' ? `/event/${eventId}/calendar.ics` : `/event/${eventId}/calendar/${kind}`
    return key ? `${base}?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}` : base
  },
} as const

export type CalendarKind = 'google' | 'outlook' | 'office365' | 'yahoo' | 'ics'

const toBase64Url = (text: string): string => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Encodes a path and query as the state `s` of `/login` (ROUTE-08): base64url JSON. */
export function encodeReturn(returnTo: string): string {
  return toBase64Url(JSON.stringify({ returnTo }))
}

/** Reads the state `s` of `/login`: a path of our own, or undefined when it is missing, unreadable or foreign. */
export function decodeReturn(state: string | null): string | undefined {
  if (!state) return undefined
  try {
    const bytes = Uint8Array.from(atob(state.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof value !== 'object' || value === null || !('returnTo' in value)) return undefined
    return isOwnPath(value.returnTo) ? value.returnTo : undefined
  } catch {
    return undefined
  }
}

/** A path on this host: one leading slash, and no second one or backslash that a browser would read as a host. */
function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return false
  const url = new URL(value, 'http://here.invalid')
  return url.origin === 'http://here.invalid' && !url.pathname.startsWith('//')
}
