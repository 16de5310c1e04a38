const all = ['YES', 'MAYBE', 'NO'] as const
/** A guest's RSVP. */
export type GivenRsvp = (typeof all)[number]

/** Returns the guest's RSVP; undefined if the guest hasn't sent one. */
export const givenRsvp = (guest: { rsvpStatus: string } | null | undefined): GivenRsvp | undefined =>
  asRsvp(guest?.rsvpStatus)

/** Returns the RSVP with a name in any case, such as that of a link's parameter or a form's choice; undefined for any other text. */
export const asRsvp = (name: string | null | undefined): GivenRsvp | undefined =>
  all.find((rsvp) => rsvp === name?.toUpperCase())

/** A choice in the RSVP form: an RSVP, or SEEN for a message to the host without one. */
export type RsvpChoice = GivenRsvp | 'SEEN'

/** Returns the choice with a name in any case; undefined for any other text. */
export const asChoice = (name: string | null | undefined): RsvpChoice | undefined =>
  name?.toUpperCase() === 'SEEN' ? 'SEEN' : asRsvp(name)

/** Returns true if a yes of the viewer is up to the host, because it comes after the RSVP deadline. */
export const asksHost = (event: { lateRsvps?: string | undefined; rsvpChoices?: readonly GivenRsvp[] | undefined }) =>
  event.lateRsvps === 'ask' && event.rsvpChoices?.length === 2

/** Returns true if a viewer can send an RSVP: one of the event's `rsvpChoices`, or a yes or no if it has none. */
export const mayChoose = (
  event: { rsvpChoices?: readonly GivenRsvp[] | undefined },
  rsvp: GivenRsvp | null | undefined,
): boolean => !!rsvp && (event.rsvpChoices ?? ['YES', 'NO']).includes(rsvp)
