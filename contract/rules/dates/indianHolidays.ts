import { addDays, calendarDay, type CalendarDay } from './calendarDay.ts'
import { moonFrom } from './moon.ts'
import { dayIn } from './timeZone.ts'

const zone = 'Asia/Kolkata'

/** Published dates of Holi and Diwali in India (THEME-15). */
const publishedDates: Readonly<Record<number, { holi: CalendarDay; diwali: CalendarDay }>> = {
  2025: { holi: '2025-03-14', diwali: '2025-10-20' },
  2026: { holi: '2026-03-04', diwali: '2026-11-08' },
  2027: { holi: '2027-03-22', diwali: '2027-10-29' },
  2028: { holi: '2028-03-11', diwali: '2028-10-17' },
  2029: { holi: '2029-03-01', diwali: '2029-11-05' },
  2030: { holi: '2030-03-20', diwali: '2030-10-26' },
}

const startIn = (day: CalendarDay): number => Date.parse(`${day}T00:00:00+05:30`)

/**
 * Returns the approximate date of Holi: the date in India of the first full moon in March (THEME-16). In years when Holi falls
 * on February's full moon, the result is a month late.
 */
export const holiByMoon = (year: number): CalendarDay => dayIn(moonFrom(startIn(calendarDay(year, 3, 1)), 'full'), zone)

/**
 * Returns the approximate date of Diwali: the date in India of the first new moon from October 14 on, or the day before if the
 * new moon is before sunset, at about 6 p.m. (THEME-16). In years with a late leap month, such as 2031, the result is a month
 * early.
 */
export function diwaliByMoon(year: number): CalendarDay {
  const newMoon = moonFrom(startIn(calendarDay(year, 10, 14)), 'new')
  const day = dayIn(newMoon, zone)
  const sunset = startIn(day) + 18 * 3_600_000
  return newMoon >= sunset ? day : addDays(day, -1)
}

/** Returns the date of Holi: the published date if known, or else an approximation (THEME-15). */
export const holi = (year: number): CalendarDay => publishedDates[year]?.holi ?? holiByMoon(year)

/** Returns the date of Diwali: the published date if known, or else an approximation (THEME-15). */
export const diwali = (year: number): CalendarDay => publishedDates[year]?.diwali ?? diwaliByMoon(year)
