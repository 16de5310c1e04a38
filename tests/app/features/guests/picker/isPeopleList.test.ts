import { expect, it } from 'vitest'
import { isPeopleList } from '../../../../../app/features/guests/picker/isPeopleList.ts'
import { listAfter } from '../../../../../app/features/guests/picker/useInsertedList.ts'

it.each([
  'a@x.example b@y.example',
  'Ruiz, Ana <ana@example.com>, Bo Lee <bo@example.com>',
  'mailto:ana@example.com;mailto:bo@example.com',
  'Ana Ortiz\nana@example.com',
  'Ana Ortiz\r\nBo Lee',
  'BEGIN:VCARD\nFN:Ana\nEND:VCARD',
  '“ana@example.com”,“bo@example.com”',
])('is a list of people: %s', (text) => {
  expect(isPeopleList(text)).toBe(true)
})

it.each([
  '',
  'Ana Ortiz',
  'Ruiz, Ana <ana@example.com>',
  'ana@example.com <ana@example.com>',
  '"Ana@Example.com" <mailto:ana@example.com>',
  'Ana Ortiz ana@example.com\r\n',
  'Ana +1 (555) 010-0142',
])('is one person: %s', (text) => {
  expect(isPeopleList(text)).toBe(false)
})

it('inserts no list, and none that the field would cut', () => {
  const field = (value: string, [selectionStart, selectionEnd] = [value.length, value.length]) => ({
    value,
    selectionStart,
    selectionEnd,
    maxLength: 30,
  })
  const twoPeople = 'ana@example.com\nbo@example.com'
  expect(listAfter(field('An'), twoPeople)).toEqual({ text: twoPeople, isWholeField: false })
  expect(listAfter(field('ana@example.com, '), 'bo@example.com')).toEqual({
    text: 'ana@example.com, bo@example.com',
    isWholeField: true,
  })
  // What fits stays in the field, where the host may go on typing.
  expect(listAfter(field('ana@example.com, '), 'bo@x.example')).toBeUndefined()
  expect(listAfter(field('ana@example.com, ', [0, 17]), 'bo@example.com')).toBeUndefined()
  expect(listAfter(field('x'.repeat(30)), 'y')).toBeUndefined()
})
