import { addDays, weekdayFrom, type CalendarDay } from './calendarDay.ts'
import { readClock, usualHour, type ClockTime } from './clockPhrases.ts'
import { dayPhrases } from './dayPhrases.ts'
import { nextHoliday, type HolidayName } from './holidays.ts'
import { dayIn, instantOf, wallTime, type WallTime } from './timeZone.ts'

/** Defaults for a line that names no day or no time. */
interface Expected {
  holiday?: HolidayName
  /** Start hour, 0 to 23. */
  hour?: number
}

/** The date and time that a line names, and the line's other words. */
export interface ReadWhen {
  start: WallTime
  /** The party's length in minutes; undefined if the line names no end. */
  minutes: number | undefined
  remainder: string
}

/** Max characters read from a line. The rest is ignored. */
const maxLength = 500

const wall = (day: CalendarDay, { hour, minute }: ClockTime): WallTime => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  day: Number(day.slice(8)),
  hour,
  minute,
})

/** Removes `words` from a line, along with any commas and spaces left behind. */
const without = (line: string, words: string): string =>
  line
    .replace(words, ' , ')
    .replaceAll(/\s*,(?=\s|$)(?:[\s,]*,(?=\s|$))?\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;.–-]+|[\s,;–-]+$/g, '')

/**
 * Parses the date and time in a line of American English, such as 'Saturday at 2', 'June 5, 7-10pm', or 'next Friday'. Returns
 * them as `start` and `minutes`, and the remaining words as `remainder`. If the line names no day, the party is on the next date
 * of `holiday`. Without `holiday`, a time alone means its next occurrence, and a line without a time means the next Saturday. If
 * the line names no time, the party starts at `hour` or, by default, at the usual hour for that kind of party. A start in the
 * past moves to a later day. `now` is in ms, and `zone` is the host's time zone.
 * @throws RangeError for an unknown zone.
 */
export function readWhen(line: string, now: number, zone: string, { holiday, hour }: Expected = {}): ReadWhen {
  const text = line.slice(0, maxLength).replaceAll(/\s+/g, ' ').trim()
  const today = dayIn(now, zone)
  let remainder = text
  let day: CalendarDay | undefined
  let again = (one: CalendarDay): CalendarDay => addDays(one, 1)
  for (const phrase of dayPhrases) {
    const match = phrase.pattern.exec(text)
    const reading = match ? phrase.read(match, today) : undefined
    if (!match || reading === undefined) continue
    day = reading
    again = (one) => phrase.again(one)
    remainder = without(remainder, match[0])
    break
  }
  const clock = readClock(remainder)
  if (clock) remainder = without(remainder, clock.words)
  const time = clock?.time ?? { hour: hour ?? usualHour(text), minute: 0 }
  if (day === undefined) {
    if (holiday) day = nextHoliday(holiday, today)
    // A time without a day means its next occurrence.
    else day = clock ? today : weekdayFrom(addDays(today, 1), 6)
  }
  let start = wall(day, time)
  while (instantOf(start, zone) <= now) {
    day = again(day)
    start = wall(day, time)
  }
  // A time that clocks skip in spring becomes the time they will show instead.
  return { start: wallTime(instantOf(start, zone), zone), minutes: clock?.minutes, remainder }
}
