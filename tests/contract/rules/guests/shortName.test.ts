import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortName } from '../../../../contract/rules/guests/shortName.ts'

it.each([
  ['Ana Lucía Pérez', 'Ana P.'],
  ['Ana', 'Ana'],
  ['  Zoë   van der  Berg ', 'Zoë B.'],
  ['Ana 👩🏽‍🚀', 'Ana'],
  ['Ana (Grandma)', 'Ana G.'],
  ['ana.perez@example.com', 'a.'],
  ['山田太郎', '山.'],
  ['김 민준', '김 민.'],
  ['Sinéad O’Connor', 'Sinéad O.'],
  ['', ''],
])('of %j is %j', (name, short) => {
  expect(shortName(name)).toBe(short)
})

it('never contains more of a last name than its first character', () => {
  const word = fc.stringMatching(/^\p{L}{2,12}$/u)
  // Some scripts have letters that form one character with the next.
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(word, word, (first, last) => {
      fc.pre(!first.includes(last) && [...characters.segment(last)].length > 1)
      expect(shortName(`${first} ${last}`)).not.toContain(last)
    }),
  )
})
