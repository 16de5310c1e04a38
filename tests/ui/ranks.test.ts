import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ranks } from '../../ui/GuestTable/ranks.ts'

describe('ranks', () => {
  it('follow the reader’s alphabet: marks beside their letters, numbers by size, case aside', () => {
    const names = ['Zoë', 'émile', 'Eva', 'Guest 10', 'Guest 9', 'Ada', 'ada']
    expect(ranks(names, 'en')).toEqual([5, 1, 2, 4, 3, 0, 0])
    expect(ranks(['Ö', 'Z'], 'sv')).toEqual([1, 0])
    expect(ranks(['Ö', 'Z'], 'de')).toEqual([0, 1])
  })

  it('leave out what is blank', () => {
    expect(ranks([undefined, 'b', '  ', 'a'])).toEqual([undefined, 1, undefined, 0])
  })

  it('order as comparing the texts would', () => {
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base', ignorePunctuation: true })
    const word = fc.stringMatching(/^[a-zé0-9]{1,6}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 30 }), (words) => {
        const places = ranks(words, 'en')
        const [one = '', other = ''] = words
        expect(Math.sign((places[0] ?? 0) - (places[1] ?? 0))).toBe(Math.sign(collator.compare(one, other)))
      }),
    )
  })
})
