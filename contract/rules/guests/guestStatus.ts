import { counts, type Counted } from './heads.ts'
import { unhandled } from '../unhandled.ts'
import * as copy from '@festoon/contract/messages/guests/guestStatus'

/** The fields of a guest that determine the guest's status. */
export interface StatusSource extends Counted {
  inviteStatus: 'PENDING' | 'TRIGGERED' | 'SUCCESS' | 'OPENED' | 'CLICKED' | 'FAILED'
}

/** Filters for the guest list, in display order (GLIST-13). */
export const guestFilters = [
  copy.filterAll,
  copy.filterUnsent,
  copy.filterGoing,
  copy.filterNotGoing,
  copy.filterAwaiting,
] as const
export type GuestFilter = (typeof guestFilters)[number]

/** Checks whether a guest's invite couldn't be delivered, and the guest hasn't opened the event page or RSVPed (GLIST-12). */
export const isFailed = (guest: Pick<StatusSource, 'rsvpStatus' | 'inviteStatus'>): boolean =>
  guest.rsvpStatus === 'INVITED' && guest.inviteStatus === 'FAILED'

const isUnsent = (guest: StatusSource): boolean =>
  isFailed(guest) || (guest.rsvpStatus === 'INVITED' && guest.inviteStatus === 'PENDING')

/** Checks whether a guest matches a filter (GLIST-14, GLIST-15). Removed guests match no filter. */
export function isInFilter(guest: StatusSource, filter: GuestFilter): boolean {
  if (guest.rsvpStatus === 'HIDDEN') return false
  switch (filter) {
    case copy.filterAll:
      return true
    case copy.filterUnsent:
      return isUnsent(guest)
    case copy.filterGoing:
      // Waitlisted and denied guests aren't going (INV-15).
      return guest.rsvpStatus === 'YES' && counts(guest)
    case copy.filterNotGoing:
      return guest.rsvpStatus === 'NO'
    case copy.filterAwaiting:
      return guest.rsvpStatus === 'SEEN' || (guest.rsvpStatus === 'INVITED' && !isUnsent(guest))
    default:
      return unhandled(filter)
  }
}

/** Returns the short status shown in the host's guest list (GLIST-17). Failed invites count as unsent, as in the filter. */
export function guestStatus(guest: StatusSource) {
  if (guest.rsvpStatus === 'YES') return copy.yes
  if (guest.rsvpStatus === 'NO') return copy.no
  return isUnsent(guest) ? copy.unsent : copy.sent
}

/**
 * Returns a guest's standing on the waitlist, shown next to the name in the guest list (INV-12). Undefined if the guest has a
 * spot or isn't coming.
 */
export function guestStanding(guest: StatusSource) {
  if (guest.rsvpStatus === 'NO') return undefined
  if (guest.waitlistStatus === 'PENDING_APPROVAL') return copy.waitlisted
  return guest.waitlistStatus === 'DENIED' ? copy.denied : undefined
}

const inviteDetails = {
  PENDING: copy.pending,
  TRIGGERED: copy.preparing,
  SUCCESS: copy.delivered,
  OPENED: copy.openedInvite,
  CLICKED: copy.openedInvite,
  FAILED: copy.sendFailure,
} as const satisfies Record<StatusSource['inviteStatus'], string>

/**
 * Returns the detailed status shown in the guest's details and tooltips (GLIST-18, INV-02, INV-05..09, INV-12). The
 * invitation's delivery status is shown only until the guest opens the event page or RSVPs (INV-04).
 */
export function guestDetail(guest: StatusSource) {
  if (guest.rsvpStatus === 'NO') return copy.declined
  const standing = guestStanding(guest)
  if (standing !== undefined) return standing
  if (guest.rsvpStatus === 'YES') return copy.attending
  return guest.rsvpStatus === 'SEEN' ? copy.opened : inviteDetails[guest.inviteStatus]
}
