export interface CountedGuest {
  role?: 'organizer' | 'attendee' | undefined
  rsvpStatus: 'INVITED' | 'SEEN' | 'YES' | 'NO' | 'MAYBE' | 'HIDDEN'
  waitlistStatus?: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | undefined
  additionalGuestCount: number
}

/** Returns false for waitlisted and denied guests, who don't count as attendees even if they said yes (INV-15, EVLIST-27). */
export function counts(guest: CountedGuest): boolean {
  return guest.waitlistStatus !== 'PENDING_APPROVAL' && guest.waitlistStatus !== 'DENIED'
}

/** Returns the number of people that guests stand for: the guests and their plus-ones. */
export const peopleCount = (guests: readonly CountedGuest[]): number =>
  guests.reduce((total, { additionalGuestCount }) => total + 1 + additionalGuestCount, 0)

/** Returns the number of people going: guests who said yes and aren't waitlisted or denied, and their plus-ones (EVLIST-28). */
export function goingCount(guests: readonly CountedGuest[]): number {
  let total = 0
  for (const guest of guests) if (guest.rsvpStatus === 'YES' && counts(guest)) total += 1 + guest.additionalGuestCount
  return total
}
