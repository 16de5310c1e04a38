import type { OutputOf } from '@festoon/contract/wire/operations'
import { signInPage, type SignInRequest } from '../../features/signIn/signInRequest.ts'
import type { Arrival } from '../../platform/document/arrival.ts'
import type { RsvpLink } from '../../platform/document/rsvpLink.ts'
import { rsvpSearch } from '../../platform/document/rsvpSearch.ts'
import * as paths from '../../platform/paths.ts'
import type { RsvpLinkKind } from './sendRsvpLink.ts'

/** The page to open after saving the RSVP in a link. */
export interface NextPage {
  path: string
  state: Partial<Arrival> | SignInRequest
  /** True if the browser must load the page from the server instead of navigating within the app. */
  isDrawn: boolean
}

export interface SavedRsvp {
  kind: RsvpLinkKind
  eventId: string
  /** The query string of the RSVP link. */
  search: string
  link: RsvpLink
  saved: OutputOf<'updateAttendance'>
  isSignedIn: boolean
  /** Values from the navigation state of the RSVP link's page. */
  arrival: Pick<Arrival, 'showRSVP'> & { signedInNow: boolean }
}

/** Returns the page to open after saving the RSVP in a link (RSVP-04..11, RSVP-17). */
export function afterRsvp({ kind, eventId, search, link, saved, isSignedIn, arrival }: SavedRsvp): NextPage {
  const { rsvpStatus, isFinishing, name } = link
  const event = paths.event(eventId)
  const r = rsvpStatus === 'SEEN' ? '' : `?r=${rsvpStatus.toLowerCase()}`
  const promo = { showPhotosPromo: true, ...(arrival.signedInNow ? { fromLogin: true } : {}) }
  const isYes = rsvpStatus === 'YES'
  if (kind === 'updateuser')
    return {
      path: event + (arrival.showRSVP ? r : ''),
      state: isYes ? promo : {},
      isDrawn: false,
    }
  if (kind === 'rsvp') {
    if (isFinishing) return { path: event, state: {}, isDrawn: false }
    return { path: event + r, state: isYes ? promo : {}, isDrawn: false }
  }
  if (saved.shouldPromptLogin) return forcedLogin(eventId, search, saved)
  const { inviteeId, token } = link
  const personalLink = inviteeId === undefined || token === undefined ? null : { eventId, inviteeId, token }
  const page = personalLink && !isSignedIn ? paths.eventAsGuest(personalLink) : event
  const isDrawn = !isSignedIn
  if (!isFinishing) {
    const state = {
      showRSVP: true,
      ...(name === undefined ? {} : { inviteeName: name }),
      ...(saved.isNonUpdate ? { nonUpdateRSVPThroughEmail: true } : {}),
    }
    return { path: page, state, isDrawn }
  }
  if (rsvpStatus === 'NO' || rsvpStatus === 'MAYBE') return { path: page, state: {}, isDrawn }
  if (isSignedIn) return { path: event, state: promo, isDrawn: false }
  return { path: paths.updateUser(eventId, rsvpSearch({ rsvpStatus, link: personalLink })), state: {}, isDrawn: false }
}

/**
 * Returns the sign-in page for the email address or phone number that the server returned. After signing in, the visitor
 * continues with the RSVP (RSVP-06, RSVP-07).
 */
function forcedLogin(
  eventId: string,
  search: string,
  { phone, email }: Pick<OutputOf<'updateAttendance'>, 'phone' | 'email'>,
): NextPage {
  const page = email === undefined && phone !== undefined ? signInPage.phone : signInPage.email
  return { path: paths.signIn(paths.updateUser(eventId, search)), state: { forceLogin: true, page }, isDrawn: false }
}
