import { happensOn } from '@festoon/contract/messages/messaging/notifications'
import { eventDates } from '@festoon/contract/rules/dates/eventDates'
import { runtimeZone } from '@festoon/contract/rules/dates/timeZone'
import { timesOf } from '../../../database/rows/eventRows.ts'
import type { EventRow } from '../../../database/schema.ts'
import type { Block } from './block.ts'
import { whenText } from './whenText.ts'

/** Builds the email block for an event's date, which may be to be decided. `text` is the date in words. */
export function whenBlock(
  event: Pick<EventRow, 'start_time' | 'end_time' | 'time_zone'>,
  text: string,
  place?: string,
): Extract<Block, { kind: 'when' }> {
  const { start_time, time_zone } = event
  if (start_time === null) return { kind: 'when', text, place }
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: runtimeZone(time_zone), ...options }).format(start_time)
  const page = { month: part({ month: 'short' }), day: part({ day: 'numeric' }) }
  const when = whenText(event)
  if (text !== when && text !== happensOn(when)) return { kind: 'when', text, page, place }
  // As of the epoch, the date includes its year.
  const { day, time } = eventDates(timesOf(event), 0)
  return { kind: 'when', text, page, lines: [day, time], place }
}
