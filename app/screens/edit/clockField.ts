import { instantOf, type WallTime } from '@festoon/contract/rules/timeZone'

const two = (value: number): string => String(value).padStart(2, '0')

/** A clock reading as a date-time field holds it: 'YYYY-MM-DDTHH:mm'. */
export function toField({ year, month, day, hour, minute }: WallTime): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** ms of a field's reading in a zone; NaN when the field holds none. */
export function fromField(text: string, zone: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (!match) return Number.NaN
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  return instantOf({ year, month, day, hour, minute }, zone)
}
