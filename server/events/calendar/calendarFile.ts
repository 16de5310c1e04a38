import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { endOf } from '@festoon/contract/rules/dates/past'
import { isShownTwice, wallTime } from '@festoon/contract/rules/dates/timeZone'
import type { CalendarEntry } from './calendarEntry.ts'
import type { FeedEntry } from './calendarFeed.ts'
import { detailsOf } from './detailsOf.ts'
import { zoneComponent } from './zoneComponent.ts'

/** The organizer and the guest of an event that the guest's calendar can reply to (RFC 5546). */
export interface Scheduling {
  organizer: { name: string; email: string }
  guest: { name: string; email: string; status: `${ICalAttendeeStatus}` }
}

/**
 * Builds an event's .ics file (RFC 5545). The file of a canceled event contains METHOD:CANCEL. The organizer is in every file, as RFC 5546
 * requires. The `ical-generator` library escapes text, so that no input can inject a line. With `scheduling`, the file asks the guest's
 * calendar for a reply (METHOD:REQUEST).
 */
export function calendarFile(entry: CalendarEntry, now: number, scheduling?: Scheduling): string {
  // UTC needs no VTIMEZONE, because its times end in Z. Local times that occur twice are written in UTC too, because
  // calendars disagree on them.
  const inUtc =
    /^(?:Etc\/)?UTC$/i.test(entry.timeZone) ||
    [entry.startTime, endOf(entry)].some((at) => isShownTwice(at, entry.timeZone))
  const calendar = ical({
    prodId: { company: 'Festoon', product: 'Festoon', language: 'EN' },
    method: methodOf(entry, scheduling),
    // The zone is set on the entry only. If it were set on the calendar, the library would write its timestamps in
    // that zone, but they must be in UTC.
    timezone: { name: null, generator: (zone) => zoneComponent(zone, entry.startTime, endOf(entry)) },
  })
  calendar.createEvent({
    id: uidOf(entry),
    sequence: entry.sequence,
    stamp: new Date(now),
    start: inUtc ? new Date(entry.startTime) : onClock(entry.startTime, entry.timeZone),
    end: inUtc ? new Date(endOf(entry)) : onClock(endOf(entry), entry.timeZone),
    timezone: inUtc ? null : entry.timeZone,
    ...contentOf(entry),
    ...(scheduling ? partiesOf(scheduling) : {}),
  })
  return calendar.toString()
}

/** The time in seconds after which calendar apps should ask for a feed again. */
const refreshSeconds = 4 * 3_600

/**
 * Builds the .ics file of several events, for calendar apps that subscribe to it. Times are in UTC. Canceled events stay in it, with
 * their status. Parties that the reader hasn't said yes to are tentative.
 */
export function feedFile(name: string, entries: readonly FeedEntry[]): string {
  const calendar = ical({
    name: plain(name),
    prodId: { company: 'Festoon', product: 'Festoon', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const entry of entries)
    calendar.createEvent({
      id: uidOf(entry),
      sequence: entry.sequence,
      // Changes only with the event, so that a feed without changes stays the same.
      stamp: new Date(entry.changedAt),
      start: new Date(entry.startTime),
      end: new Date(endOf(entry)),
      ...contentOf(entry),
      ...(entry.isTentative && !entry.isCanceled ? { status: ICalEventStatus.TENTATIVE } : {}),
    })
  return calendar.toString()
}

/** Returns the parts of an event that have no time. */
const contentOf = (entry: CalendarEntry) => ({
  summary: plain(entry.title),
  description: plain(detailsOf(entry)),
  ...(entry.address === undefined ? {} : { location: plain(entry.address) }),
  url: entry.url,
  organizer: { ...entry.organizer, name: oneLine(entry.organizer.name) },
  status: entry.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
})

/** Returns the UID of an event in calendars, which never changes. */
export const uidOf = ({ id, host }: Pick<CalendarEntry, 'id' | 'host'>): string => `${id}@${host}`

function methodOf({ isCanceled }: CalendarEntry, scheduling: Scheduling | undefined): ICalCalendarMethod {
  if (isCanceled) return ICalCalendarMethod.CANCEL
  return scheduling ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

/** Returns the organizer and the guest. Only guests without an RSVP are asked for one. */
function partiesOf({ organizer, guest }: Scheduling) {
  const attendee = {
    name: oneLine(guest.name),
    email: guest.email,
    role: ICalAttendeeRole.REQ,
    status: Object.values(ICalAttendeeStatus).find((status) => status === guest.status) ?? null,
    rsvp: guest.status === 'NEEDS-ACTION',
  }
  return { organizer: { name: oneLine(organizer.name), email: organizer.email }, attendees: [attendee] }
}

/** Returns text for a parameter, which can't contain line breaks. */
const oneLine = (text: string): string => plain(text).replaceAll(/[\n\t]+/g, ' ')

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
