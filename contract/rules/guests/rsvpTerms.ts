import * as copy from '@festoon/contract/messages/rsvp/rsvpTerms'
import { yearOf } from '../dates/calendarDay.ts'
import { dayText } from '../dates/eventDates.ts'
import { dayIn } from '../dates/timeZone.ts'
import type { GivenRsvp } from './givenRsvp.ts'
import { isLate, type Deadline } from './rsvpDeadline.ts'

/** The event fields that determine how guests can RSVP. Times are in ms. */
export interface Terms extends Deadline {
  allowMaybe?: boolean | undefined
  decideBy?: number | undefined
  hasWaitlist: boolean
  hostedBy: string
  timeZone: string
}

/** The guest's own RSVP; undefined without one. */
export interface OwnRsvp {
  rsvpStatus: GivenRsvp | undefined
  /** True if the guest said yes and waits for the host's approval. */
  awaitsApproval?: boolean
  /** True if the guest has sent the host a message. */
  hasWritten?: boolean
  /** True if a yes would wait for a spot, because the party is full. */
  isFull?: boolean
}

/**
 * Returns the RSVPs that a guest can send, in display order; undefined if they are a yes and a no. After the deadline, guests can say no,
 * or keep a yes. If the host approves late RSVPs, the list says that a yes is up to the host (`asksHost`), and has no maybe. `now` is in
 * ms.
 */
export function rsvpChoices(
  terms: Terms,
  { rsvpStatus, awaitsApproval }: OwnRsvp,
  now: number,
): GivenRsvp[] | undefined {
  if (!isLate(terms, now)) return terms.allowMaybe ? ['YES', 'MAYBE', 'NO'] : undefined
  if (terms.lateRsvps === 'ask') return rsvpStatus === 'YES' && !awaitsApproval ? undefined : ['YES', 'NO']
  return rsvpStatus === 'YES' ? ['YES', 'NO'] : ['NO']
}

/**
 * Returns what a guest should know about the RSVP deadline, a full party and a maybe; '' if there is nothing to say. `now` is in ms. Says
 * nothing about spots if RSVPs are closed, or the host decides about each.
 */
export function rsvpNote(terms: Terms, ownRsvp: OwnRsvp, now: number): string {
  const mustWait = ownRsvp.isFull === true && !isLate(terms, now)
  return [mustWait && copy.full, ...deadlineNotes(terms, ownRsvp, now)].filter(Boolean).join(' ')
}

/** Returns the notes about the RSVP deadline and a maybe, of which the earlier day comes first. */
function deadlineNotes(terms: Terms, ownRsvp: OwnRsvp, now: number): (string | undefined)[] {
  const deadline = deadlineNote(terms, ownRsvp, now)
  const { rsvpBy, decideBy } = terms
  if (ownRsvp.rsvpStatus !== 'MAYBE') return [deadline]
  const maybe = maybeNote(terms, now)
  if (rsvpBy === undefined || isLate(terms, now)) return [deadline, maybe]
  if (maybe === undefined || (decideBy ?? 0) > rsvpBy) return [deadline, maybe]
  return [maybe, copy.closesOn(dayOf(terms, rsvpBy, now))]
}

function deadlineNote(
  terms: Terms,
  { rsvpStatus, awaitsApproval, hasWritten }: OwnRsvp,
  now: number,
): string | undefined {
  const { rsvpBy, lateRsvps, hasWaitlist, hostedBy } = terms
  if (rsvpBy === undefined) return undefined
  if (!isLate(terms, now)) return copy.rsvpBy(dayOf(terms, rsvpBy, now))
  if (rsvpStatus === 'YES') return awaitsApproval && !hasWaitlist ? copy.lateYes(hostedBy) : undefined
  const note =
    lateRsvps === 'ask' ? copy.askedLate : rsvpStatus === undefined && hasWritten ? copy.written : copy.closed
  return note(dayOf(terms, rsvpBy, now), hostedBy)
}

function maybeNote(terms: Terms, now: number): string | undefined {
  const { allowMaybe, decideBy, hostedBy } = terms
  if (!allowMaybe) return copy.chooseNow(hostedBy)
  if (decideBy === undefined) return undefined
  return decideBy > now ? copy.decideBy(dayOf(terms, decideBy, now)) : copy.decideNow(hostedBy)
}

/** Returns the day of a time, such as 'Saturday, December 5'. Omits the year only if it is the year of `now`. */
const dayOf = ({ timeZone }: Terms, epochMs: number, now: number): string =>
  dayText(dayIn(epochMs, timeZone), yearOf(dayIn(now, timeZone)))
