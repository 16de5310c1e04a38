import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOf, hasDate, hasStarted, isMultiDay, isPast } from '../../../../contract/rules/dates/past.ts'

const hour = 3_600_000
const timeZone = 'America/Los_Angeles'
/** 7 PM on November 21 in Los Angeles. */
const startTime = Date.UTC(2026, 10, 22, 3)
const open = { startTime, endTime: 0, timeZone }

describe('isPast', () => {
  it("is true after the start day in the event's time zone if there is no end [LIFE-12]", () => {
    const midnight = Date.UTC(2026, 10, 22, 8)
    expect(isPast(open, midnight - 1)).toBe(false)
    expect(isPast(open, midnight)).toBe(true)
  })

  it('is true after the end, however many days the event lasted [LIFE-14]', () => {
    const festival = { ...open, endTime: startTime + 50 * hour }
    expect(isPast(festival, startTime + 49 * hour)).toBe(false)
    expect(isPast(festival, startTime + 50 * hour)).toBe(true)
  })

  it('is true for a canceled event [LIFE-13]', () => {
    expect(isPast({ ...open, cancelledTimestamp: 1 }, startTime - hour)).toBe(true)
    expect(isPast({ ...open, cancelledTimestamp: null }, startTime - hour)).toBe(false)
  })
})

describe('an event whose date is to be decided', () => {
  const undatedEvent = { ...open, startTime: 0 }

  it('has neither started nor ended at any time, and is past only if it is canceled', () => {
    expect([hasDate(undatedEvent), hasDate(open)]).toEqual([false, true])
    fc.assert(
      fc.property(fc.nat(8.64e15), fc.constantFrom('UTC', timeZone, 'Pacific/Apia'), (now, zone) => {
        const event = { ...undatedEvent, timeZone: zone }
        expect([hasStarted(event, now), isPast(event, now), isMultiDay(event)]).toEqual([false, false, false])
        expect(isPast({ ...event, cancelledTimestamp: 1 }, now)).toBe(true)
      }),
    )
  })
})

it('an event starts at its start time', () => {
  expect([startTime - 1, startTime].map((now) => hasStarted(open, now))).toEqual([false, true])
})

it('an event without an end ends three hours after the start [LIFE-17, CONST-37]', () => {
  expect(endOf(open)).toBe(startTime + 3 * hour)
  expect(endOf({ ...open, endTime: startTime + hour })).toBe(startTime + hour)
})

it('an event is multi-day from 24 hours [LIFE-18, CONST-53]', () => {
  expect(isMultiDay({ ...open, endTime: startTime + 24 * hour })).toBe(true)
  expect(isMultiDay({ ...open, endTime: startTime + 24 * hour - 1 })).toBe(false)
  expect(isMultiDay(open)).toBe(false)
})
