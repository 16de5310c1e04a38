import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf, yearOf } from '../../../../contract/rules/dates/calendarDay.ts'
import {
  holidayDays,
  holidayLeadDays,
  nextHoliday,
  type HolidayName,
} from '../../../../contract/rules/dates/holidays.ts'
import { diwaliByMoon, holi, holiByMoon } from '../../../../contract/rules/dates/indianHolidays.ts'
import { moonFrom } from '../../../../contract/rules/dates/moon.ts'
import { orderThemes } from '../../../../contract/rules/events/orderThemes.ts'
import { partyThemes } from '../../../../contract/themes/catalog.ts'

const years = Array.from({ length: 12 }, (_, index) => 2024 + index)

/** Published dates from 2024 to 2035, in order. Passover and Hanukkah are on the evenings when they begin. */
const publishedDates = {
  easter: '03-31 04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25',
  mardiGras: '02-13 03-04 02-17 02-09 02-29 02-13 03-05 02-25 02-10 03-01 02-21 02-06',
  mothersDay: '05-12 05-11 05-10 05-09 05-14 05-13 05-12 05-11 05-09 05-08 05-14 05-13',
  memorialDay: '05-27 05-26 05-25 05-31 05-29 05-28 05-27 05-26 05-31 05-30 05-29 05-28',
  fathersDay: '06-16 06-15 06-21 06-20 06-18 06-17 06-16 06-15 06-20 06-19 06-18 06-17',
  laborDay: '09-02 09-01 09-07 09-06 09-04 09-03 09-02 09-01 09-06 09-05 09-04 09-03',
  thanksgiving: '11-28 11-27 11-26 11-25 11-23 11-22 11-28 11-27 11-25 11-24 11-23 11-22',
  lunarNewYear: '02-10 01-29 02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08',
  passover: '04-22 04-12 04-01 04-21 04-10 03-30 04-17 04-07 03-26 04-13 04-03 04-23',
  hanukkah: '12-25 12-14 12-04 12-24 12-12 12-01 12-20 12-09 11-27 12-16 12-06 12-25',
} as const satisfies Partial<Record<HolidayName, string>>

const titles: Partial<Record<HolidayName, string>> = {
  thanksgiving: 'Thanksgiving is the fourth Thursday of November [THEME-11]',
  mothersDay: "Mother's Day is the second Sunday in May [THEME-12]",
  fathersDay: "Father's Day is the third Sunday in June [THEME-13]",
  mardiGras: 'Mardi Gras is 47 days before Easter [THEME-14]',
}

/** Published dates of Holi and Diwali. */
const indian = [
  ['2025-03-14', '2025-10-20'],
  ['2026-03-04', '2026-11-08'],
  ['2027-03-22', '2027-10-29'],
  ['2028-03-11', '2028-10-17'],
  ['2029-03-01', '2029-11-05'],
  ['2030-03-20', '2030-10-26'],
] as const

const apart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

