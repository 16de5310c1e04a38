import { yearOf } from '@festoon/contract/rules/dates/calendarDay'
import { dayText } from '@festoon/contract/rules/dates/eventDates'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import type { EventRow } from '../../database/schema.ts'

/** Returns the day of a time (in ms) in an event's time zone, such as 'Saturday, December 5'. Omits the year only if it is the event's. */
export function dayOf({ start_time, time_zone }: Pick<EventRow, 'start_time' | 'time_zone'>, epochMs: number): string {
  const year = start_time === null ? undefined : yearOf(dayIn(start_time, time_zone))
  return dayText(dayIn(epochMs, time_zone), year)
}
