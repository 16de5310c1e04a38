import { fromBase64, toBase64Url } from './document/base64.ts'

/** Every address of the app is built here, so that a route and its links cannot drift apart. */
export const paths = {
  root: () => '/',
  welcome: () => '/welcome',
  signIn: (returnTo?: string) =>
    returnTo === undefined || returnTo === '/' ? '/login' : `/login?s=${encodeReturn(returnTo)}`,
  events: (tab?: EventsTab) => (tab === undefined || tab === 'All' ? '/events' : `/events?tab=${tab}`),
  profile: () => '/profile/edit',
  /** `quickId`: which of the events that were drafted from one line. */
  createEvent: (quickId?: string) => (quickId === undefined ? '/event/create' : `/event/create?quick=${quickId}`),
  editEvent: (eventId: string) => `/event/edit/${eventId}`,
  cloneEvent: (eventId: string) => `/event/create/from/${eventId}`,
  createFromGallery: (inspirationId: string) => `/event/create/fromGallery/${inspirationId}`,
  /** The gallery of themes; `themeId`: the one that it opens at. */
  instant: (themeId?: number) => (themeId === undefined ? '/instant' : `/instant?theme=${themeId}`),
  draft: (draftId: string) => `/event/draft/edit/${draftId}`,
  draftPreview: (draftId: string) => `/event/draft/${draftId}`,
  /** `key`: which of the unfinished events of this browser; the new one when left out. */
  saveDraft: (key = 'new') => `/event/draft/create/action${key === 'new' ? '' : `?draft=${encodeURIComponent(key)}`}`,
  event: (eventId: string) => `/event/${eventId}`,
  eventReadOnly: (eventId: string) => `/event/${eventId}/ro`,
  eventAsGuest: (eventId: string, key: { inviteeId: string; token: string }) =>
    `/event/${eventId}?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}`,
  invite: (eventId: string) => `/event/invite/${eventId}`,
  /** `linkUuid`: the co-host link, by which whoever holds it may accept. */
  cohost: (eventId: string, linkUuid?: string) =>
    linkUuid === undefined ? `/event/cohost/${eventId}` : `/event/cohost/${eventId}?link=${linkUuid}`,
  addCohost: (eventId: string) => `/event/cohost/add/${eventId}`,
  answerAction: (eventId: string) => `/event/unauthrsvp/action/${eventId}`,
  calendar: (eventId: string, kind: CalendarKind, key: { inviteeId: string; token: string } | null) => {
    const base = kind === 'ics' ? `/event/${eventId}/calendar.ics` : `/event/${eventId}/calendar/${kind}`
    return key ? `${base}?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}` : base
  },
} as const

export type CalendarKind = 'google' | 'outlook' | 'office365' | 'yahoo' | 'ics'

/** The views of the events page, as its address names them (EVLIST-03). */
export type EventsTab = 'All' | 'HostedByYou' | 'Upcoming' | 'Past' | 'Drafts'

/** Encodes a path and query as the state `s` of `/login` (ROUTE-08): base64url JSON. */
export function encodeReturn(returnTo: string): string {
  return toBase64Url(JSON.stringify({ returnTo }))
}

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

/** A path on this host: one leading slash, and no second one or backslash that a browser would read as a host. */
function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return false
  const url = new URL(value, 'http://here.invalid')
  return url.origin === 'http://here.invalid' && !url.pathname.startsWith('//')
}
