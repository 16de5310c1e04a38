import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { reminderKinds, type ReminderKind } from '../../queue/notifications.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hours of the event's clock from and to which nobody is reminded of anything. */
const quietFrom = 21
const quietTo = 8

/** When a reminder may go out: from `from` on, and not any more from `until` on; ms. */
export interface ReminderTime {
  kind: ReminderKind
  from: number
  until: number
}

/** Whether an event's clock shows an hour at which nobody is to be woken. */
export function isQuiet(instant: number, timeZone: string): boolean {
  const { hour } = wallTime(instant, timeZone)
  return hour >= quietFrom || hour < quietTo
}

/** The instant itself, or the next morning's where it is at night. */
function awake(instant: number, timeZone: string): number {
  if (!isQuiet(instant, timeZone)) return instant
  const wall = wallTime(instant, timeZone)
  return instantOf({ ...wall, day: wall.day + (wall.hour >= quietFrom ? 1 : 0), hour: quietTo, minute: 0 }, timeZone)
}

/**
 * When an event's guests are reminded. The 7 and the 2 days are those of the calendar at the place, so that a change of
 * clocks between does not move the hour; the 24 hours are hours. What is not sent within a day of its time is not sent.
 */
export function reminderTimes({ startTime, timeZone }: { startTime: number; timeZone: string }): ReminderTime[] {
  const wall = wallTime(startTime, timeZone)
  const daysBefore = (days: number): number => instantOf({ ...wall, day: wall.day - days }, timeZone)
  const due = { week: daysBefore(7), days: daysBefore(2), going: startTime - dayMs }
  return reminderKinds.map((kind) => {
    const from = awake(due[kind], timeZone)
    return { kind, from, until: kind === 'going' ? startTime : Math.min(from + dayMs, startTime) }
  })
}
