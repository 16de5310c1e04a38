import { expect, it } from 'vitest'
import { isOfficialName } from '../../../contract/rules/isOfficialName.ts'

it.each([
  'Festoon Security',
  'The FESTOON team',
  'F e s t o o n',
  'Fes-toon',
  'Ｆｅｓｔｏｏｎ',
  'Fest00n',
  'Fe\u200Bstoon',
  'Féstoön',
  'Fеstооn',
])('%s could be the operator', (name) => {
  expect(isOfficialName(name)).toBe(true)
})

it.each(['Ana', 'Fes Toledo', 'Stefan Toonen', '宴会', ''])('%s could not be the operator', (name) => {
  expect(isOfficialName(name)).toBe(false)
})