describe('holidays of 2024 to 2035', () => {
  const table = Object.keys(publishedDates) as (keyof typeof publishedDates)[]
  it.each(table.map((name) => [titles[name] ?? `${name} is as published`, name] as const))('%s', (_, name) => {
    const dates = publishedDates[name].split(' ').map((date, index) => `${2024 + index}-${date}`)
    expect(years.flatMap((year) => holidayDays(name, year))).toEqual(dates)
  })

  it('Easter is as published in other centuries, too', () => {
    const easters = '1900-04-15 1954-04-18 1981-04-19 1999-04-04 2049-04-18 2076-04-19 2100-03-28 2133-04-19 2200-04-06'
    expect(easters.split(' ').flatMap((day) => holidayDays('easter', yearOf(day)))).toEqual(easters.split(' '))
  })

  it('Eid covers both holidays', () => {
    expect([2024, 2025, 2026].map((year) => holidayDays('eid', year))).toEqual([
      ['2024-04-10', '2024-06-16'],
      ['2025-03-30', '2025-06-06'],
      ['2026-03-20', '2026-05-27'],
    ])
    expect(holidayDays('eid', 2033)).toHaveLength(3)
  })

  it('Oktoberfest begins on a Saturday, Friendsgiving is on a Saturday, and Pride is on a Sunday', () => {
    expect([2024, 2025, 2026].map((year) => holidayDays('oktoberfest', year)[0])).toEqual([
      '2024-09-21',
      '2025-09-20',
      '2026-09-19',
    ])
    for (const year of years) {
      expect(holidayDays('friendsgiving', year).map(weekdayOf)).toEqual([6])
      expect(holidayDays('pride', year).map((day) => [day.slice(5, 7), weekdayOf(day)])).toEqual([['06', 0]])
    }
  })

  it('Holi and Diwali come from a table for 2025 to 2030, and from the moon in other years [THEME-15, THEME-16]', () => {
    for (const [spring, autumn] of indian) {
      expect(holidayDays('holi', yearOf(spring))).toEqual([spring])
      expect(holidayDays('diwali', yearOf(autumn))).toEqual([autumn])
    }
    expect([2024, 2031, 2032, 2033, 2034, 2035].map(holi)).toEqual([
      '2024-03-25',
      '2031-03-09',
      '2032-03-27',
      '2033-03-16',
      '2034-03-05',
      '2035-03-24',
    ])
    expect([2031, 2032, 2033, 2034, 2035].flatMap((year) => holidayDays('diwali', year))).toEqual([
      // The evening before the new moon of October 16. Indian calendars have a leap month that year.
      '2031-10-15',
      '2032-11-02',
      '2033-10-22',
      '2034-11-10',
      '2035-10-30',
    ])
  })

  it('the moon matches the table within a day, except when Holi follows the full moon of February [THEME-16]', () => {
    for (const [spring, autumn] of indian) {
      const year = yearOf(spring)
      if (year === 2029) expect(holiByMoon(year)).toBe('2029-03-30')
      else expect(apart(holiByMoon(year), spring)).toBeLessThanOrEqual(1)
      expect(diwaliByMoon(year)).toBe(autumn)
    }
  })

  it("the moon's dates are in the expected months in any year [THEME-16]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2099 }), (year) => {
        expect(holiByMoon(year).slice(0, 7)).toBe(`${year}-03`)
        // The evening before the new moon may be the one before the range.
        expect(diwaliByMoon(year) >= `${year}-10-13` && diwaliByMoon(year) <= `${year}-11-13`).toBe(true)
      }),
    )
  })

  it("the moon's phases are accurate to minutes", () => {
    // Published times of total eclipses of the moon and the sun.
    const minutes = (at: number, instant: string): number => Math.abs(at - Date.parse(instant)) / 60_000
    expect(minutes(moonFrom(Date.UTC(2024, 3, 1), 'new'), '2024-04-08T18:21Z')).toBeLessThan(4)
    expect(minutes(moonFrom(Date.UTC(2025, 2, 1), 'full'), '2025-03-14T06:55Z')).toBeLessThan(4)
    expect(minutes(moonFrom(Date.UTC(2026, 7, 1), 'new'), '2026-08-12T17:37Z')).toBeLessThan(4)
  })
})

const today = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the next occurrence', () => {
  it('is the first one at least four days from today [THEME-10, CONST-49]', () => {
    expect(holidayLeadDays).toBe(4)
    expect(nextHoliday('christmas', '2026-12-21')).toBe('2026-12-25')
    expect(nextHoliday('christmas', '2026-12-22')).toBe('2027-12-25')
    expect(nextHoliday('valentinesDay', '2026-12-31')).toBe('2027-02-14')
    expect(nextHoliday('eid', '2026-03-16')).toBe('2026-03-20')
    expect(nextHoliday('eid', '2026-03-17')).toBe('2026-05-27')
    expect(nextHoliday('newYearsEve', '2027-12-28')).toBe('2028-12-31')
  })

  it('is never skipped and never too early', () => {
    const names = partyThemes.flatMap(({ holiday }) => holiday ?? [])
    fc.assert(
      fc.property(today, fc.constantFrom(...names), (day, name) => {
        const next = nextHoliday(name, day)
        const first = addDays(day, holidayLeadDays)
        const around = [yearOf(day), yearOf(day) + 1].flatMap((year) => holidayDays(name, year))
        expect(around.filter((one) => one >= first && one < next)).toEqual([])
        expect(next >= first && apart(next, first) < 400).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('determines the order of themes, with those without a date last [THEME-10]', () => {
    const names = orderThemes(partyThemes, '2026-11-21').map(({ name }) => name)
    expect(names.slice(0, 8)).toEqual([
      'Thanksgiving',
      'Hanukkah',
      'Christmas',
      "New Year's Eve",
      'Lunar New Year',
      'Mardi Gras',
      "Galentine's Day",
      "Valentine's Day",
    ])
    expect(names[26]).toBe('Dinner Party')
    expect(names.toSorted()).toEqual(partyThemes.map(({ name }) => name).toSorted())
    expect(orderThemes(partyThemes, '2026-11-23').map(({ name }) => name)[0]).toBe('Hanukkah')
  })
})
