import { addressAudience, type AddressAudience } from '@festoon/contract/rules/events/addressAudience'
import { counts } from '@festoon/contract/rules/guests/heads'
import type { GuestOf } from '../../core/brands.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { isHosting } from '../waitlist.ts'

/** The person who views an event: a visitor, a guest with a personal link, or a signed-in user. */
export type Viewer = (
  | { kind: 'visitor' }
  /** A visitor who isn't signed in and has an invitee's personal link. */
  | { kind: 'guest'; row: GuestOf<InviteeRow> }
  /** A signed-in user. `row` is the user's own invitee row, or the unclaimed row of the personal link that the user opened. */
  | { kind: 'user'; userId: string; row: InviteeRow | undefined }
) & {
  /**
   * True if a host removed a guest who has one of the viewer's verified contacts, or if the viewer opened the personal link of a
   * guest who isn't admitted (`isAdmitted`). That guest may not be the viewer's `row`, because a host removed the guest or another
   * account owns the row.
   */
  isExcluded?: boolean
}

/** A viewer's role at an event, and the parts of the event that the viewer may see in addition to its public preview. */
export interface Visibility {
  isHost: boolean
  isCohost: boolean
  address: boolean
  /** The people who see the address, as the viewer should be told. */
  addressAudience: AddressAudience
  guestList: boolean
  /**
   * True for viewers who are neither hosts nor on the guest list, or who aren't admitted. They see short names of those who are
   * going instead of the guest list.
   */
  isVisitor: boolean
  /** The viewer's invitee row, or undefined if there is none or a host removed it. */
  own: InviteeRow | undefined
}

/**
 * Determines what a viewer may see of an event (AUTHZ-03, AUTHZ-18). Hosts and guests who are going always see the address.
 * Guests who aren't admitted never do. Other signed-in users see it unless the host chose confirmed guests only. Hosts always see
 * the guest list, and everyone else sees it only if it is public. A guest removed by a host has the access of a visitor, but
 * doesn't see the address.
 */
export function visibilityOf(event: EventRow, viewer: Viewer): Visibility {
  const row = viewer.kind === 'visitor' ? undefined : viewer.row
  const listedRow = row?.rsvp_status === 'HIDDEN' ? undefined : row
  const isHost = viewer.kind === 'user' && event.organizer_id === viewer.userId
  const isCohost =
    viewer.kind === 'user' && listedRow?.user_id === viewer.userId && listedRow.cohost_status === 'ACCEPTED'
  const hosts = isHost || isCohost
  const audience = addressAudience({ addressFor: event.address_for, hasWaitlist: event.has_waitlist })
  const canBelong = viewer.isExcluded !== true && (row === undefined || isAdmitted(row))
  const isInAudience = audience === 'signedIn' && viewer.kind === 'user'
  return {
    isHost,
    isCohost,
    address: hosts || (listedRow !== undefined && isGoing(listedRow)) || (canBelong && isInAudience),
    addressAudience: hosts || canBelong ? audience : 'confirmed',
    guestList: hosts || event.public_guest_list,
    isVisitor: !hosts && (listedRow === undefined || !canBelong),
    own: listedRow,
  }
}

/** Returns true unless a guest is waitlisted, was denied a spot, or was removed by a host. */
export function isAdmitted(row: InviteeRow): boolean {
  return row.rsvp_status !== 'HIDDEN' && hasSpot(row)
}

/** Returns true if a guest said yes and isn't waitlisted or denied. */
export function isGoing(row: InviteeRow): boolean {
  return row.rsvp_status === 'YES' && hasSpot(row)
}

function hasSpot(row: InviteeRow): boolean {
  const { rsvp_status: rsvpStatus, additional_guest_count: additionalGuestCount } = row
  return counts({ rsvpStatus, additionalGuestCount, waitlistStatus: row.waitlist_status ?? undefined })
}

/**
 * Returns true if messages to a guest may contain the event's address (AUTHZ-18): only those to hosts and to guests who are
 * going. The audience that the host chose doesn't matter, because a sent message remains readable when the host narrows it.
 */
export function messagesShowAddress(row: InviteeRow): boolean {
  return isGoing(row) || (row.rsvp_status !== 'HIDDEN' && isHosting(row))
}
