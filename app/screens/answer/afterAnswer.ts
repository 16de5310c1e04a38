import type { OutputOf } from '@festoon/contract/operations'
import { answerSearch } from '../../document/answerSearch.ts'
import type { Arrival } from '../../document/arrival.ts'
import * as paths from '../../pathTo.ts'
import { signInPage, type SignInRequest } from '../../session/signInRequest.ts'
import type { AnswerLink } from './answerLink.ts'
import type { AnswerKind } from './sendAnswerLink.ts'

/** Where a link leads once its answer is saved, or is not. */
export interface NextPage {
  path: string
  state: Partial<Arrival> | SignInRequest
  /** A page that the server draws for somebody who is not signed in. */
  isDrawn: boolean
}

export interface Answered {
  kind: AnswerKind
  eventId: string
  /** Path and query of the action page. */
  search: string
  link: AnswerLink
  saved: OutputOf<'updateAttendance'>
  isSignedIn: boolean
  /** What the navigation state of the action page said. */
  arrival: Pick<Arrival, 'showRSVP'> & { signedInNow: boolean }
}

/** Decides where to go after the answer of a link (RSVP-04..11, RSVP-17). */
export function afterAnswer({ kind, eventId, search, link, saved, isSignedIn, arrival }: Answered): NextPage {
  const { rsvpStatus: answer, isFinishing, name } = link
  const event = paths.event(eventId)
  const r = answer === 'SEEN' ? '' : `?r=${answer.toLowerCase()}`
  const promo = { showPhotosPromo: true, ...(arrival.signedInNow ? { fromLogin: true } : {}) }
  const isYes = answer === 'YES'
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
  const key =
    link.inviteeId === undefined || link.token === undefined
      ? null
      : { ...link, inviteeId: link.inviteeId, token: link.token }
  const page = key && !isSignedIn ? paths.eventAsGuest(eventId, key) : event
  const isDrawn = !isSignedIn
  if (!isFinishing) {
    const state = {
      showRSVP: true,
      ...(name === undefined ? {} : { inviteeName: name }),
      ...(saved.isNonUpdate ? { nonUpdateRSVPThroughEmail: true } : {}),
    }
    return { path: page, state, isDrawn }
  }
  if (answer === 'NO') return { path: page, state: {}, isDrawn }
  if (isSignedIn) return { path: event, state: promo, isDrawn: false }
  return { path: paths.updateUser(eventId, answerSearch({ rsvpStatus: answer, key })), state: {}, isDrawn: false }
}

/** To the login of the contact that came back, and from there on with the answer (RSVP-06, RSVP-07). */
export function forcedLogin(
  eventId: string,
  search: string,
  { phone, email }: Pick<OutputOf<'updateAttendance'>, 'phone' | 'email'>,
): NextPage {
  const page = email === undefined && phone !== undefined ? signInPage.phone : signInPage.email
  return { path: paths.signIn(paths.updateUser(eventId, search)), state: { forceLogin: true, page }, isDrawn: false }
}
