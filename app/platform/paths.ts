import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { reportPath } from '@festoon/contract/wire/optOutPaths'
import { paymentReturnPath } from '@festoon/contract/wire/paymentReturnPath'
import { payPath } from '@festoon/contract/wire/payPath'
import { toBase64Url } from './browser/base64.ts'

// All paths of the app are built here, so that routes and links stay consistent: `paths.event(id)`. Each function is a
// separate export, so that the lightweight guest page bundles only those it uses.

/** Returns the query of a guest's personal link, if there is one. */
const queryOf = (link: PersonalLink | null | undefined) =>
  link ? `?iu=${link.inviteeId}&token=${encodeURIComponent(link.token)}` : ''

export const root = () => '/'
export const welcome = () => '/welcome'
export const signIn = (returnTo?: string) =>
  returnTo === undefined || returnTo === '/' ? '/login' : `/login?s=${encodeReturn(returnTo)}`
export const events = (tab?: EventsTab) => (tab === undefined || tab === 'All' ? '/events' : `/events?tab=${tab}`)
/** The path of the payment page for a coin pack. After paying, the user continues at `location`. */
export const pay = (priceId: string, location: string) =>
  `${payPath}?state=${toBase64Url(JSON.stringify({ priceId, location }))}`
/**
 * The path to which the payment provider returns after the payment for a coin pack. The user then continues at `location`
 * (ROUTE-40, ENT-50).
 */
export const paymentReturn = (priceId: string, location: string) =>
  `${paymentReturnPath}?state=${toBase64Url(JSON.stringify({ priceId, location }))}`
export const profile = () => '/profile/edit'
/** The path of the editor for a new event. `quickId` is the id of an event drafted from a one-line description. */
export const createEvent = (quickId?: string) =>
  quickId === undefined ? '/event/create' : `/event/create?quick=${quickId}`
export const editEvent = (eventId: string) => `/event/edit/${eventId}`
export const cloneEvent = (eventId: string) => `/event/create/from/${eventId}`
export const createFromGallery = (inspirationId: string) => `/event/create/fromGallery/${inspirationId}`
/** The path of the theme gallery. If there is a `themeId`, the gallery opens at that theme. */
export const instant = (themeId?: number) => (themeId === undefined ? '/instant' : `/instant?theme=${themeId}`)
/** The path of the theme gallery, opened at the given category. */
export const instantCategory = (categoryId: number) => `/instant?category=${categoryId}`
export const draft = (draftId: string) => `/event/draft/edit/${draftId}`
export const draftPreview = (draftId: string) => `/event/draft/${draftId}`
/**
 * The path of the page that saves an event in progress as a draft. `key` is the key under which this tab stores the event.
 */
export const saveDraft = (key = 'new') =>
  `/event/draft/create/action${key === 'new' ? '' : `?draft=${encodeURIComponent(key)}`}`
export const event = (eventId: string) => `/event/${eventId}`
/** The path of the preview image of a link to an event. A new `version` avoids an outdated image in the browser's cache. */
export const linkCard = (eventId: string, version: string) =>
  `/event/${eventId}/card.jpg?v=${encodeURIComponent(version)}`
/** The path of an event's picture for stories on social networks, with a version like `linkCard`. */
export const story = (eventId: string, version: string) =>
  `/event/${eventId}/story.jpg?v=${encodeURIComponent(version)}`
/** The path of the page with the data stored about a guest. */
export const guestData = (link: PersonalLink) => `/event/${link.eventId}/my-data${queryOf(link)}`
/** The path of the page where guests answer when they can, and hosts propose times. The server renders it. */
export const whenWorks = (eventId: string, link?: PersonalLink | null) => `/event/${eventId}/when${queryOf(link)}`
/** The path of the page where a signed-in guest reports a party's invitation. */
export const report = (eventId: string) => `${reportPath}?e=${eventId}`
export const eventAsGuest = (link: PersonalLink) => `/event/${link.eventId}${queryOf(link)}`
/** The path of an event's guest list. If `show` is given, the page opens at the list, with only the guests of that RSVP. */
export const invite = (eventId: string, show?: ShownGuests) =>
  show === undefined ? `/event/invite/${eventId}` : `/event/invite/${eventId}?show=${show}#guest-list`
/** The path of the page where hosts text guests from their own phone. */
export const text = (eventId: string) => `/event/text/${eventId}`
/** The path of the page where hosts text an update to the guests that only they can notify. */
export const textUpdate = (eventId: string) => `${text(eventId)}?update=1`
/**
 * The path of an event's co-host page. `linkUuid` is the id of the co-host link, which lets anyone who opens the link become a
 * co-host.
 */
export const cohost = (eventId: string, linkUuid?: string) =>
  linkUuid === undefined ? `/event/cohost/${eventId}` : `/event/cohost/${eventId}?link=${linkUuid}`
export const addCohost = (eventId: string) => `/event/cohost/add/${eventId}`
/** The path of the guest list as a CSV file with the chosen columns. Fields are given by name, and questions by UUID. */
export const guestList = (
  eventId: string,
  choice: { fields: readonly string[]; questions?: readonly string[] | undefined },
) => `/event/${eventId}/guestlist.csv/${encodeURIComponent(JSON.stringify(choice))}`
export const verify = (link: PersonalLink) => `/event/verify/${link.eventId}${queryOf(link)}`
/**
 * The path of the page that saves an RSVP for a signed-in user. The page asks for confirmation, unless the user has just signed
 * in. `search` is the query string of the RSVP link.
 */
export const updateUser = (eventId: string, search: string) => `/event/updateuser/action/${eventId}${search}`
export const rsvpAction = (eventId: string) => `/event/unauthrsvp/action/${eventId}`
/** The path of the caterer sheet, which the server renders alone. */
export const catering = (eventId: string) => `/event/${eventId}/catering`
/** The path of the page with a party's sign-up list. */
export const bring = (eventId: string, link?: PersonalLink | null) => `/event/bring/${eventId}${queryOf(link)}`
export const calendar = (eventId: string, kind: CalendarKind, link: PersonalLink | null) => {
  const base = kind === 'ics' ? `/event/${eventId}/calendar.ics` : `/event/${eventId}/calendar/${kind}`
  return base + queryOf(link)
}

export type CalendarKind = 'google' | 'outlook' | 'office365' | 'yahoo' | 'ics' | 'subscribe'

/** Guests who accepted, declined, or said maybe, as named in the URL of the guest list (EVPAGE-01). */
export type ShownGuests = 'yes' | 'no' | 'maybe'

/** The tabs of the events page, as named in the page's URL (EVLIST-03). */
export type EventsTab = 'All' | 'HostedByYou' | 'Upcoming' | 'Past' | 'Drafts'

/** Encodes a path and query as JSON in base64url, for the `s` parameter of `/login` (ROUTE-08). */
export function encodeReturn(returnTo: string): string {
  return toBase64Url(JSON.stringify({ returnTo }))
}
