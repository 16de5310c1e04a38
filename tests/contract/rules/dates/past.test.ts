import { describe, expect, it } from 'vitest'
import { endOf, isMultiDay, isPast } from '../../../../contract/rules/dates/past.ts'

const hour = 3_600_000
const timeZone = 'America/Los_Angeles'
/** 7 PM on November 21 in Los Angeles. */
const startTime = Date.UTC(2026, 10, 22, 3)
const open = { startTime, endTime: 0, timeZone }

describe('isPast', () => {
  it('is over with the start day of the event zone when no end is named [LIFE-12]', () => {
    const midnight = Date.UTC(2026, 10, 22, 8)
    expect(isPast(open, midnight - 1)).toBe(false)
    expect(isPast(open, midnight)).toBe(true)
  })

  it('is over when the end has passed, however many days it lasted [LIFE-14]', () => {
    const festival = { ...open, endTime: startTime + 50 * hour }
    expect(isPast(festival, startTime + 49 * hour)).toBe(false)
    expect(isPast(festival, startTime + 50 * hour)).toBe(true)
  })

  it('is over when cancelled [LIFE-13]', () => {
    expect(isPast({ ...open, cancelledTimestamp: 1 }, startTime - hour)).toBe(true)
    expect(isPast({ ...open, cancelledTimestamp: null }, startTime - hour)).toBe(false)
  })
})

it('ends three hours after the start when no end is named [LIFE-17, CONST-37]', () => {
  expect(endOf(open)).toBe(startTime + 3 * hour)
  expect(endOf({ ...open, endTime: startTime + hour })).toBe(startTime + hour)
})

it('is multi-day from 24 hours on [LIFE-18, CONST-53]', () => {
  expect(isMultiDay({ ...open, endTime: startTime + 24 * hour })).toBe(true)
  expect(isMultiDay({ ...open, endTime: startTime + 24 * hour - 1 })).toBe(false)
  expect(isMultiDay(open)).toBe(false)
})
