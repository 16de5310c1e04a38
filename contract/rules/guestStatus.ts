import { counts, type Counted } from './heads.ts'
import { unhandled } from './unhandled.ts'

/** What a guest list needs to know of a guest to name and filter the status. */
export interface GuestStanding extends Counted {
  inviteStatus: 'PENDING' | 'TRIGGERED' | 'SUCCESS' | 'OPENED' | 'CLICKED' | 'FAILED'
}

/** The guest filters (GLIST-13). */
export const guestFilters = ['All', 'Unsent', 'Going', 'Not Going', 'Awaiting'] as const
export type GuestFilter = (typeof guestFilters)[number]

const isUnsent = (guest: GuestStanding): boolean =>
  guest.rsvpStatus === 'INVITED' && (guest.inviteStatus === 'PENDING' || guest.inviteStatus === 'FAILED')

/** Whether a guest belongs to a filter (GLIST-14, GLIST-15). Removed guests belong to none. */
export function isInFilter(guest: GuestStanding, filter: GuestFilter): boolean {
  if (guest.rsvpStatus === 'HIDDEN') return false
  switch (filter) {
    case 'All':
      return true
    case 'Unsent':
      return isUnsent(guest)
    case 'Going':
      // Who waits for a place, or was told no, is not going (INV-15).
      return guest.rsvpStatus === 'YES' && counts(guest)
    case 'Not Going':
      return guest.rsvpStatus === 'NO'
    case 'Awaiting':
      return guest.rsvpStatus === 'SEEN' || (guest.rsvpStatus === 'INVITED' && !isUnsent(guest))
    default:
      return unhandled(filter)
  }
}

export type GuestStatus = 'Unsent' | 'Failed' | 'Sent' | 'Yes' | 'No' | 'Waitlisted' | 'Denied'

/**
 * The status in the host's table (GLIST-17, GLIST-18, INV-12): in one word how far the invitation came. A failed one has a
 * word of its own, because the host must act.
 */
export function guestStatus(guest: GuestStanding): GuestStatus {
  if (guest.rsvpStatus === 'NO') return 'No'
  if (guest.waitlistStatus === 'PENDING_APPROVAL') return 'Waitlisted'
  if (guest.waitlistStatus === 'DENIED') return 'Denied'
  if (guest.rsvpStatus === 'YES') return 'Yes'
  if (guest.rsvpStatus === 'SEEN') return 'Sent'
  if (guest.inviteStatus === 'PENDING') return 'Unsent'
  return guest.inviteStatus === 'FAILED' ? 'Failed' : 'Sent'
}

const inviteDetails = {
  PENDING: 'Pending',
  TRIGGERED: 'Preparing to Send',
  SUCCESS: 'Sent Successfully',
  OPENED: 'Opened Invite',
  CLICKED: 'Opened Invite',
  FAILED: 'Send Failure',
} as const satisfies Record<GuestStanding['inviteStatus'], string>

export type GuestDetail =
  | (typeof inviteDetails)[keyof typeof inviteDetails]
  | 'Opened'
  | 'Attending'
  | 'Declined'
  | 'Waitlisted'
  | 'Denied'

/**
 * The status in the guest's detail and in tooltips (GLIST-18, INV-02, INV-05..09, INV-12). What became of the invite is
 * told only while the guest has neither opened the page nor answered (INV-04).
 */
export function guestDetail(guest: GuestStanding): GuestDetail {
  if (guest.rsvpStatus === 'NO') return 'Declined'
  if (guest.waitlistStatus === 'PENDING_APPROVAL') return 'Waitlisted'
  if (guest.waitlistStatus === 'DENIED') return 'Denied'
  if (guest.rsvpStatus === 'YES') return 'Attending'
  return guest.rsvpStatus === 'SEEN' ? 'Opened' : inviteDetails[guest.inviteStatus]
}
