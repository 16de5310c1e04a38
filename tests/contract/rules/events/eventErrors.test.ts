import { expect, it } from 'vitest'
import { eventErrors } from '../../../../contract/rules/events/eventErrors.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const complete = { title: 'Supper', description: '', hasPlace: true, startTime: now + day, endTime: 0, hasImage: true }

it('accepts a complete event', () => {
  expect(eventErrors(complete, now)).toEqual({})
  expect(eventErrors({ ...complete, endTime: now + 15 * day }, now)).toEqual({})
})

it('reports all missing fields at once [VAL-25, VAL-26, VAL-27, VAL-29, VAL-33]', () => {
  const empty = { title: '  ', description: '', hasPlace: false, startTime: undefined, endTime: 0, hasImage: false }
  expect(eventErrors(empty, now)).toEqual({
    title: 'Enter a valid title',
    location: 'Select a valid location from Google Maps',
    startTime: 'This is a required field',
    image: 'Image is required',
  })
})

it('rejects impossible times [VAL-30, VAL-31, VAL-32, CONST-34]', () => {
  expect(eventErrors({ ...complete, startTime: now - 1 }, now).startTime).toBe('Start date cannot be in the past')
  expect(eventErrors({ ...complete, endTime: now + day }, now).endTime).toBe('End time must be after start time')
  expect(eventErrors({ ...complete, endTime: now + 15 * day + 1 }, now).endTime).toBe(
    'Party cannot be over 2 weeks long',
  )
  expect(eventErrors({ ...complete, endTime: Number.NaN }, now).endTime).toBe('This is a required field')
})

it('rejects a title and a description that are too long [VAL-26]', () => {
  expect(eventErrors({ ...complete, title: 'x'.repeat(128), description: 'x'.repeat(5_000) }, now)).toEqual({})
  expect(eventErrors({ ...complete, title: 'x'.repeat(129), description: 'x'.repeat(5_001) }, now)).toEqual({
    title: 'Enter a valid title',
    description: 'Please limit the description to 5000 characters.',
  })
})
