import { expect, it } from 'vitest'
import { eventErrors } from '../../../../contract/rules/events/eventErrors.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const complete = { title: 'Supper', description: '', hasPlace: true, startTime: now + day, endTime: 0, hasImage: true }

it('accepts a complete event', () => {
  expect(eventErrors(complete, now)).toEqual({})
  expect(eventErrors({ ...complete, endTime: now + 15 * day }, now)).toEqual({})
})

it('reports all missing fields at once [VAL-25, VAL-26, VAL-27, VAL-33]', () => {
  const empty = { title: '  ', description: '', hasPlace: false, startTime: undefined, endTime: 0, hasImage: false }
  expect(eventErrors(empty, now)).toEqual({
    title: fixedText('VAL-26'),
    location: fixedText('VAL-27'),
    startTime: fixedText('VAL-29'),
    image: fixedText('VAL-33'),
  })
})

it('accepts To be decided in place of a date, but no empty date, and no end without a start [VAL-29]', () => {
  expect(eventErrors({ ...complete, startTime: 'undecided' }, now)).toEqual({})
  for (const startTime of [undefined, Number.NaN, 0])
    expect(eventErrors({ ...complete, startTime }, now)).toEqual({ startTime: fixedText('VAL-29') })
  expect(eventErrors({ ...complete, startTime: 'undecided', endTime: now + day }, now)).toEqual({
    endTime: 'A party without a date has no end time',
  })
})

it('rejects impossible times [VAL-30, VAL-31, VAL-32, CONST-34]', () => {
  expect(eventErrors({ ...complete, startTime: now - 1 }, now).startTime).toBe(fixedText('VAL-30'))
  expect(eventErrors({ ...complete, endTime: now + day }, now).endTime).toBe(fixedText('VAL-31'))
  for (const endTime of [now + day + 1, now + 15 * day]) expect(eventErrors({ ...complete, endTime }, now)).toEqual({})
  expect(eventErrors({ ...complete, endTime: now + 15 * day + 1 }, now).endTime).toBe(fixedText('VAL-32'))
  expect(eventErrors({ ...complete, endTime: Number.NaN }, now).endTime).toBe(fixedText('VAL-06'))
})

it('refuses a link in the title', () => {
  expect(eventErrors({ ...complete, title: 'Win at https://prizes.example' }, now)).toEqual({
    title: "Links aren't allowed here. Remove “https://prizes.example”.",
  })
  expect(eventErrors({ ...complete, title: 'Booking.com summer party' }, now)).toEqual({
    title: "Links aren't allowed here. Remove “Booking.com”, or write it without the dot.",
  })
  expect(eventErrors({ ...complete, title: 'Dinner at 7.In the garden' }, now)).toEqual({})
})

it('rejects a title and a description that are too long [VAL-26]', () => {
  expect(eventErrors({ ...complete, title: 'x'.repeat(128), description: 'x'.repeat(5_000) }, now)).toEqual({})
  expect(eventErrors({ ...complete, title: 'x'.repeat(129), description: 'x'.repeat(5_001) }, now)).toEqual({
    title: fixedText('VAL-26'),
    description: 'Please limit the description to 5000 characters.',
  })
})

it('wants a decision before the start and by the RSVP deadline', () => {
  const start = complete.startTime
  expect(eventErrors({ ...complete, decideBy: start - 2, rsvpBy: start - 2 }, now)).toEqual({})
  expect(eventErrors({ ...complete, decideBy: start - 1, rsvpBy: start - 2 }, now)).toEqual({
    decideBy: 'Guests have to decide by the RSVP deadline',
  })
  expect(eventErrors({ ...complete, decideBy: start, rsvpBy: start + 1 }, now)).toEqual({
    decideBy: 'Guests have to decide before the party starts',
    rsvpBy: 'The RSVP deadline must be before the party starts',
  })
})
