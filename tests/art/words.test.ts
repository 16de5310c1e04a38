import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { wordsOf } from '../../art/words.ts'
import { wordsOf as wordsOfSearch } from '../../contract/rules/words.ts'

it('reads a prompt as theme search reads a query', () => {
  for (const { name, keywords } of partyThemes) {
    const text = `${name}, ${keywords.join(', ')}`
    expect(wordsOf(text)).toEqual(wordsOfSearch(text))
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(wordsOf(text)).toEqual(wordsOfSearch(text))
    }),
  )
})
