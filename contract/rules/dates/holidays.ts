import { addDays, calendarDay, nthWeekday, weekdayFrom, yearOf, type CalendarDay } from './calendarDay.ts'
import { easter } from './easter.ts'
import { diwali, holi } from './indianHolidays.ts'
import { moonFrom } from './moon.ts'
import { daysCalled } from './otherCalendars.ts'
import { dayIn } from './timeZone.ts'

/**
 * Returns the date of Lunar New Year: the date in China of the first new moon on or after January 21. The built-in Chinese
 * calendar isn't used, because it is a day off in some years, such as 2027 and 2030.
 */
function lunarNewYear(year: number): CalendarDay {
  const from = Date.parse(`${calendarDay(year, 1, 21)}T00:00:00+08:00`)
  return dayIn(moonFrom(from, 'new'), 'Asia/Shanghai')
}

/** Min lead time to plan a party for a holiday, in days (CONST-49). */
export const holidayLeadDays = 4

type Rule = (year: number) => readonly CalendarDay[]

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6] as const
const on =
  (month: number, day: number): Rule =>
  (year) => [calendarDay(year, month, day)]
const thanksgiving = (year: number): CalendarDay => nthWeekday(year, 11, thursday, 4)
const evesOf = (days: readonly CalendarDay[]): CalendarDay[] => days.map((day) => addDays(day, -1))

const rules = {
  newYearsEve: on(12, 31),
  lunarNewYear: (year) => [lunarNewYear(year)],
  galentinesDay: on(2, 13),
  valentinesDay: on(2, 14),
  mardiGras: (year) => [addDays(easter(year), -47)],
  holi: (year) => [holi(year)],
  stPatricksDay: on(3, 17),
  // The evening of the first seder: Jewish days start at sunset.
  passover: (year) => evesOf(daysCalled(year, 'hebrew', 'Nisan', 15)),
  easter: (year) => [easter(year)],
  // Eid al-Fitr and Eid al-Adha, by the Umm al-Qura calendar.
  eid: (year) =>
    [...daysCalled(year, 'islamic-umalqura', '10', 1), ...daysCalled(year, 'islamic-umalqura', '12', 10)].toSorted(),
  cincoDeMayo: on(5, 5),
  mothersDay: (year) => [nthWeekday(year, 5, sunday, 2)],
  memorialDay: (year) => [addDays(weekdayFrom(calendarDay(year, 6, 1), monday), -7)],
  // The last Sunday in June, when most big parades are held.
  pride: (year) => [addDays(weekdayFrom(calendarDay(year, 7, 1), sunday), -7)],
  juneteenth: on(6, 19),
  fathersDay: (year) => [nthWeekday(year, 6, sunday, 3)],
  fourthOfJuly: on(7, 4),
  laborDay: (year) => [nthWeekday(year, 9, monday, 1)],
  // Munich taps the first keg on the first Saturday after September 15.
  oktoberfest: (year) => [weekdayFrom(calendarDay(year, 9, 16), saturday)],
  halloween: on(10, 31),
  diaDeLosMuertos: on(11, 2),
  diwali: (year) => [diwali(year)],
  // The Saturday before Thanksgiving.
  friendsgiving: (year) => [addDays(thanksgiving(year), -5)],
  thanksgiving: (year) => [thanksgiving(year)],
  // The evening when the first candle is lit.
  hanukkah: (year) => evesOf(daysCalled(year, 'hebrew', 'Kislev', 25)),
  christmas: on(12, 25),
} satisfies Record<string, Rule>

export type HolidayName = keyof typeof rules

/** Cache of computed dates. Finding the days of a Gregorian year that match a Hebrew or Islamic date takes a few milliseconds. */
const computedDays = new Map<string, readonly CalendarDay[]>()

/** Returns the dates of a holiday in a year, earliest first (THEME-11..16). Only Eid has more than one. */
export function holidayDays(name: HolidayName, year: number): readonly CalendarDay[] {
  const key = `${name} ${year}`
  const days = computedDays.get(key) ?? rules[name](year)
  if (computedDays.size > 1_000) computedDays.clear()
  computedDays.set(key, days)
  return days
}

/** Returns the first date of a holiday that is at least `holidayLeadDays` days after `today` (THEME-10). */
export function nextHoliday(name: HolidayName, today: CalendarDay): CalendarDay {
  const first = addDays(today, holidayLeadDays)
  for (let year = yearOf(first); ; year += 1) {
    const day = holidayDays(name, year).find((one) => one >= first)
    if (day !== undefined) return day
  }
}
