import { expect, it } from 'vitest'
import { columnLetters, columnOptions, markListed } from '../../../../../app/features/guests/import/previewColumns.ts'

it('marks guests whose email address or phone number is on the list, and names alone', () => {
  const guests = [
    { name: 'Ann', contact: 'ANN@example.com' },
    { name: 'Bo', contact: '+15550100142' },
    { name: 'Cy', contact: 'cy@example.com' },
    { name: 'DI', contact: '' },
    { name: 'Ann', contact: '' },
  ]
  const markedGuests = markListed({ guests }, [
    { name: 'Ann', email: 'ann@Example.com' },
    { name: 'B', phone: '+15550100142' },
    { name: 'Di' },
  ])
  expect(markedGuests.map(({ name, isListed }) => `${name} ${isListed}`)).toEqual([
    'Ann true',
    'Bo true',
    'Cy false',
    'DI true',
    'Ann false',
  ])
})

it('offers the columns that were found, and every other one', () => {
  const labels = ['First', 'Last', '', 'Email']
  const textOf = (...options: Parameters<typeof columnOptions>) => columnOptions(...options).map(({ label }) => label)
  expect(textOf(labels, [0, 1], undefined, 'None')).toEqual(['First + Last', 'First', 'Last', 'Column C', 'Email'])
  expect(textOf(labels, [3], undefined, 'None')).toEqual(['Email', 'First', 'Last', 'Column C'])
  expect(textOf(labels, [], undefined, 'None')).toEqual(['None', 'First', 'Last', 'Column C', 'Email'])
  expect(textOf(labels, [2], 2, 'None')[0]).toBe('Find automatically')
})

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 51, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'ZZ', 'AAA'])
})
