import { endOf } from '@festoon/contract/rules/dates/past'
import { isShownTwice, wallTime } from '@festoon/contract/rules/dates/timeZone'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarEntry } from './calendarEntry.ts'
import { zoneComponent } from './zoneComponent.ts'

/**
 * Builds an event's .ics file (RFC 5545). The file of a canceled event contains METHOD:CANCEL. The `ical-generator` library
 * escapes text, so that no input can inject a line.
 */
export function calendarFile(entry: CalendarEntry, now: number): string {
  // UTC needs no VTIMEZONE, because its times end in Z. Local times that occur twice are written in UTC too, because
  // calendars disagree on them.
  const inUtc =
    /^(?:Etc\/)?UTC$/i.test(entry.timeZone) ||
    [entry.startTime, endOf(entry)].some((at) => isShownTwice(at, entry.timeZone))
  const calendar = ical({
    prodId: { company: 'Festoon', product: 'Festoon', language: 'EN' },
    method: entry.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // The zone is set on the entry only. If it were set on the calendar, the library would write its timestamps in
    // that zone, but they must be in UTC.
    timezone: { name: null, generator: (zone) => zoneComponent(zone, entry.startTime, endOf(entry)) },
  })
  calendar.createEvent({
    id: `${entry.id}@${entry.host}`,
    sequence: entry.sequence,
    stamp: new Date(now),
    start: inUtc ? new Date(entry.startTime) : onClock(entry.startTime, entry.timeZone),
    end: inUtc ? new Date(endOf(entry)) : onClock(endOf(entry), entry.timeZone),
    timezone: inUtc ? null : entry.timeZone,
    summary: plain(entry.title),
    description: plain(entry.description),
    ...(entry.address === undefined ? {} : { location: plain(entry.address) }),
    url: entry.url,
    status: entry.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}

/**
 * Returns a Date whose local time in the process's time zone is the event's local time in `zone`, because the library formats
 * dates in the process's time zone. The process runs in UTC (main.ts), so no local time is skipped by a clock change.
 */
function onClock(ms: number, zone: string): Date {
  const { year, month, day, hour, minute } = wallTime(ms, zone)
  return new Date(year, month - 1, day, hour, minute, Math.floor(ms / 1_000) % 60)
}

/**
 * Converts carriage returns to line feeds. Replaces Unicode line separators, and control characters other than line feeds and
 * tabs, with spaces, because some calendar apps treat them as line breaks.
 */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\u2028\u2029]/gu, ' ')
}
