export interface Counted {
  role?: 'organizer' | 'attendee' | undefined
  rsvpStatus: 'INVITED' | 'SEEN' | 'YES' | 'NO' | 'HIDDEN'
  waitlistStatus?: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | undefined
  additionalGuestCount: number
}

/** Returns true unless a guest is waitlisted or denied. Such guests don't count as attendees (INV-15, EVLIST-27). */
export function counts(guest: Counted): boolean {
  return guest.waitlistStatus !== 'PENDING_APPROVAL' && guest.waitlistStatus !== 'DENIED'
}

/** Returns the number of people going: guests who said yes and aren't waitlisted or denied, plus their plus-ones (EVLIST-28). */
export function goingCount(guests: readonly Counted[]): number {
  let total = 0
  for (const guest of guests) if (guest.rsvpStatus === 'YES' && counts(guest)) total += 1 + guest.additionalGuestCount
  return total
}
