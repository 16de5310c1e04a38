import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { reminderKinds, type ReminderKind } from '../../queue/notifications.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The hours, in the event's time zone, between which no reminders are sent. */
const quietFrom = 21
const quietTo = 8

/** The time span in which a reminder may be sent: from `from` until just before `until`, in ms. */
export interface ReminderTime {
  kind: ReminderKind
  from: number
  until: number
}

/** Returns true if a time in ms is at night in the event's time zone. No reminders are sent at night. */
export function isQuiet(instant: number, timeZone: string): boolean {
  const { hour } = wallTime(instant, timeZone)
  return hour >= quietFrom || hour < quietTo
}

/** Returns the given time in ms or, if it is at night, the end of that night. */
function afterNight(instant: number, timeZone: string): number {
  if (!isQuiet(instant, timeZone)) return instant
  const wall = wallTime(instant, timeZone)
  return instantOf({ ...wall, day: wall.day + (wall.hour >= quietFrom ? 1 : 0), hour: quietTo, minute: 0 }, timeZone)
}

/**
 * Returns the time spans in which an event's guests are reminded. The first two reminders are due 7 and 2 days before the
 * start, the last one exactly 24 hours before it. The days are calendar days in the event's time zone, so that a clock
 * change in between doesn't shift the hour. A reminder that is due at night is sent in the morning. The first two aren't
 * sent more than a day late.
 */
export function reminderTimes({ startTime, timeZone }: { startTime: number; timeZone: string }): ReminderTime[] {
  const wall = wallTime(startTime, timeZone)
  const daysBefore = (days: number): number => instantOf({ ...wall, day: wall.day - days }, timeZone)
  const due = { week: daysBefore(7), days: daysBefore(2), going: startTime - dayMs }
  return reminderKinds.map((kind) => {
    const from = afterNight(due[kind], timeZone)
    return { kind, from, until: kind === 'going' ? startTime : Math.min(from + dayMs, startTime) }
  })
}
