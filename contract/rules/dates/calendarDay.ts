const dayMs = 86_400_000

/** A Gregorian date without a time zone, in the form `YYYY-MM-DD`. */
export type CalendarDay = string

/** Checks whether a text is a date that exists, from the year 1 on. */
export function isCalendarDay(text: string): boolean {
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

/** Adds a number of days, which may be negative, to a date. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the date for a year, month (1 to 12), and day. A day beyond the end of the month rolls over into the next month. */
export function calendarDay(year: number, month: number, day: number): CalendarDay {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Returns the weekday of a date, from 0 (Sunday) to 6 (Saturday). */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4))

/** Returns the first date on or after `day` that falls on the given weekday (0 is Sunday). */
export const weekdayFrom = (day: CalendarDay, weekday: number): CalendarDay =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7)

/** Returns the date of the nth occurrence of a weekday (0 is Sunday) in a month (1 to 12). */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): CalendarDay =>
  addDays(weekdayFrom(calendarDay(year, month, 1), weekday), (nth - 1) * 7)
