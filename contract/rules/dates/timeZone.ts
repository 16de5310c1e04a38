/** Checks whether this runtime supports an IANA time zone. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/**
 * Returns this runtime's canonical name for a time zone.
 * @throws RangeError for an unknown zone.
 */
export function canonicalTimeZone(zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
}

/** A wall-clock time without a time zone. */
export interface WallTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

/** Max cached formatters. Formatters are cached because creating one takes longer than using it. */
const maxFormats = 100
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the wall-clock time in `zone` at the time `epochMs`.
 * @throws RangeError for an unknown zone.
 */
export function wallTime(epochMs: number, zone: string): WallTime {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    const [oldest] = formats.keys()
    if (formats.size >= maxFormats && oldest !== undefined) formats.delete(oldest)
    formats.set(zone, format)
  }
  const parts: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(epochMs)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute }
}

const asUtc = ({ year, month, day, hour, minute }: WallTime): number => Date.UTC(year, month - 1, day, hour, minute)

/** Returns the UTC offset of `zone`, in ms, at a given time. */
const offsetAt = (epochMs: number, zone: string): number =>
  asUtc(wallTime(epochMs, zone)) - Math.floor(epochMs / 60_000) * 60_000

/**
 * Returns every time, in ms, at which a clock in `zone` shows `wall`, earliest first: none if clocks skip that time in spring,
 * and two if they repeat it in fall.
 */
export function instantsOf(wall: WallTime, zone: string): number[] {
  const target = asUtc(wall)
  const offsets = new Set([offsetAt(target - 86_400_000, zone), offsetAt(target + 86_400_000, zone)])
  return [...offsets].map((offset) => target - offset).filter((at) => asUtc(wallTime(at, zone)) === target)
}

/**
 * Returns the time, in ms, at which a clock in `zone` shows `wall`. If clocks skip that time in spring, moves it forward by the
 * length of the gap. If they repeat it in fall, returns the first occurrence. This matches RFC 5545 and the "compatible" option
 * of Temporal.
 */
export function instantOf(wall: WallTime, zone: string): number {
  const [first] = instantsOf(wall, zone)
  return first ?? asUtc(wall) - offsetAt(asUtc(wall) - 86_400_000, zone)
}

/** Checks whether the wall-clock time in `zone` at `epochMs` occurs twice that day because clocks go back. */
export const isShownTwice = (epochMs: number, zone: string): boolean =>
  instantsOf(wallTime(epochMs, zone), zone).length > 1

/** Returns the date in `zone` at a given time, as `YYYY-MM-DD`. */
export function dayIn(epochMs: number, zone: string): string {
  const { year, month, day } = wallTime(epochMs, zone)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
