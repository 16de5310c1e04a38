import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../../ui/private/table/fold.ts'
import { tableIndex } from '../../../ui/private/table/tableIndex.ts'

interface Guest {
  name: string
  diet?: string
}
const nameOf = ({ name }: Guest) => name
const dietOf = ({ diet }: Guest) => diet
const guests: Guest[] = [{ name: 'Zoë', diet: 'vegan' }, { name: 'Émile' }, { name: 'eva', diet: 'Halal' }]

describe('a table index', () => {
  it('sorts by a column in both directions', () => {
    const index = tableIndex(guests)
    expect([...(index.sortRows(nameOf, false) ?? [])]).toEqual([1, 2, 0])
    expect([...(index.sortRows(nameOf, true) ?? [])]).toEqual([0, 2, 1])
    expect([...(index.sortRows(dietOf, true) ?? [])]).toEqual([0, 2, 1])
  })

  it('finds text in any column, ignoring case and diacritics', () => {
    const index = tableIndex(guests)
    const matchingRows = (search: string) => [
      ...(index.filterRows(undefined, [nameOf, dietOf], search) ?? guests.keys()),
    ]
    expect(matchingRows('ZOE')).toEqual([0])
    expect(matchingRows(' halal ')).toEqual([2])
    expect(matchingRows('')).toEqual([0, 1, 2])
    expect(matchingRows('evahalal')).toEqual([])
  })

  it.each([
    ['Łukasz', 'lukasz'],
    ['Søren', 'SOREN'],
    ['Đorđe', 'dorde'],
    ['Strauß', 'strauss'],
    ['Strauss', 'strauß'],
    ['Ægir', 'aegir'],
    ['Chloé Bœuf', 'boeuf'],
  ])('finds %s by %s', (name, search) => {
    expect([...(tableIndex([{ name }]).filterRows(undefined, [nameOf], search) ?? [])]).toEqual([0])
  })

  it('finds the same rows letter by letter as all at once, when typing and deleting', () => {
    const word = fc.stringMatching(/^[ab]{0,4}$/)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.array(word, { maxLength: 5 }), (names, searches) => {
        const rows = names.map((name) => ({ name }))
        const index = tableIndex<Guest>(rows)
        for (const search of searches) {
          const all = [...rows.keys()]
          const matchingRows = [...(index.filterRows(undefined, [nameOf], search) ?? all)]
          expect(matchingRows).toEqual(all.filter((place) => names[place]?.includes(search)))
        }
      }),
    )
  })

  it('prepares each column only once', () => {
    let callCount = 0
    const counting = (guest: Guest) => {
      callCount += 1
      return guest.name
    }
    const index = tableIndex(guests)
    for (const prepare of index.preparations([counting])) prepare()
    expect(callCount).toBe(2 * guests.length)
    index.sortRows(counting, false)
    index.filterRows(undefined, [counting], 'e')
    expect(callCount).toBe(2 * guests.length)
  })
})

describe('folded text', () => {
  it.each([
    ['Zoë', 'zoe'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['plain 9', 'plain 9'],
  ])('%s is %s', (text, expected) => {
    expect(fold(text)).toBe(expected)
  })
})
