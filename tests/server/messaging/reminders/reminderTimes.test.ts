import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { digestTime } from '../../../../server/messaging/notifications/hostDigests.ts'
import { isQuiet, reminderTimes } from '../../../../server/messaging/notifications/reminderTimes.ts'

const hour = 3_600_000
const day = 24 * hour
const zones = [
  'America/Los_Angeles',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
] as const

const clockOf = (instant: number, zone: string): string => {
  const { month, day: date, hour: hours, minute } = wallTime(instant, zone)
  return `${month}/${date} ${hours}:${String(minute).padStart(2, '0')}`
}
const clocks = (startTime: number, zone: string): string[] =>
  reminderTimes({ startTime, timeZone: zone }).map(({ from }) => clockOf(from, zone))

describe('reminder times', () => {
  const berlin = 'Europe/Berlin'
  it.each([
    [
      'a week, two days and a day before',
      { month: 6, day: 20, hour: 19, minute: 30 },
      ['6/13 19:30', '6/18 19:30', '6/19 19:30'],
    ],
    [
      'the next morning instead of at night',
      { month: 6, day: 20, hour: 22, minute: 0 },
      ['6/14 8:00', '6/19 8:00', '6/20 8:00'],
    ],
    [
      'the same morning instead of before dawn',
      { month: 6, day: 20, hour: 6, minute: 15 },
      ['6/13 8:00', '6/18 8:00', '6/19 8:00'],
    ],
    [
      'the same hour across a clock change in spring',
      { month: 4, day: 1, hour: 20, minute: 0 },
      ['3/25 20:00', '3/30 20:00', '3/31 20:00'],
    ],
    [
      'a day of 23 hours before a party on the day of the clock change',
      { month: 3, day: 28, hour: 19, minute: 0 },
      ['3/21 19:00', '3/26 19:00', '3/27 18:00'],
    ],
    [
      'a day of 25 hours in fall',
      { month: 10, day: 31, hour: 19, minute: 0 },
      ['10/24 19:00', '10/29 19:00', '10/30 20:00'],
    ],
  ])('are %s', (_what, wall, expected) => {
    expect(clocks(instantOf({ year: 2027, ...wall }, berlin), berlin)).toEqual(expected)
  })

  it('are never at night, always before the party, and in order, on every day of a year', () => {
    for (const zone of zones)
      for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 5.5 * hour) {
        const times = reminderTimes({ startTime: at, timeZone: zone })
        for (const { from, until } of times) {
          expect(isQuiet(from, zone)).toBe(false)
          expect(from).toBeLessThan(until)
          expect(until).toBeLessThanOrEqual(at)
        }
        expect(times.map(({ from }) => from)).toEqual(times.map(({ from }) => from).toSorted((a, b) => a - b))
      }
  })

  it('are within eleven hours of the planned time', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 * 96 }), fc.constantFrom(...zones), (quarters, zone) => {
        const startTime = Date.UTC(2026, 0, 1) + quarters * (hour / 4)
        const [week, days, going] = reminderTimes({ startTime, timeZone: zone }).map(({ from }) => startTime - from)
        for (const [lead, wantedLead] of [
          [week, 7 * day],
          [days, 2 * day],
          [going, day],
        ] as const)
          expect(Math.abs((lead ?? 0) - wantedLead + 5.5 * hour)).toBeLessThanOrEqual(6.5 * hour)
      }),
    ))
})

describe('digest time', () => {
  it("is the last 8:00 in the event's time zone, once a day all year", () => {
    for (const zone of zones) {
      const times = new Set<number>()
      for (let now = Date.UTC(2027, 0, 2); now < Date.UTC(2028, 0, 2); now += hour) {
        const due = digestTime(now, zone)
        expect(due).toBeLessThanOrEqual(now)
        expect(now - due).toBeLessThanOrEqual(25 * hour)
        times.add(due)
      }
      const clock = [...times].map((due) => wallTime(due, zone))
      expect(new Set(clock.map(({ hour: hours, minute }) => `${hours}:${minute}`))).toEqual(new Set(['8:0']))
      expect(new Set(clock.map(({ year, month, day: date }) => `${year}/${month}/${date}`)).size).toBe(times.size)
      expect(times.size).toBeGreaterThanOrEqual(365)
    }
  })
})
