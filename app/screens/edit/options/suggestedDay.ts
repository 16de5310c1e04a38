import { addDays } from '@festoon/contract/rules/dates/calendarDay'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { timesOf, zoneOf, type EventFields } from '../eventFields.ts'

/** The number of days before the party by which guests decide about a maybe, unless the host chooses another day. */
const decideDays = 3

/**
 * Returns the day that is suggested for deciding about a maybe, no later than the RSVP deadline. Returns '' if the party has no
 * date, or if that day isn't after today. `now` is in ms.
 */
export function suggestedDay(fields: EventFields, now: number): string {
  const zone = zoneOf(fields)
  const { startTime } = timesOf(fields)
  if (!(startTime > 0)) return ''
  const early = addDays(dayIn(startTime, zone), -decideDays)
  const day = fields.rsvpOn !== '' && fields.rsvpOn < early ? fields.rsvpOn : early
  return day > dayIn(now, zone) ? day : ''
}
