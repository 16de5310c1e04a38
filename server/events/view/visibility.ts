import { counts } from '@festoon/contract/rules/guests/heads'
import type { GuestOf } from '../../core/brands.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'

/** A person who views an event: a visitor, a guest with a personal link, or a signed-in user. */
export type Viewer =
  | { kind: 'visitor' }
  /** A visitor who isn't signed in, with an invitee's personal link. */
  | { kind: 'guest'; row: GuestOf<InviteeRow> }
  /** A signed-in user. `row` is the user's own invitee row at this event, or the row of the personal link they opened. */
  | { kind: 'user'; userId: string; row: InviteeRow | undefined }

/** The parts of an event that a viewer may see in addition to its public preview. */
export interface Visibility {
  isHost: boolean
  isCohost: boolean
  address: boolean
  guestList: boolean
  /** The viewer's own invitee row. Undefined if there is none or a host removed it. */
  own: InviteeRow | undefined
}

/**
 * Decides what a viewer may see of an event (AUTHZ-03, AUTHZ-18). A guest removed by the host counts as a visitor. The
 * event's address is shown to hosts, to signed-in users with the event's link, and to guests who are going. The guest list
 * is shown to hosts, and to everyone else only if it is public.
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
