export interface Counted {
  role?: 'organizer' | 'attendee' | undefined
  rsvpStatus: 'INVITED' | 'SEEN' | 'YES' | 'NO' | 'HIDDEN'
  waitlistStatus?: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | undefined
  additionalGuestCount: number
}

/** Returns true if a guest counts as an attendee. Waitlisted and denied guests don't (INV-15, EVLIST-27). */
export function counts(guest: Counted): boolean {
  return guest.waitlistStatus !== 'PENDING_APPROVAL' && guest.waitlistStatus !== 'DENIED'
}

/** Returns the number of people going: guests who said yes and count as attendees, plus their additional guests (EVLIST-28). */
export function goingCount(guests: readonly Counted[]): number {
  let total = 0
  for (const guest of guests) if (guest.rsvpStatus === 'YES' && counts(guest)) total += 1 + guest.additionalGuestCount
  return total
}
