import { yearOf } from '@festoon/contract/rules/dates/calendarDay'
import { dayText, eventDates, type EventDates } from '@festoon/contract/rules/dates/eventDates'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { timesOf, zoneOf, type EventFields } from '../eventFields.ts'
import { clockOf, skippedTo } from './clockField.ts'

/**
 * Returns the date and time that the editor shows: as guests see them or, if clocks skip the start or the end, as typed, because the error
 * below is about that time. Shows `now`, in ms, while there is no start.
 */
export function summaryDates(fields: EventFields, now: number): EventDates {
  const zone = zoneOf(fields)
  const { startTime, endTime } = timesOf(fields)
  if (!fields.dateUndecided && skippedTo(fields.start, zone) !== undefined) {
    const day = fields.start.slice(0, 10)
    return { day: dayText(day, yearOf(dayIn(now, zone))), time: clockOf(fields.start) }
  }
  const hasEnd = !Number.isNaN(endTime) && skippedTo(fields.end ?? '', zone) === undefined
  return eventDates(
    { startTime: Number.isNaN(startTime) ? now : startTime, endTime: hasEnd ? endTime : 0, timeZone: zone },
    now,
  )
}
