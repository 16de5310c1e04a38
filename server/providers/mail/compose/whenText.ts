import { whenLine } from '@festoon/contract/rules/dates/eventDates'
import { timesOf } from '../../../database/rows/eventRows.ts'
import type { EventRow } from '../../../database/schema.ts'

/**
 * Formats an event's date and time in the event's time zone, such as "Saturday, December 5, 2026, 7:00 PM – 11:00 PM PST", or
 * "Date to be decided".
 */
export function whenText(event: Pick<EventRow, 'start_time' | 'end_time' | 'time_zone'>): string {
  return whenLine(timesOf(event))
}
