import { paymentReturnPath } from '@festoon/contract/paymentReturnPath'
import { payPath } from '@festoon/contract/payPath'
import { toBase64Url } from './document/base64.ts'

// Every address of the app is built here, so that a route and its links cannot drift apart: `paths.event(id)`. Each stands by
// itself, so that the light guest page takes along those that it links to alone.

export const root = () => '/'
export const welcome = () => '/welcome'
export const signIn = (returnTo?: string) =>
  returnTo === undefined || returnTo === '/' ? '/login' : `/login?s=${encodeReturn(returnTo)}`
export const events = (tab?: EventsTab) => (tab === undefined || tab === 'All' ? '/events' : `/events?tab=${tab}`)
/** Where a pack is paid for by card; it leads on to `location` in the end. */
export const pay = (priceId: string, location: string) =>
  `${payPath}?state=${toBase64Url(JSON.stringify({ priceId, location }))}`
/** Where a payment of a pack leads back to, and then on to `location` (ROUTE-40, ENT-50). */
export const paymentReturn = (priceId: string, location: string) =>
  `${paymentReturnPath}?state=${toBase64Url(JSON.stringify({ priceId, location }))}`
export const profile = () => '/profile/edit'
/** `quickId`: which of the events that were drafted from one line. */
export const createEvent = (quickId?: string) =>
  quickId === undefined ? '/event/create' : `/event/create?quick=${quickId}`
export const editEvent = (eventId: string) => `/event/edit/${eventId}`
export const cloneEvent = (eventId: string) => `/event/create/from/${eventId}`
export const createFromGallery = (inspirationId: string) => `/event/create/fromGallery/${inspirationId}`
/** The gallery of themes; `themeId`: the one that it opens at. */
export const instant = (themeId?: number) => (themeId === undefined ? '/instant' : `/instant?theme=${themeId}`)
/** The gallery of themes, opened at a category. */
export const instantCategory = (categoryId: number) => `/instant?category=${categoryId}`
export const draft = (draftId: string) => `/event/draft/edit/${draftId}`
export const draftPreview = (draftId: string) => `/event/draft/${draftId}`
/** `key`: which of the unfinished events of this browser; the new one when left out. */
export const saveDraft = (key = 'new') =>
  `/event/draft/create/action${key === 'new' ? '' : `?draft=${encodeURIComponent(key)}`}`
export const event = (eventId: string) => `/event/${eventId}`
export const eventReadOnly = (eventId: string) => `/event/${eventId}/ro`
/** What is kept about the guest of a personal link. */
export const guestData = (eventId: string, key: { inviteeId: string; token: string }) =>
  `/event/${eventId}/my-data?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}`
export const eventAsGuest = (eventId: string, key: { inviteeId: string; token: string }) =>
  `/event/${eventId}?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}`
export const invite = (eventId: string) => `/event/invite/${eventId}`
/** `linkUuid`: the co-host link, by which whoever holds it may accept. */
export const cohost = (eventId: string, linkUuid?: string) =>
  linkUuid === undefined ? `/event/cohost/${eventId}` : `/event/cohost/${eventId}?link=${linkUuid}`
export const addCohost = (eventId: string) => `/event/cohost/add/${eventId}`
/** The guest list as CSV: with these fields, and the answers to these questions. */
export const guestList = (
  eventId: string,
  choice: { fields: readonly string[]; questions?: readonly string[] | undefined },
) => `/event/${eventId}/guestlist.csv/${encodeURIComponent(JSON.stringify(choice))}`
export const verify = (eventId: string, key: { inviteeId: string; token: string }) =>
  `/event/verify/${eventId}?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}`
/** `search`: the query of a link that answers. */
export const updateUser = (eventId: string, search: string) => `/event/updateuser/action/${eventId}${search}`
export const answerAction = (eventId: string) => `/event/unauthrsvp/action/${eventId}`
export const calendar = (eventId: string, kind: CalendarKind, key: { inviteeId: string; token: string } | null) => {
  const base = kind === 'ics' ? `/event/${eventId}/calendar.ics` : `/event/${eventId}/calendar/${kind}`
  return key ? `${base}?iu=${key.inviteeId}&token=${encodeURIComponent(key.token)}` : base
}

export type CalendarKind = 'google' | 'outlook' | 'office365' | 'yahoo' | 'ics'

/** The views of the events page, as its address names them (EVLIST-03). */
export type EventsTab = 'All' | 'HostedByYou' | 'Upcoming' | 'Past' | 'Drafts'

/** Encodes a path and query as the state `s` of `/login` (ROUTE-08): base64url JSON. */
export function encodeReturn(returnTo: string): string {
  return toBase64Url(JSON.stringify({ returnTo }))
}
