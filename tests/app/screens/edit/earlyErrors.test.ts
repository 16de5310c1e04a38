import { expect, test } from 'vitest'
import { fieldAt } from '../../../../app/screens/edit/details/clockField.ts'
import { earlyErrors, newFields } from '../../../../app/screens/edit/eventFields.ts'

const now = Date.UTC(2027, 3, 20, 12)
const zone = 'Europe/Berlin'
const fields = { ...newFields(now, zone), start: '2027-05-01T19:00' }

test('an end before the start, or weeks after it, is an error before the host saves [VAL-25]', () => {
  const endError = (end: string | null, dateUndecided = false) =>
    earlyErrors({ ...fields, end, dateUndecided }, now).endTime
  expect(endError(null)).toBeUndefined()
  expect(endError('2027-05-01T23:00')).toBeUndefined()
  expect(endError('2027-05-01T19:00')).toBe('End time must be after start time')
  expect(endError('2027-05-01T18:00')).toBe('End time must be after start time')
  expect(endError('2027-05-01T18:00', true)).toBeUndefined()
  expect(endError('')).toBeUndefined()
  expect(earlyErrors({ ...fields, start: '', end: '2027-05-01T18:00' }, now)).toEqual({})
  expect(endError('2027-07-01T18:00')).toBe('Party cannot be over 2 weeks long')
  // The first digits of a year are a year, too.
  for (const year of ['0002', '0020', '0202']) expect(endError(`${year}-05-01T23:00`)).toBeUndefined()
})

test('a start that is over is an error before the host saves, unless the party has started [VAL-25]', () => {
  const startError = (start: string, more: object = {}, saved?: { startTime: number }) =>
    earlyErrors({ ...fields, start, ...more }, now, saved).startTime
  const over = 'Start date cannot be in the past'
  expect(startError('2027-04-19T19:00')).toBe(over)
  expect(startError('2026-05-01T19:00')).toBe(over)
  expect(startError('2027-04-20T19:00')).toBeUndefined()
  expect(startError('2027-04-19T19:00', { dateUndecided: true })).toBeUndefined()
  for (const start of ['', '0002-05-01T19:00', '0202-05-01T19:00']) expect(startError(start)).toBeUndefined()
  // The same time in the zone of another place.
  expect(startError('2027-04-20T14:30')).toBeUndefined()
  expect(startError('2027-04-20T14:30', { browserZone: 'Asia/Tokyo' })).toBe(over)
  const startTime = now - 3_600_000
  expect(startError(fieldAt(startTime, zone), {}, { startTime })).toBeUndefined()
  expect(startError(fieldAt(startTime - 60_000, zone), {}, { startTime })).toBe(over)
})

test('an end is an error as soon as the start moves after it, or clocks skip it', () => {
  const party = { ...fields, end: '2027-05-01T23:00' }
  expect(earlyErrors({ ...party, start: '2027-05-02T19:00' }, now)).toEqual({
    endTime: 'End time must be after start time',
  })
  const overnight = { ...newFields(now, 'America/Chicago'), start: '2028-03-11T20:00', end: '2028-03-12T02:30' }
  expect(earlyErrors(overnight, now).endTime).toMatch(/^Clocks go forward that night, so there's no 2:30 AM\./)
})
