import { counts } from '@festoon/contract/rules/guests/heads'
import type { GuestOf } from '../../core/brands.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'

/** The person who views an event: a visitor, a guest with a personal link, or a signed-in user. */
export type Viewer =
  | { kind: 'visitor' }
  /** A visitor who isn't signed in and has an invitee's personal link. */
  | { kind: 'guest'; row: GuestOf<InviteeRow> }
  /** A signed-in user. `row` is the user's own invitee row, or the unclaimed row of the personal link that the user opened. */
  | { kind: 'user'; userId: string; row: InviteeRow | undefined }

/** A viewer's role at an event, and the parts of the event that the viewer may see in addition to its public preview. */
export interface Visibility {
  isHost: boolean
  isCohost: boolean
  address: boolean
  guestList: boolean
  /** The viewer's invitee row, or undefined if there is none or a host removed it. */
  own: InviteeRow | undefined
}

/**
 * Determines what a viewer may see of an event (AUTHZ-03, AUTHZ-18). Hosts, signed-in users, and guests who are going see the
 * address. Hosts always see the guest list, and everyone else sees it only if it is public. A guest removed by a host has the
 * access of a visitor.
 */
export function visibilityOf(event: EventRow, viewer: Viewer): Visibility {
  const row = viewer.kind === 'visitor' ? undefined : viewer.row
  const removed = row?.rsvp_status === 'HIDDEN'
  const own = removed ? undefined : row
  const isHost = viewer.kind === 'user' && event.organizer_id === viewer.userId
  const isCohost = viewer.kind === 'user' && own?.user_id === viewer.userId && own.cohost_status === 'ACCEPTED'
  const hosts = isHost || isCohost
  return {
    isHost,
    isCohost,
    address: hosts || (viewer.kind === 'user' && !removed) || (own !== undefined && isGoing(own)),
    guestList: hosts || event.public_guest_list,
    own,
  }
}

function isGoing(row: InviteeRow): boolean {
  const waitlistStatus = row.waitlist_status ?? undefined
  const { rsvp_status: rsvpStatus, additional_guest_count: additionalGuestCount } = row
  return rsvpStatus === 'YES' && counts({ rsvpStatus, additionalGuestCount, waitlistStatus })
}
