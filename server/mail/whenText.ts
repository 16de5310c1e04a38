import type { EventRow } from '../data/schema.ts'

/** When an event is, on a clock in its own zone: "Saturday, December 5, 2026, 7:00 PM to 11:00 PM PST". */
export function whenText(event: Pick<EventRow, 'start_time' | 'end_time' | 'time_zone'>): string {
  const format = (options: Intl.DateTimeFormatOptions, at: number): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: event.time_zone, ...options }).format(at).replaceAll('\u202F', ' ')
  const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const zoned = { ...clock, timeZoneName: 'short' } as const
  if (event.end_time === 0) return `${format(day, event.start_time)}, ${format(zoned, event.start_time)}`
  const start = `${format(day, event.start_time)}, ${format(clock, event.start_time)}`
  const sameDay = format(day, event.start_time) === format(day, event.end_time)
  const end = sameDay
    ? format(zoned, event.end_time)
    : `${format(day, event.end_time)}, ${format(zoned, event.end_time)}`
  return `${start} to ${end}`
}
