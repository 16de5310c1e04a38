import * as copy from '@festoon/contract/messages/event'
import { yearOf, type CalendarDay } from './calendarDay.ts'
import { endOf, hasDate, isMultiDay, type EventTimes } from './past.ts'
import { dayIn, runtimeZone } from './timeZone.ts'

/**
 * Replaces special spaces with ordinary ones. Servers and browsers format dates with different spaces, but must render the same
 * text.
 */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ')

const formatDate = (epochMs: number, zone: string, options: Intl.DateTimeFormatOptions): string =>
  plain(new Intl.DateTimeFormat('en-US', { ...options, timeZone: runtimeZone(zone) }).format(epochMs))

/** Returns the time of day in a time zone, such as '7:00 PM'. */
const time = (epochMs: number, zone: string): string =>
  formatDate(epochMs, zone, { hour: 'numeric', minute: '2-digit', hour12: true })

/** Returns a time on the clock, such as '7:00 PM'. */
export const clockTime = ({ hour, minute }: { hour: number; minute: number }): string =>
  time(Date.UTC(2000, 0, 1, hour, minute), 'UTC')

/** Returns the format options for the year, or none if it is the year of `now`. */
function yearUnlessThis(epochMs: number, zone: string, now: number | undefined): Intl.DateTimeFormatOptions {
  const yearAt = (at: number): number => yearOf(dayIn(at, zone))
  return now !== undefined && yearAt(epochMs) === yearAt(now) ? {} : { year: 'numeric' }
}

/** Returns the date, such as 'Saturday, November 28'. Omits the year only if it is the year of `now`. */
const day = (epochMs: number, zone: string, now: number | undefined): string =>
  formatDate(epochMs, zone, { weekday: 'long', month: 'long', day: 'numeric', ...yearUnlessThis(epochMs, zone, now) })

/** Returns a day as text, such as 'Saturday, December 5'. Omits the year only if it is `year`. */
export const dayText = (date: CalendarDay, year?: number): string =>
  formatDate(Date.parse(`${date}T00:00:00Z`), 'UTC', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(yearOf(date) === year ? {} : { year: 'numeric' }),
  })

/** Returns the short name of a time zone at a given time, such as 'PST' or 'GMT+1'. */
export function zoneName(epochMs: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: runtimeZone(zone), timeZoneName: 'short' }).formatToParts(
    epochMs,
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

export interface EventDates {
  /** The first line: the event's date, or its first and last dates, or that the host hasn't decided the date yet. */
  day: string
  /** The second line: start time, end time if there is one, and time zone; '' without a date. */
  time: string
  /** The start in ISO 8601 format, in UTC; absent without a date. */
  iso?: string
}

/** Returns the date and time of an event as text, in the event's time zone. `now` is in ms. */
export function eventDates(event: EventTimes, now: number): EventDates {
  if (!hasDate(event)) return { day: copy.dateUndecided, time: '' }
  const { startTime, endTime, timeZone } = event
  const iso = new Date(startTime).toISOString()
  const zone = zoneName(startTime, timeZone)
  const start = time(startTime, timeZone)
  if (endTime <= 0) return { day: day(startTime, timeZone, now), time: `${start} ${zone}`, iso }
  const end = time(endOf(event), timeZone)
  if (isMultiDay(event))
    return {
      day: `${day(startTime, timeZone, now)} – ${day(endTime, timeZone, now)}`,
      time: copy.multiDay(start, end, zone),
      iso,
    }
  return { day: day(startTime, timeZone, now), time: `${start} – ${end} ${zone}`, iso }
}

/**
 * Returns an event's date and time on one line, such as 'Saturday, November 28, 7:00 PM – 11:00 PM PST', or 'Date to be
 * decided'. Omits the year only if it is the year of `now`, which is in ms.
 */
export function whenLine(event: EventTimes, now?: number): string {
  if (!hasDate(event)) return copy.dateUndecided
  const { startTime, endTime, timeZone } = event
  const start = `${day(startTime, timeZone, now)}, ${time(startTime, timeZone)}`
  if (endTime <= 0) return `${start} ${zoneName(startTime, timeZone)}`
  const end = `${time(endTime, timeZone)} ${zoneName(endTime, timeZone)}`
  return `${start} – ${isMultiDay(event) ? `${day(endTime, timeZone, now)}, ` : ''}${end}`
}

/** Returns the short month and the day of the month of a start in its time zone, such as 'Nov' and '28'. */
export function leafOf({ startTime, timeZone }: Pick<EventTimes, 'startTime' | 'timeZone'>): {
  month: string
  day: string
} {
  return {
    month: formatDate(startTime, timeZone, { month: 'short' }),
    day: formatDate(startTime, timeZone, { day: 'numeric' }),
  }
}

/**
 * Returns the start of an event in short form, such as 'Sat, Nov 28 · 7:00 PM', or 'Date to be decided'. Omits the year only if
 * it is the year of `now`, which is in ms.
 */
export function shortDate(event: EventTimes, now: number): string {
  if (!hasDate(event)) return copy.dateUndecided
  const { startTime, timeZone } = event
  const year = yearUnlessThis(startTime, timeZone, now)
  const date = formatDate(startTime, timeZone, { weekday: 'short', month: 'short', day: 'numeric', ...year })
  return `${date} · ${time(startTime, timeZone)}`
}

/**
 * Returns the start of an upcoming event as people say it: 'Happening now', 'Today, 6 PM', 'Tomorrow, 6:30 PM', 'Saturday, 6 PM' or,
 * from a week away, 'Sat, Dec 12, 6 PM'. `now` is in ms.
 */
export function nearStart({ startTime, timeZone }: Pick<EventTimes, 'startTime' | 'timeZone'>, now: number): string {
  if (startTime <= now) return copy.happeningNow
  const dayOf = (epochMs: number): number => Date.parse(dayIn(epochMs, timeZone)) / 86_400_000
  const days = dayOf(startTime) - dayOf(now)
  const year = yearUnlessThis(startTime, timeZone, now)
  const date =
    [copy.today, copy.tomorrow][days] ??
    formatDate(
      startTime,
      timeZone,
      days < 7 ? { weekday: 'long' } : { weekday: 'short', month: 'short', day: 'numeric', ...year },
    )
  return `${date}, ${time(startTime, timeZone).replace(':00', '')}`
}
