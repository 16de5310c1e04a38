import { wallTime } from '@festoon/contract/rules/dates/timeZone'

const day = 86_400_000

/** Returns a time zone's UTC offset, in minutes, at a time in ms. */
function offsetAt(ms: number, zone: string): number {
  const { year, month, day: date, hour, minute } = wallTime(ms, zone)
  return Math.round((Date.UTC(year, month - 1, date, hour, minute) - Math.floor(ms / 60_000) * 60_000) / 60_000)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${twoDigits(size % 60)}`
}

/** Formats a time in ms as the local time at a UTC offset in minutes, such as `20261101T020000`. */
function localText(ms: number, offset: number): string {
  return new Date(ms + offset * 60_000).toISOString().replace(/[-:]|\.\d{3}Z/g, '')
}

/**
 * Returns the changes of a time zone's UTC offset between two times in ms. `at` is in ms. `before` and `after` are offsets in
 * minutes.
 */
function changes(zone: string, from: number, to: number): { at: number; before: number; after: number }[] {
  const transitions: { at: number; before: number; after: number }[] = []
  for (let at = from; at < to; at += day) {
    const [before, after] = [offsetAt(at, zone), offsetAt(at + day, zone)]
    if (before === after) continue
    let [low, high] = [at, at + day]
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 2 / 60_000) * 60_000
      if (offsetAt(middle, zone) === before) low = middle
      else high = middle
    }
    transitions.push({ at: high, before, after })
  }
  return transitions
}

/**
 * Builds the VTIMEZONE of an event's time zone, for calendar apps without their own time zone data. Covers the period from half
 * a year before the event to half a year after it.
 */
export function zoneComponent(zone: string, start: number, end: number): string {
  const from = Math.floor((start - 183 * day) / day) * day
  const first = offsetAt(from, zone)
  const rows = changes(zone, from, end + 183 * day)
  const standard = Math.min(first, ...rows.map(({ after }) => after))
  const component = (at: number, before: number, after: number): string[] => {
    const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${localText(at, before)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ]
  }
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...component(from, first, first),
    ...rows.flatMap(({ at, before, after }) => component(at, before, after)),
    'END:VTIMEZONE',
  ]
  return lines.join('\r\n')
}
