import * as copy from '@festoon/contract/messages/eventStatus'
import { isPast, type EventTimes } from '../dates/past.ts'
import { unhandled } from '../unhandled.ts'

export interface Summary extends EventTimes {
  isHost: boolean
  isDraft: boolean
  goingCount: number
  /** The number of unsent and failed invitations. */
  unsentCount: number
  /** The viewer's own RSVP. */
  rsvpStatus: 'INVITED' | 'SEEN' | 'YES' | 'NO' | 'MAYBE'
  waitlistStatus?: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | undefined
}

function hostLine(event: Summary, past: boolean): string {
  if (event.goingCount > 1) return (past ? copy.attended : copy.attending)(event.goingCount)
  if (event.unsentCount > 0) return copy.unsentInvites(event.unsentCount)
  // If the host can't make it, the only person going is a guest.
  const isHostAlone = event.goingCount === 1 && event.rsvpStatus === 'YES'
  return isHostAlone ? copy.noResponses : copy.attending(event.goingCount)
}

function guestLine(event: Summary, past: boolean): string {
  if (event.rsvpStatus === 'MAYBE') return copy.maybe
  if (event.waitlistStatus === 'PENDING_APPROVAL') return copy.waitlisted
  if (event.waitlistStatus === 'DENIED') return copy.denied
  switch (event.rsvpStatus) {
    case 'YES':
      return past ? copy.went : copy.going
    case 'NO':
      return past ? copy.missed : copy.notGoing
    case 'INVITED':
    case 'SEEN':
      return copy.notResponded
    default:
      return unhandled(event.rsvpStatus)
  }
}

/** Returns the status line of an event card (EVLIST-16..26). `now` is in ms. */
export function statusLine(event: Summary, now: number): string {
  if (event.isDraft) return copy.draft
  if (event.cancelledTimestamp) return copy.canceled
  const past = isPast(event, now)
  return event.isHost ? hostLine(event, past) : guestLine(event, past)
}
