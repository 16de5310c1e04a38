import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameInOrder } from '../../../../contract/rules/people/nameInOrder.ts'

it.each([
  ['Ruiz, Ana', 'Ana Ruiz'],
  ['RUIZ,ANA', 'ANA RUIZ'],
  ['García Márquez, Gabriel José', 'Gabriel José García Márquez'],
  ["O'Neil, Pat", "Pat O'Neil"],
  ['van der Berg, Ola', 'Ola van der Berg'],
  ['Müller-Lüdenscheidt, Dr. Karl', 'Dr. Karl Müller-Lüdenscheidt'],
  ['Prof. Dr. Müller, Jörg', 'Prof. Dr. Jörg Müller'],
  ['山田, 花子', '山田花子'],
  ['Иванова, Анна', 'Анна Иванова'],
])('a family name in front goes behind the first name: %s', (name, expected) => {
  expect(nameInOrder(name)).toBe(expected)
})

it.each([
  'Ana Ruiz',
  'King, Jr.',
  'Sammy Davis, Jr',
  'Thurston Howell, III',
  'Ana Ruiz, MD',
  'Ana Ruiz, Ph.D.',
  'Ana Ruiz, PhD',
  'Acme, Inc.',
  'Ana, Ben and Cy',
  'Novak, Ruth & Pete',
  'Ruth Novak, Pete Novak',
  'Ruiz, Ana, Jr.',
  'Ana, my sister',
  'Ruiz, Familie',
  'Ana, +1',
  'Table 4, Ana',
  'One Two Three Four, Ana',
  'Ana,',
  ', Ana',
  '',
])('any other comma stays: %j', (name) => {
  expect(nameInOrder(name)).toBe(name)
})

it('changes no name twice, and loses no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aB, é.') }), (text) => {
      const name = nameInOrder(text)
      expect(nameInOrder(name)).toBe(name)
      const letters = (one: string) => Array.from(one.replaceAll(/[\s,]/g, '')).toSorted().join('')
      expect(letters(name)).toBe(letters(text))
    }),
  )
})
