import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noRank, ranks } from '../../../ui/private/table/ranks.ts'

describe('ranks', () => {
  it('follow the locale: accented letters next to plain ones, numbers by value, ignoring case', () => {
    const names = ['Zoë', 'émile', 'Eva', 'Guest 10', 'Guest 9', 'Ada', 'ada']
    expect([...ranks(names, 'en')]).toEqual([5, 1, 2, 4, 3, 0, 0])
    expect([...ranks(['Ö', 'Z'], 'sv')]).toEqual([1, 0])
    expect([...ranks(['Ö', 'Z'], 'de')]).toEqual([0, 1])
  })

  it('exclude blank texts', () => {
    expect([...ranks([undefined, 'b', '  ', 'a'])]).toEqual([noRank, 1, noRank, 0])
  })

  it('match a locale comparison in every script, whatever the approximate keys are', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-zéÖßåÆ0-9 .,'-]{1,6}$/),
      fc.constantFrom(
        'strasse',
        'straße',
        '２',
        '2',
        'Ⅳ',
        'Χρύσα',
        'Ægir',
        'aegir',
        '10',
        '9',
        'cote',
        'côté',
        '莉娜',
        '-',
      ),
    )
    const locale = fc.constantFrom('en', 'sv', 'de', 'da', 'es', 'el')
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 30 }), locale, (words, language) => {
        const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base', ignorePunctuation: true })
        const places = ranks(words, language)
        const [one = '', other = ''] = words
        if (one.trim() === '' || other.trim() === '') return
        expect(Math.sign((places[0] ?? 0) - (places[1] ?? 0))).toBe(
          Math.sign(collator.compare(one.trim(), other.trim())),
        )
      }),
    )
  })
})
