/** A day of a calendar: its ISO date, its number, and its full name, such as 'Saturday, November 28'. */
interface CalendarDay {
  iso: string
  number: number
  name: string
}

/** A month as weeks from Sunday to Saturday. Days of other months are null. */
export interface MonthGrid {
  name: string
  weekdays: readonly { short: string; long: string }[]
  weeks: readonly (readonly (CalendarDay | null)[])[]
}

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const monthName = format({ month: 'long', year: 'numeric' })
const dayName = format({ weekday: 'long', month: 'long', day: 'numeric' })
const shortDay = format({ weekday: 'narrow' })
const longDay = format({ weekday: 'long' })

const firstOf = (month: string, later = 0): Date => {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + later, 1))
}

/** Returns the month `months` after another, as YYYY-MM. */
export const monthAfter = (month: string, months: number): string => firstOf(month, months).toISOString().slice(0, 7)

/** Returns the calendar of a month, given as YYYY-MM. */
export function monthGrid(month: string): MonthGrid {
  const first = firstOf(month)
  const length = new Date(firstOf(month, 1).getTime() - 1).getUTCDate()
  const cells: (CalendarDay | null)[] = Array.from({ length: first.getUTCDay() }, () => null)
  for (let number = 1; number <= length; number += 1) {
    const date = new Date(first.getTime() + (number - 1) * 86_400_000)
    cells.push({ iso: date.toISOString().slice(0, 10), number, name: dayName.format(date) })
  }
  while (cells.length % 7 !== 0) cells.push(null)
  const sunday = Date.UTC(2024, 0, 7)
  return {
    name: monthName.format(first),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const date = new Date(sunday + index * 86_400_000)
      return { short: shortDay.format(date), long: longDay.format(date) }
    }),
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
  }
}
