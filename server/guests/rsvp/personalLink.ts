import { inviteeToken } from '../../crypto/tokens.ts'
import type { Keys } from '../../crypto/keys.ts'
import type { InviteeRow } from '../../database/schema.ts'

/** Returns the current token of an invitee's personal link. */
export const tokenOf = (keys: Pick<Keys, 'inviteeToken'>, invitee: InviteeRow): string =>
  inviteeToken(keys.inviteeToken, {
    eventId: invitee.event_id,
    inviteeId: invitee.invitee_id,
    tokenVersion: invitee.token_version,
  })

/**
 * Builds a guest's personal link to an event. The query contains the invitee's id (`iu`), the token (`token`), `fe=1` to mark a
 * link that was sent by email or SMS, and the RSVP to preselect (`r`), if any.
 */
export function personalLink(
  origin: string,
  { eventId, inviteeId, token }: { eventId: string; inviteeId: string; token: string },
  rsvp?: 'yes' | 'no',
): string {
  const query = new URLSearchParams({ iu: inviteeId, token, fe: '1', ...(rsvp === undefined ? {} : { r: rsvp }) })
  return `${origin}/event/${eventId}?${query.toString()}`
}
