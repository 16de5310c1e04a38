import { calendarDay, type CalendarDay } from './calendarDay.ts'
import { moonFrom } from './moon.ts'
import { dayIn } from './timeZone.ts'

/**
 * Lunar New Year: the day in China of the first new moon from January 21 on. Not read from the platform's Chinese calendar:
 * that is a day off where a new moon comes close to midnight, as in 2027 and 2030.
 */
export function lunarNewYear(year: number): CalendarDay {
  const from = Date.parse(`${calendarDay(year, 1, 21)}T00:00:00+08:00`)
  return dayIn(moonFrom(from, 'new'), 'Asia/Shanghai')
}
