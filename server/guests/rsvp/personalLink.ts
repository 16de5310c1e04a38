import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { Keys } from '../../crypto/keys.ts'
import { inviteeToken, shortToken } from '../../crypto/tokens.ts'
import type { InviteeRow } from '../../database/schema.ts'

/** Returns the current token of an invitee's personal link. */
export const tokenOf = (keys: Pick<Keys, 'inviteeToken'>, invitee: InviteeRow): string =>
  inviteeToken(keys.inviteeToken, {
    eventId: invitee.event_id,
    inviteeId: invitee.invitee_id,
    tokenVersion: invitee.token_version,
  })

/** The RSVP that a link preselects. */
export type LinkRsvp = 'yes' | 'no' | 'maybe'

/** Builds a guest's link to an event's calendar file. */
export function calendarFileLink(origin: string, { eventId, inviteeId, token }: PersonalLink): string {
  return `${origin}/event/${eventId}/calendar.ics?${new URLSearchParams({ iu: inviteeId, token }).toString()}`
}

/** Builds a guest's link to the page of the times that an event's hosts propose. */
export function timesLink(origin: string, { eventId, inviteeId, token }: PersonalLink): string {
  return `${origin}/event/${eventId}/when?${new URLSearchParams({ iu: inviteeId, token }).toString()}`
}

/** The token of a guest's personal link, and the code that finds the guest. */
interface ShortLink {
  token: string
  linkCode: string
}

/** Builds the short form of a guest's personal link for a text, like `personalLink`. */
export const shortPersonalLink = (origin: string, { token, linkCode }: ShortLink, rsvp?: LinkRsvp): string =>
  `${origin}/i/${shortToken(token)}${linkCode}${rsvp === undefined ? '' : `?r=${rsvp}`}`

/** Builds the short form of a guest's personal link for a host to pass on, like `handedLink`. */
export const shortHandedLink = (origin: string, { token, linkCode }: ShortLink): string =>
  `${origin}/g/${shortToken(token)}${linkCode}`

/** Builds a guest's personal link for a host to pass on. It lacks the mark of links that were sent by email or SMS. */
export const handedLink = (origin: string, { eventId, inviteeId, token }: PersonalLink): string =>
  `${origin}/event/${eventId}?${new URLSearchParams({ iu: inviteeId, token }).toString()}`

/**
 * Builds a guest's personal link to an event. The query contains the invitee's id (`iu`), the token (`token`), `fe=1` to mark a
 * link that was sent by email or SMS, and the RSVP to preselect (`r`), if any.
 */
export function personalLink(origin: string, { eventId, inviteeId, token }: PersonalLink, rsvp?: LinkRsvp): string {
  const query = new URLSearchParams({ iu: inviteeId, token, fe: '1', ...(rsvp === undefined ? {} : { r: rsvp }) })
  return `${origin}/event/${eventId}?${query.toString()}`
}
