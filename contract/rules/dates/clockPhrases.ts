/** A time of day on the 24-hour clock. */
export interface ClockTime {
  hour: number
  minute: number
}

const morning = /\b(?:morning|breakfast|brunch|sunrise)\b/i
const evening = /\b(?:evening|night|tonight|dinner|supper|cocktails?|drinks|midnight)\b/i
const midnightHour = /\b(?:night|tonight|midnight)\b/i

/** Usual start hours by kind of party. The first pattern that matches wins. */
const usual: readonly (readonly [RegExp, number])[] = [
  [/\b(?:breakfast|sunrise|hike|hiking)\b/i, 9],
  [/\b(?:brunch|morning)\b/i, 11],
  [/\blunch(?:eon)?\b/i, 12],
  [/\b(?:tea|shower|kids?|children|picnic|pool|beach|afternoon|egg hunt)\b/i, 14],
  [/\b(?:barbecue|bbq|cookout|potluck)\b/i, 16],
  [/\b(?:happy hour)\b/i, 17],
  [/\b(?:night ?club|club night|clubbing|rave|disco|new year)\b/i, 21],
]

/** Returns the usual start hour (0 to 23) for the kind of party that a line mentions; 19 if it mentions none. */
export const usualHour = (line: string): number => usual.find(([pattern]) => pattern.test(line))?.[1] ?? 19

/**
 * Converts an hour to the 24-hour clock. Without a.m. or p.m., 1 to 9 mean p.m., and 10 to 12 mean 10 a.m. to noon, unless the
 * line contains a word such as 'brunch' or 'dinner'.
 */
function hourOf(hour: number, half: string | undefined, line: string): number {
  if (half !== undefined) return (hour % 12) + (/p/i.test(half) ? 12 : 0)
  if (hour === 0 || hour >= 13) return hour
  // A brunch can begin after noon, but not before dawn.
  if (morning.test(line)) return /\bbrunch\b/i.test(line) && hour < 6 ? hour + 12 : hour
  // A dinner at 12 is at noon.
  if (hour === 12) return midnightHour.test(line) ? 0 : 12
  if (evening.test(line)) return hour + 12
  return hour >= 10 ? hour : hour + 12
}

const half = (name: string): string => `(?<${name}>a\\.?m\\.?|p\\.?m\\.?|[ap])`
/** Matches words before a time, such as "at". */
const before = '(?:\\b(?:at|from|by|around)\\s+|@\\s*)?'
/** Matches a separator and the end of a time span, such as "- 4:30". */
const span = '\\s*(?:-|–|to|until|till)\\s*(?<endHour>\\d{1,2})(?::(?<endMinute>\\d\\d))?'
/** Patterns for a time, least ambiguous first: with a colon, with a.m. or p.m., and after 'at' or a similar word. */
const patterns = [
  new RegExp(
    `${before}\\b(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?:\\s*${half('half')}(?![\\w]))?(?:${span}\\s*(?:${half('endHalf')}(?!\\w))?(?![\\w/%]))?`,
    'i',
  ),
  new RegExp(`${before}\\b(?<hour>\\d{1,2})(?:\\s*${half('half')})?${span}\\s*${half('endHalf')}(?![\\w'’])`, 'i'),
  new RegExp(`${before}\\b(?<hour>\\d{1,2})\\s*${half('half')}(?![\\w'’])(?:${span}(?![\\w/:%]))?`, 'i'),
  new RegExp(
    `(?:\\b(?:at|from|around)\\s+|@\\s*)(?<hour>\\d{1,2})(?:${span}(?![\\w/:%]))?(?:\\s*o['’]?clock)?(?![\\w/:%])`,
    'i',
  ),
]

/** A time of day that a line names, the words that name it, and, if they name an end, the length in minutes. */
export interface ReadTime {
  time: ClockTime
  minutes: number | undefined
  words: string
}

const isAfternoon = (period: string): boolean => /p/i.test(period)

/**
 * Returns the half of the day of a span's start, which may be written only after its end: 2-5pm starts in the afternoon, and
 * 11-2pm in the morning.
 */
function halfOf(hour: number, endHour: number, endHalf: string | undefined): string | undefined {
  if (endHalf === undefined) return undefined
  const crosses = hour % 12 > endHour % 12
  return isAfternoon(endHalf) === crosses ? 'am' : 'pm'
}

/** Returns the minutes from a start to the next time that a span's end can mean, or undefined if there is no end. */
function lengthOf({ hour, minute }: ClockTime, end: number, endMinute: number, endHalf: string | undefined) {
  if (Number.isNaN(end) || end > 23 || endMinute > 59) return undefined
  const from = hour * 60 + minute
  const readings =
    endHalf !== undefined
      ? [(end % 12) + (isAfternoon(endHalf) ? 12 : 0)]
      : end >= 13 || end === 0
        ? [end]
        : [end % 12, (end % 12) + 12]
  const lengths = readings.map((reading) => (reading * 60 + endMinute - from + 1_440) % 1_440).filter((one) => one > 0)
  return lengths.length === 0 ? undefined : Math.min(...lengths)
}

/** Returns the time of day that a line names; undefined if the line names none. */
export function readClock(line: string): ReadTime | undefined {
  const namedTime = /\b(?:at\s+)?(noon|midday|midnight)\b/i.exec(line)
  if (namedTime)
    return {
      time: { hour: /midnight/i.test(namedTime[0]) ? 0 : 12, minute: 0 },
      minutes: undefined,
      words: namedTime[0],
    }
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (!match) continue
    const { hour = '', minute = '0', half: period, endHour, endMinute = '0', endHalf } = match.groups ?? {}
    const startHalf = period ?? halfOf(Number(hour), Number(endHour), endHalf)
    // A leading zero means a 24-hour clock.
    const is24 = hour.startsWith('0') && startHalf === undefined
    const time = { hour: is24 ? Number(hour) : hourOf(Number(hour), startHalf, line), minute: Number(minute) }
    if (Number(hour) > 23 || time.hour > 23 || time.minute > 59) continue
    return { time, minutes: lengthOf(time, Number(endHour), Number(endMinute), endHalf), words: match[0] }
  }
  return undefined
}
