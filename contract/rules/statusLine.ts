import { isPast, type Timed } from './past.ts'
import { unhandled } from './unhandled.ts'

export interface Summary extends Timed {
  isHost: boolean
  isDraft: boolean
  goingCount: number
  /** Invites that wait to be sent. */
  unsentCount: number
  /** The reader's own answer. */
  rsvpStatus: 'INVITED' | 'SEEN' | 'YES' | 'NO'
  waitlistStatus?: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | undefined
}

function hostLine(event: Summary, past: boolean): string {
  if (event.goingCount > 1) return `${event.goingCount} ${past ? 'attended' : 'attending'}`
  if (event.unsentCount > 0) return `${event.unsentCount} ${event.unsentCount === 1 ? 'invite' : 'invites'} unsent`
  // The one head may also be a guest's, when the host cannot make it.
  const isHostAlone = event.goingCount === 1 && event.rsvpStatus === 'YES'
  return isHostAlone ? 'No responses yet' : `${event.goingCount} attending`
}

function guestLine(event: Summary, past: boolean): string {
  if (event.waitlistStatus === 'PENDING_APPROVAL') return 'Waitlisted'
  if (event.waitlistStatus === 'DENIED') return 'Denied'
  switch (event.rsvpStatus) {
    case 'YES':
      return past ? 'You went' : 'You are going'
    case 'NO':
      return past ? "You didn't make it" : "You can't make it"
    case 'INVITED':
    case 'SEEN':
      return 'You have not responded'
    default:
      return unhandled(event.rsvpStatus)
  }
}

/** The status line of an event card (EVLIST-16..26). `now` in ms. */
export function statusLine(event: Summary, now: number): string {
  if (event.isDraft) return 'Draft'
  if (event.cancelledTimestamp) return 'Canceled'
  const past = isPast(event, now)
  return event.isHost ? hostLine(event, past) : guestLine(event, past)
}
