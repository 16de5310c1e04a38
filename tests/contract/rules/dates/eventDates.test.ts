import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventDates, nearStart, shortDate, whenLine } from '../../../../contract/rules/dates/eventDates.ts'

const timeZone = 'America/Los_Angeles'
const startTime = Date.UTC(2026, 10, 29, 3)
const now = Date.UTC(2026, 10, 21)

it("shows the date in the event's time zone, wherever the reader is", () => {
  expect(eventDates({ startTime, endTime: 0, timeZone }, now)).toEqual({
    day: 'Saturday, November 28',
    time: '7:00 PM PST',
    iso: '2026-11-29T03:00:00.000Z',
  })
  expect(eventDates({ startTime, endTime: startTime + 4 * 3_600_000, timeZone }, now).time).toBe(
    '7:00 PM – 11:00 PM PST',
  )
})

it('shows both days of a long party, and the year if it is not the current one', () => {
  const dates = eventDates({ startTime, endTime: startTime + 40 * 3_600_000, timeZone }, now)
  expect(dates.day).toBe('Saturday, November 28 – Monday, November 30')
  expect(dates.time).toBe('Starts 7:00 PM, ends 11:00 AM PST')
  expect(eventDates({ startTime, endTime: 0, timeZone }, Date.UTC(2025, 5)).day).toBe('Saturday, November 28, 2026')
  expect(shortDate({ startTime, endTime: 0, timeZone }, now)).toBe('Sat, Nov 28 · 7:00 PM')
})

it.each([
  ['2026-11-29T03:00:01Z', 'Happening now'],
  ['2026-11-28T09:00:00Z', 'Today, 7 PM'],
  ['2026-11-28T07:00:00Z', 'Tomorrow, 7 PM'],
  ['2026-11-23T20:00:00Z', 'Saturday, 7 PM'],
  ['2026-11-21T20:00:00Z', 'Sat, Nov 28, 7 PM'],
  ['2025-11-21T20:00:00Z', 'Sat, Nov 28, 2026, 7 PM'],
])('says how near the start is, at %s: %s', (at, text) => {
  expect(nearStart({ startTime, timeZone }, Date.parse(at))).toBe(text)
  const later = nearStart({ startTime: startTime + 30 * 60_000, timeZone }, Date.parse(at))
  if (text !== 'Happening now') expect(later).toBe(text.replace('7 PM', '7:30 PM'))
})

it('shows the date in one line, with the year if it may be read at any time', () => {
  expect(whenLine({ startTime, endTime: 0, timeZone }, now)).toBe('Saturday, November 28, 7:00 PM PST')
  expect(whenLine({ startTime, endTime: startTime + 4 * 3_600_000, timeZone })).toBe(
    'Saturday, November 28, 2026, 7:00 PM – 11:00 PM PST',
  )
  expect(whenLine({ startTime, endTime: startTime + 40 * 3_600_000, timeZone }, now)).toBe(
    'Saturday, November 28, 7:00 PM – Monday, November 30, 11:00 AM PST',
  )
})

it('shows that the date is to be decided, in every zone and at any time', () => {
  fc.assert(
    fc.property(fc.constantFrom('UTC', timeZone, 'Pacific/Apia', 'Asia/Kolkata'), fc.nat(4e12), (zone, at) => {
      const undatedEvent = { startTime: 0, endTime: 0, timeZone: zone }
      expect(eventDates(undatedEvent, at)).toEqual({ day: 'Date to be decided', time: '' })
      expect([shortDate(undatedEvent, at), whenLine(undatedEvent, at), whenLine(undatedEvent)]).toEqual(
        Array.from({ length: 3 }, () => 'Date to be decided'),
      )
    }),
  )
})
