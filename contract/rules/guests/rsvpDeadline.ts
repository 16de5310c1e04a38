/** The ways to treat a yes after the RSVP deadline: it is refused, or the host is asked to approve it. */
export const lateRsvps = ['closed', 'ask'] as const
export type LateRsvps = (typeof lateRsvps)[number]

/** The RSVP deadline of an event. */
export interface Deadline {
  /** The deadline in ms; undefined if there is none. */
  rsvpBy?: number | undefined
  lateRsvps?: LateRsvps | undefined
}

/** Returns true once the RSVP deadline has passed. `now` is in ms. */
export const isLate = ({ rsvpBy }: Deadline, now: number): boolean => rsvpBy !== undefined && rsvpBy <= now
