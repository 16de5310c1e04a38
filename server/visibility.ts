import { counts } from '@festoon/contract/rules/heads'
import type { GuestOf } from './access.ts'
import type { EventRow, InviteeRow } from './data/schema.ts'

/** Who looks at an event. */
export type Viewer =
  | { kind: 'visitor' }
  /** Logged out, with the key to a row. */
  | { kind: 'guest'; row: GuestOf<InviteeRow> }
  /** Logged in; `row` is the user's own at this event, or the one of the personal link that was opened. */
  | { kind: 'user'; userId: string; row: InviteeRow | undefined }

/** What a viewer may see of an event, beyond what its public preview shows. */
export interface Sight {
  isHost: boolean
  isCohost: boolean
  address: boolean
  guestList: boolean
  /** The viewer's own row, when there is one to show. */
  own: InviteeRow | undefined
}

/**
 * The one place that decides what a viewer may see (AUTHZ-03, AUTHZ-18). A guest whom the host removed is a visitor.
 *
 * The address goes to the hosts, to any logged-in user with the event's link, and to a guest who is going. The guest list
 * goes to the hosts, and to everyone else only when it is public.
 */
export function sightOf(event: EventRow, viewer: Viewer): Sight {
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
