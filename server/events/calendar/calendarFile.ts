import { endOf } from '@festoon/contract/rules/dates/past'
import { isShownTwice, wallTime } from '@festoon/contract/rules/dates/timeZone'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarEntry } from './calendarEntry.ts'
import { zoneComponent } from './zoneComponent.ts'

/**
 * Builds an event's .ics file (RFC 5545) with a stable UID, a SEQUENCE, local times and their VTIMEZONE, and METHOD:CANCEL if
 * the event is canceled. The `ical-generator` library folds and escapes text, so that no input can inject a line.
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
 * Returns a Date whose local time in the process's time zone equals the event's local time, because the library formats
 * dates in the process's time zone. The process runs in UTC (main.ts), so no time is skipped by a clock change.
 */
function onClock(ms: number, zone: string): Date {
  const { year, month, day, hour, minute } = wallTime(ms, zone)
  return new Date(year, month - 1, day, hour, minute, Math.floor(ms / 1_000) % 60)
}

/**
 * Converts carriage returns to line feeds. Converts Unicode line separators, and control characters other than line feeds and
 * tabs, to spaces, because some calendar apps treat them as new lines.
 */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\u2028\u2029]/gu, ' ')
}
