import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockTime, eventDates } from '../../../../contract/rules/dates/eventDates.ts'
import { startElsewhere } from '../../../../contract/rules/dates/startElsewhere.ts'
import {
  allZones,
  canonicalTimeZone,
  dayIn,
  instantOf,
  instantsOf,
  isSameZone,
  isShownTwice,
  isTimeZone,
  wallTime,
} from '../../../../contract/rules/dates/timeZone.ts'

const zones = [
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
]
const zone = fc.constantFrom(...zones)
const epoch = fc
  .integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) })
  .map((ms) => Math.floor(ms / 60_000) * 60_000)

it('knows the hour that clocks show twice', () => {
  const zoneName = 'America/Los_Angeles'
  // Clocks go back at 2:00 on November 1, 2026.
  const twice = [7.5, 8.5, 9.5, 10.5].map((hour) => isShownTwice(Date.UTC(2026, 10, 1) + hour * 3_600_000, zoneName))
  expect(twice).toEqual([false, true, true, false])
})

it('normalizes every spelling of a time zone to one name', () => {
  expect(canonicalTimeZone('america/LOS_angeles')).toBe('America/Los_Angeles')
  for (const name of zones) expect(canonicalTimeZone(canonicalTimeZone(name))).toBe(canonicalTimeZone(name))
  // More zones than the cache holds. The first ones are still correct.
  const knownZones = Intl.supportedValuesOf('timeZone')
  for (const name of [...knownZones, ...knownZones.slice(0, 3)])
    expect(wallTime(0, name)).toEqual(
      (({ year, month, day, hour, minute }) => ({ year, month, day, hour, minute }))(
        Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name),
      ),
    )
})

it.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
])('accepts %s and %s, and calls both by the current name', (earlier, current) => {
  for (const name of [earlier, current, current.toLowerCase()]) {
    expect(isTimeZone(name)).toBe(true)
    expect(canonicalTimeZone(name)).toBe(current)
  }
  expect(isSameZone(earlier, current)).toBe(true)
  expect(isSameZone(current, 'UTC')).toBe(false)
  expect(allZones('UTC')).toContain(current)
  expect(allZones('UTC')).not.toContain(earlier)
})

describe('a runtime that supports only one name of a time zone', () => {
  const { DateTimeFormat } = Intl
  afterEach(() => {
    vi.unstubAllGlobals()
    Intl.DateTimeFormat = DateTimeFormat
  })
  /** Makes the runtime refuse a name, as one that is older, or newer, does. */
  const forget = (name: string): void => {
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      apply: (format, _, [locale, options]) => create(format, locale, options),
      construct: (format, [locale, options]) => create(format, locale, options),
    })
    const create = (format: typeof DateTimeFormat, locale: string, options?: Intl.DateTimeFormatOptions) => {
      if (options?.timeZone === name) throw new RangeError(`Invalid time zone specified: ${name}`)
      return new format(locale, options)
    }
  }
  const noon = Date.UTC(2026, 11, 5, 12)

  it.each([
    ['Europe/Kyiv', '2:00 PM GMT+2'],
    ['America/Nuuk', '10:00 AM GMT-2'],
    ['Pacific/Kanton', '1:00 AM GMT+13'],
  ])('shows a party in %s', (name, time) => {
    forget(name)
    expect(isTimeZone(name)).toBe(true)
    expect(canonicalTimeZone(name)).toBe(name)
    const party = { startTime: noon, endTime: 0, timeZone: name }
    expect(eventDates(party, noon).time).toBe(time)
    expect(startElsewhere(party, 'UTC')).toContain('12:00 PM')
    expect(clockTime(wallTime(noon, name))).toBe(time.slice(0, time.lastIndexOf(' ')))
  })

  it('without a list of time zones offers the one that is in use', () => {
    const { supportedValuesOf } = Intl
    Reflect.deleteProperty(Intl, 'supportedValuesOf')
    expect(allZones('Europe/Kiev')).toEqual(['Europe/Kyiv', 'UTC'])
    Intl.supportedValuesOf = supportedValuesOf
  })
})

describe('clock readings, compared with Temporal', () => {
  it('match for an instant', () => {
    fc.assert(
      fc.property(epoch, zone, (ms, name) => {
        const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(name)
        expect(wallTime(ms, name)).toEqual({ year, month, day, hour, minute })
        expect(dayIn(ms, name)).toBe(new Temporal.PlainDate(year, month, day).toString())
      }),
    )
  })

  it('resolve to the same instant, even where the clock skips or repeats', () => {
    fc.assert(
      fc.property(epoch, zone, (ms, name) => {
        const wall = wallTime(ms, name)
        const expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(name).epochMilliseconds
        expect(instantOf(wall, name)).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['a reading that is skipped in spring', { year: 2026, month: 3, day: 8, hour: 2, minute: 30 }],
    ['a reading that occurs twice in fall', { year: 2026, month: 11, day: 1, hour: 1, minute: 30 }],
  ])('match for %s', (_, wall) => {
    const expected = Temporal.PlainDateTime.from(wall).toZonedDateTime('America/Los_Angeles').epochMilliseconds
    expect(instantOf(wall, 'America/Los_Angeles')).toBe(expected)
  })
})

it('distinguishes readings that a clock skips, shows once and shows twice', () => {
  const at = (month: number, day: number, hour: number) => ({ year: 2026, month, day, hour, minute: 30 })
  const hours = (instants: number[]) => instants.map((ms) => new Date(ms).getUTCHours())
  expect(hours(instantsOf(at(3, 8, 2), 'America/Los_Angeles'))).toEqual([])
  expect(hours(instantsOf(at(3, 8, 3), 'America/Los_Angeles'))).toEqual([10])
  expect(hours(instantsOf(at(11, 1, 1), 'America/Los_Angeles'))).toEqual([8, 9])
  expect(hours(instantsOf(at(11, 1, 2), 'America/Los_Angeles'))).toEqual([10])
})

it('recognizes valid time zones', () => {
  expect(zones.every(isTimeZone)).toBe(true)
  for (const name of ['', 'Mars/Olympus', '+02:00', '../etc/passwd']) expect(isTimeZone(name)).toBe(false)
})
