import { timeSkipped } from '@festoon/contract/messages/edit/details'
import { clockTime } from '@festoon/contract/rules/dates/eventDates'
import { instantsOf, instantOf, wallTime, type WallTime } from '@festoon/contract/rules/dates/timeZone'

const two = (value: number): string => String(value).padStart(2, '0')

/** Formats a local time as `YYYY-MM-DDTHH:mm`, the value of a `datetime-local` field. */
function toField({ year, month, day, hour, minute }: WallTime): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** Returns true while the host types the year of a day or time, whose first digits are a year long ago. */
export const isBeingTyped = (text: string): boolean => text !== '' && text < '1000'

/** Removes the UTC offset, if any, from a time formatted by `fieldAt`, for a `datetime-local` field. */
export const readingOf = (text: string): string => text.slice(0, 16)

/**
 * Formats an instant as a local time in a time zone. If the local time repeats when the clocks go back, the later occurrence
 * includes its UTC offset, as in `2026-11-01T01:30-08:00`.
 */
export function fieldAt(epochMs: number, zone: string): string {
  const wall = wallTime(epochMs, zone)
  const [, later] = instantsOf(wall, zone)
  return later === undefined || later > epochMs ? toField(wall) : `${toField(wall)}${offset(wall, later)}`
}

/** Returns the UTC offset of a local time in ISO 8601 format, such as `-08:00`. `epochMs` is the instant of the local time. */
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

/**
 * Returns both occurrences of a local time that repeats in a time zone, the earlier one first, in the format of `fieldAt`;
 * undefined for other times.
 */
export function twiceIn(text: string, zone: string): readonly [string, string] | undefined {
  const wall = wallIn(text)
  const [first, second] = wall ? instantsOf(wall, zone) : []
  return first === undefined || second === undefined ? undefined : [fieldAt(first, zone), fieldAt(second, zone)]
}

/**
 * Returns the local time that follows instead of one that clocks skip in a time zone when they go forward, in the format of `fieldAt`;
 * undefined for other times.
 */
export function skippedTo(text: string, zone: string): string | undefined {
  const wall = wallIn(text)
  return wall && instantsOf(wall, zone).length === 0 ? fieldAt(instantOf(wall, zone), zone) : undefined
}

/** Returns the time of day of a time formatted by `fieldAt`, such as '7:00 PM'; '' if `text` isn't such a time. */
export function clockOf(text: string): string {
  const wall = wallIn(text)
  return wall ? clockTime(wall) : ''
}

/** Returns the error message for a time that clocks skip (`skippedTo`); undefined for other times. */
export function skippedError(text: string, zone: string): string | undefined {
  const next = skippedTo(text, zone)
  return next === undefined ? undefined : timeSkipped(clockOf(text), clockOf(next))
}

/**
 * Returns the instant, in ms, of a time formatted by `fieldAt`; NaN if `text` isn't such a time. Ignores an offset that doesn't
 * exist in the time zone.
 */
export function fromField(text: string, zone: string): number {
  const wall = wallIn(text)
  if (!wall) return Number.NaN
  return instantsOf(wall, zone).find((at) => fieldAt(at, zone) === text) ?? instantOf(wall, zone)
}
