import { endOf, isMultiDay, type Timed } from './past.ts'
import { dayIn } from './timeZone.ts'
import * as copy from '@festoon/contract/messages/event'

/**
 * Replaces special spaces, which differ between the server's and the browser's locale data, so that both render the same
 * text.
 */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ')

const formatted = (epochMs: number, zone: string, options: Intl.DateTimeFormatOptions): string =>
  plain(new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(epochMs))

/** Returns the time of day in a time zone, such as '7:00 PM'. */
const time = (epochMs: number, zone: string): string =>
  formatted(epochMs, zone, { hour: 'numeric', minute: '2-digit', hour12: true })

/** Returns format options that include the year unless it is the current one. Without `now`, they always include it. */
function yearUnlessThis(epochMs: number, zone: string, now: number | undefined): Intl.DateTimeFormatOptions {
  const yearOf = (at: number): string => dayIn(at, zone).slice(0, 4)
  return now !== undefined && yearOf(epochMs) === yearOf(now) ? {} : { year: 'numeric' }
}

/** Returns the date, such as 'Saturday, November 28', with the year if it isn't the current one. */
const day = (epochMs: number, zone: string, now: number | undefined): string =>
  formatted(epochMs, zone, { weekday: 'long', month: 'long', day: 'numeric', ...yearUnlessThis(epochMs, zone, now) })

/** Returns the short name of a time zone at a given time, such as 'PST' or 'GMT+1'. */
export function zoneName(epochMs: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(epochMs)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

export interface EventDates {
  /** The first line: the event's date, or its first and last dates. */
  day: string
  /** The second line: start time, end time if there is one, and time zone. */
  time: string
  /** Start date and time in ISO 8601. */
  iso: string
}

/** Returns the date and time of an event as text, in the event's time zone. `now` is in ms. */
export function eventDates(event: Timed, now: number): EventDates {
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
 * Returns an event's date and time on one line for an email or link preview, such as 'Saturday, November 28, 7:00 PM – 11:00 PM
 * PST'. `now` is in ms. Without `now`, the year is always included, because the text may be read much later.
 */
export function whenLine(event: Timed, now?: number): string {
  const { startTime, endTime, timeZone } = event
  const start = `${day(startTime, timeZone, now)}, ${time(startTime, timeZone)}`
  if (endTime <= 0) return `${start} ${zoneName(startTime, timeZone)}`
  const end = `${time(endTime, timeZone)} ${zoneName(endTime, timeZone)}`
  return `${start} – ${isMultiDay(event) ? `${day(endTime, timeZone, now)}, ` : ''}${end}`
}

/** Returns an event's start on one line for a card, such as 'Sat, Nov 28 · 7:00 PM'. `now` is in ms. */
export function shortDate(event: Timed, now: number): string {
  const { startTime, timeZone } = event
  const year = yearUnlessThis(startTime, timeZone, now)
  const date = formatted(startTime, timeZone, { weekday: 'short', month: 'short', day: 'numeric', ...year })
  return `${date} · ${time(startTime, timeZone)}`
}
