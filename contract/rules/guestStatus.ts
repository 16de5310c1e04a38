import type { Counted } from './heads.ts'

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
      return guest.rsvpStatus === 'YES'
    case 'Not Going':
      return guest.rsvpStatus === 'NO'
    case 'Awaiting':
      return guest.rsvpStatus === 'SEEN' || (guest.rsvpStatus === 'INVITED' && !isUnsent(guest))
  }
}

export type GuestStatus = 'Unsent' | 'Sending' | 'Failed' | 'Sent' | 'Opened' | 'Yes' | 'No' | 'Waitlisted' | 'Denied'

/** The status that the host's guest list shows (GLIST-17, GLIST-18). */
export function guestStatus(guest: GuestStanding): GuestStatus {
  if (guest.rsvpStatus === 'NO') return 'No'
  if (guest.waitlistStatus === 'PENDING_APPROVAL') return 'Waitlisted'
  if (guest.waitlistStatus === 'DENIED') return 'Denied'
  if (guest.rsvpStatus === 'YES') return 'Yes'
  if (guest.rsvpStatus === 'SEEN') return 'Opened'
  switch (guest.inviteStatus) {
    case 'PENDING':
      return 'Unsent'
    case 'TRIGGERED':
      return 'Sending'
    case 'FAILED':
      return 'Failed'
    case 'SUCCESS':
      return 'Sent'
    case 'OPENED':
    case 'CLICKED':
      return 'Opened'
  }
}
