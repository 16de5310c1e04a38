import { expect, test } from 'vitest'
import { earlyErrors, newFields } from '../../../../app/screens/edit/eventFields.ts'

test('an end before the start, or weeks after it, is an error before the host saves [VAL-25]', () => {
  const fields = { ...newFields(0, 'Europe/Berlin'), start: '2027-05-01T19:00' }
  const endError = (end: string | null, dateUndecided = false) => earlyErrors({ ...fields, end, dateUndecided }).endTime
  expect(endError(null)).toBeUndefined()
  expect(endError('2027-05-01T23:00')).toBeUndefined()
  expect(endError('2027-05-01T19:00')).toBe('End time must be after start time')
  expect(endError('2027-05-01T18:00')).toBe('End time must be after start time')
  expect(endError('2027-05-01T18:00', true)).toBeUndefined()
  expect(endError('')).toBeUndefined()
  expect(earlyErrors({ ...fields, start: '', end: '2027-05-01T18:00' })).toEqual({})
  expect(endError('2027-07-01T18:00')).toBe('Party cannot be over 2 weeks long')
})
