import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { reminderKinds, type ReminderKind } from '../../core/notices/notification.ts'

/** The hour, in the event's time zone, from which guests who said maybe are reminded. */
const decideHour = 9

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The hours, in the event's time zone, between which no reminders are sent. */
const quietFrom = 21
const quietTo = 8

/** The time span, in ms, in which a reminder may be sent. `from` is inclusive, and `until` is exclusive. */
export interface ReminderTime {
  kind: ReminderKind
  from: number
  until: number
}

/** Returns true if `instant`, in ms, is at night in the event's time zone. No reminders are sent at night. */
export function isQuiet(instant: number, timeZone: string): boolean {
  const { hour } = wallTime(instant, timeZone)
  return hour >= quietFrom || hour < quietTo
}

/** Returns `instant`, or the end of the night if `instant` is at night. Times are in ms. */
function afterNight(instant: number, timeZone: string): number {
  if (!isQuiet(instant, timeZone)) return instant
  const wall = wallTime(instant, timeZone)
  return instantOf({ ...wall, day: wall.day + (wall.hour >= quietFrom ? 1 : 0), hour: quietTo, minute: 0 }, timeZone)
}

/**
 * Returns the time spans in which an event's reminders may be sent. The first two reminders are due 7 and 2 calendar days
 * before the start, at the same time of day in the event's time zone, and can be sent up to a day late. The last one is due
 * exactly 24 hours before the start and can be sent until the start. A reminder that is due at night is postponed to the
 * morning.
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

/**
 * Returns the time span in which guests who said maybe are reminded to decide by `decideBy`, in ms: from the morning of the day
 * before.
 */
export function decideTime({ decideBy, timeZone }: { decideBy: number; timeZone: string }): ReminderTime {
  const wall = wallTime(decideBy, timeZone)
  const from = instantOf({ ...wall, day: wall.day - 1, hour: decideHour, minute: 0 }, timeZone)
  return { kind: 'decide', from, until: decideBy }
}
