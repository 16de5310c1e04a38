export interface Counted {
  role?: 'organizer' | 'attendee' | undefined
  rsvpStatus: 'INVITED' | 'SEEN' | 'YES' | 'NO' | 'HIDDEN'
  waitlistStatus?: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | undefined
  additionalGuestCount: number
}

/** Waitlisted and denied guests are in no count; guests without a waitlist status are (INV-15, EVLIST-27). */
export function counts(guest: Counted): boolean {
  return guest.waitlistStatus !== 'PENDING_APPROVAL' && guest.waitlistStatus !== 'DENIED'
}

/** How many heads are going: every counted yes and whom they bring (EVLIST-28). */
export function goingCount(guests: readonly Counted[]): number {
  let heads = 0
  for (const guest of guests) if (guest.rsvpStatus === 'YES' && counts(guest)) heads += 1 + guest.additionalGuestCount
  return heads
}
