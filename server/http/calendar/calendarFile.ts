import { endOf } from '@festoon/contract/rules/past'
import { isShownTwice, wallTime } from '@festoon/contract/rules/timeZone'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarEntry } from './calendarEntry.ts'
import { zoneComponent } from './zoneComponent.ts'

/**
 * The .ics file of an event: stable UID, SEQUENCE, times on the event's clock with its VTIMEZONE, and METHOD:CANCEL once
 * it is cancelled (RFC 5545). The library folds and escapes, so no text can begin a line of its own.
 */
export function calendarFile(entry: CalendarEntry, now: number): string {
  // UTC needs no zone of its own: its times end in Z. So do those that a clock shows twice, which readers take differently.
  const inUtc =
    /^(?:Etc\/)?UTC$/i.test(entry.timeZone) ||
    [entry.startTime, endOf(entry)].some((at) => isShownTwice(at, entry.timeZone))
  const calendar = ical({
    prodId: { company: 'Festoon', product: 'Festoon', language: 'EN' },
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Named by the entry alone: a calendar with a zone of its own would write its stamps in it, and they must be UTC.
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
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}

/**
 * The library writes what a Date shows locally: this one shows the event's clock. The process runs in UTC (main.ts), whose
 * clock skips nothing.
 */
function onClock(ms: number, zone: string): Date {
  const { year, month, day, hour, minute } = wallTime(ms, zone)
  return new Date(year, month - 1, day, hour, minute, Math.floor(ms / 1_000) % 60)
}

/** A lone carriage return, or one of the rarer signs that end a line, would begin another to some readers. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\u2028\u2029]/gu, ' ')
}
