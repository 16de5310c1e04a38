/** A guest's personal link: the party, the guest, and the token that proves the link. Anyone who has it can read and change the RSVP. */
export interface PersonalLink {
  eventId: string
  inviteeId: string
  token: string
}
