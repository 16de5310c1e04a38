/** Current IANA names of time zones that were renamed, by the names that runtimes and stored events may still have. */
const currentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Earlier names of time zones renamed since 2020. Older browsers don't support the current names. */
const earlierNames: Readonly<Record<string, string>> = {
  'America/Nuuk': 'America/Godthab',
  'Europe/Kyiv': 'Europe/Kiev',
  'Pacific/Kanton': 'Pacific/Enderbury',
}

function isSupported(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Returns the name under which this runtime supports a time zone: the earlier name if it doesn't support the current one. */
export function runtimeZone(zone: string): string {
  const earlierName = earlierNames[zone]
  return earlierName !== undefined && !isSupported(zone) ? earlierName : zone
}

/** Checks whether this runtime supports an IANA time zone, under its current or its earlier name. */
export const isTimeZone = (zone: string): boolean => /^[A-Za-z]/.test(zone) && isSupported(runtimeZone(zone))

/**
 * Returns the canonical name of a time zone, which is the current one of a renamed zone, such as `Europe/Kyiv`.
 * @throws RangeError for an unknown zone.
 */
export function canonicalTimeZone(zone: string): string {
  const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: runtimeZone(zone) }).resolvedOptions()
  return currentNames[timeZone] ?? timeZone
}

/** Returns the place in the canonical name of a time zone, such as 'Los Angeles'; undefined for a zone without one, such as `UTC`. */
export function placeOfZone(zone: string): string | undefined {
  const [area, ...rest] = canonicalTimeZone(zone).split('/')
  return area === 'Etc' ? undefined : rest.at(-1)?.replaceAll('_', ' ')
}

/** Checks whether two names are of the same time zone, of which one may be the earlier name. */
export const isSameZone = (one: string, other: string): boolean =>
  (currentNames[one] ?? one) === (currentNames[other] ?? other)

/** Returns the canonical names of all time zones that this runtime lists, and of `zone`, in alphabetical order. */
export function allZones(zone: string): string[] {
  // Browsers from before 2022 don't list their time zones.
  const knownZones = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([...knownZones, 'UTC', zone].map(canonicalTimeZone))].toSorted()
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
      timeZone: runtimeZone(zone),
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
