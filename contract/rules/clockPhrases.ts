/** A time of day. */
export interface ClockTime {
  hour: number
  minute: number
}

const morning = /\b(?:morning|breakfast|brunch|sunrise)\b/i
const evening = /\b(?:evening|night|tonight|dinner|supper|cocktails?|drinks|midnight)\b/i

/** Hours that a party keeps when nobody says: by what it is, the first that fits. */
const usual: readonly (readonly [RegExp, number])[] = [
  [/\b(?:breakfast|sunrise|hike|hiking)\b/i, 9],
  [/\b(?:brunch|morning)\b/i, 11],
  [/\blunch(?:eon)?\b/i, 12],
  [/\b(?:tea|shower|kids?|children|picnic|pool|beach|afternoon|egg hunt)\b/i, 14],
  [/\b(?:barbecue|bbq|cookout|potluck)\b/i, 16],
  [/\b(?:happy hour)\b/i, 17],
  [/\b(?:club|clubbing|rave|disco|new year)\b/i, 21],
]

/** The hour at which a party like this usually begins, 19 unless it says what it is. */
export const usualHour = (line: string): number => usual.find(([pattern]) => pattern.test(line))?.[1] ?? 19

/** '2' is two in the afternoon, '10' in the morning: parties by day begin between ten and ten; words around it may say otherwise. */
function hourOf(hour: number, half: string | undefined, line: string): number {
  if (half !== undefined) return (hour % 12) + (/p/i.test(half) ? 12 : 0)
  if (hour === 0 || hour >= 13) return hour
  if (morning.test(line)) return hour
  if (evening.test(line)) return (hour % 12) + (hour === 12 ? 0 : 12)
  return hour >= 10 ? hour : hour + 12
}

const half = '(a\\.?m\\.?|p\\.?m\\.?|[ap])'
/** Ways of naming a time, the plainest first: with a colon, with am or pm, with 'at'. */
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

/** The time of day that a line names, and the words that name it. */
export function readClock(line: string): { time: ClockTime; words: string } | undefined {
  const named = /\b(?:at\s+)?(noon|midday|midnight)\b/i.exec(line)
  if (named) return { time: { hour: /midnight/i.test(named[0]) ? 0 : 12, minute: 0 }, words: named[0] }
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (!match) continue
    const [words, hour, minute, said] = match
    // Written with a nought it is a clock of 24 hours.
    const is24 = hour?.startsWith('0') === true && !said
    const time = {
      hour: is24 ? Number(hour) : hourOf(Number(hour), said === '' ? undefined : said, line),
      minute: Number(minute),
    }
    if (Number(hour) <= 23 && time.hour <= 23 && time.minute <= 59) return { time, words }
  }
  return undefined
}
