/** A time of day on the 24-hour clock. */
export interface ClockTime {
  hour: number
  minute: number
}

const morning = /\b(?:morning|breakfast|brunch|sunrise)\b/i
const evening = /\b(?:evening|night|tonight|dinner|supper|cocktails?|drinks|midnight)\b/i

/** Usual start hours by kind of party. The first pattern that matches wins. */
const usual: readonly (readonly [RegExp, number])[] = [
  [/\b(?:breakfast|sunrise|hike|hiking)\b/i, 9],
  [/\b(?:brunch|morning)\b/i, 11],
  [/\blunch(?:eon)?\b/i, 12],
  [/\b(?:tea|shower|kids?|children|picnic|pool|beach|afternoon|egg hunt)\b/i, 14],
  [/\b(?:barbecue|bbq|cookout|potluck)\b/i, 16],
  [/\b(?:happy hour)\b/i, 17],
  [/\b(?:club|clubbing|rave|disco|new year)\b/i, 21],
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
  if (evening.test(line)) return (hour % 12) + (hour === 12 ? 0 : 12)
  return hour >= 10 ? hour : hour + 12
}

const half = '(a\\.?m\\.?|p\\.?m\\.?|[ap])'
/** Patterns for a time, least ambiguous first: with a colon, with a.m. or p.m., and after 'at' or a similar word. */
const patterns = [
  new RegExp(
    `(?:\\b(?:at|from|by|around)\\s+|@\\s*)?\\b(\\d{1,2}):(\\d\\d)(?:\\s*${half}(?![\\w]))?(?:\\s*(?:-|–|to|until|till)\\s*\\d{1,2}(?::\\d\\d)?\\s*(?:[ap]\\.?m\\.?)?)?`,
    'i',
  ),
  new RegExp(
    `(?:\\b(?:at|from|by|around)\\s+|@\\s*)?\\b(\\d{1,2})()(?:\\s*(?:-|–|to)\\s*\\d{1,2})?\\s*${half}(?![\\w'’])`,
    'i',
  ),
  /(?:\b(?:at|from|around)\s+|@\s*)(\d{1,2})()()(?:\s*(?:-|–|to|until|till)\s*\d{1,2})?(?:\s*o['’]?clock)?(?![\w/:%])/i,
]

/** Returns the time of day that a line names, and the words that name it; undefined if the line names none. */
export function readClock(line: string): { time: ClockTime; words: string } | undefined {
  const named = /\b(?:at\s+)?(noon|midday|midnight)\b/i.exec(line)
  if (named) return { time: { hour: /midnight/i.test(named[0]) ? 0 : 12, minute: 0 }, words: named[0] }
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (!match) continue
    const [words, hour, minute, period] = match
    // A leading zero means a 24-hour clock.
    const is24 = hour?.startsWith('0') === true && !period
    const time = {
      hour: is24 ? Number(hour) : hourOf(Number(hour), period === '' ? undefined : period, line),
      minute: Number(minute),
    }
    if (Number(hour) <= 23 && time.hour <= 23 && time.minute <= 59) return { time, words }
  }
  return undefined
}
