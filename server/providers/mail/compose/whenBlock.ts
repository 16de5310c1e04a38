import type { EventRow } from '../../../database/schema.ts'
import type { Block } from './block.ts'

/** Builds the email block for an event's date. `text` is the date in words. */
export function whenBlock(
  { start_time, time_zone }: Pick<EventRow, 'start_time' | 'time_zone'>,
  text: string,
  place?: string,
): Extract<Block, { kind: 'when' }> {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: time_zone, ...options }).format(start_time)
  return { kind: 'when', text, month: part({ month: 'short' }), day: part({ day: 'numeric' }), place }
}
