import { instantsOf, instantOf, wallTime, type WallTime } from '@festoon/contract/rules/dates/timeZone'

const two = (value: number): string => String(value).padStart(2, '0')

/** A clock reading as a date-time field holds it: 'YYYY-MM-DDTHH:mm'. */
export function toField({ year, month, day, hour, minute }: WallTime): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** What a date-time field shows of a field's text. */
export const readingOf = (text: string): string => text.slice(0, 16)

/**
 * The text of an instant in a zone: its clock reading. The later of two equal ones, in the night when clocks go back, is told
 * by its offset: '2026-11-01T01:30-08:00'.
 */
export function fieldAt(epochMs: number, zone: string): string {
  const wall = wallTime(epochMs, zone)
  const [, later] = instantsOf(wall, zone)
  return later === undefined || later > epochMs ? toField(wall) : `${toField(wall)}${offset(wall, later)}`
}

/** How far a clock that shows `wall` at an instant is ahead of UTC, as ISO 8601 writes it: '-08:00'. */
function offset({ year, month, day, hour, minute }: WallTime, epochMs: number): string {
  const minutes = (Date.UTC(year, month - 1, day, hour, minute) - epochMs) / 60_000
  const ahead = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

function wallIn(text: string): WallTime | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  return { year, month, day, hour, minute }
}

/** The texts of a reading that comes twice, the earlier first; undefined where it comes once. */
export function twiceIn(text: string, zone: string): readonly [string, string] | undefined {
  const wall = wallIn(text)
  const [first, second] = wall ? instantsOf(wall, zone) : []
  return first === undefined || second === undefined ? undefined : [fieldAt(first, zone), fieldAt(second, zone)]
}

/** ms of a field's reading in a zone; NaN when the field holds none. An offset that is not the zone's counts for nothing. */
export function fromField(text: string, zone: string): number {
  const wall = wallIn(text)
  if (!wall) return Number.NaN
  return instantsOf(wall, zone).find((at) => fieldAt(at, zone) === text) ?? instantOf(wall, zone)
}
