import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noRank } from '../../../ui/private/table/ranks.ts'
import { findMatches, orderByRank, rowsAt } from '../../../ui/private/table/rowOrder.ts'

const rank = fc.integer({ min: noRank, max: 6 })

describe('the order by rank', () => {
  it('is a stable sort in both directions, with rows without a rank at the end', () => {
    fc.assert(
      fc.property(fc.array(rank, { maxLength: 40 }), fc.boolean(), (ranks, descending) => {
        const key = (value: number) => (value === noRank ? Infinity : descending ? -value : value)
        const places = ranks.map((value, index) => ({ key: key(value), index }))
        const expected = places.toSorted((one, other) => (one.key === other.key ? 0 : one.key - other.key))
        expect([...orderByRank(Int32Array.from(ranks), descending)]).toEqual(expected.map(({ index }) => index))
      }),
    )
  })
})

describe('rows', () => {
  const words = ['ada', 'bea', 'adele', 'cy']

  it('keep their order when they match', () => {
    expect([...findMatches(undefined, words, 'ad')]).toEqual([0, 2])
    expect([...findMatches(Uint32Array.of(3, 2, 1, 0), words, 'ad')]).toEqual([2, 0])
    expect([...findMatches(undefined, words, 'x')]).toEqual([])
  })

  it('are sliced from the order, or from the list itself', () => {
    expect(rowsAt(words, undefined, 1, 3)).toEqual(['bea', 'adele'])
    expect(rowsAt(words, Uint32Array.of(3, 2, 1, 0), 1, 3)).toEqual(['adele', 'bea'])
    expect(rowsAt(words, undefined, 3, 9)).toEqual(['cy'])
  })
})
