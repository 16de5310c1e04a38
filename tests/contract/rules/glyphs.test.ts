import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterSets, charactersOf, glyphsOf, isCovered } from '../../../contract/rules/glyphs.ts'

describe('the glyphs of a text', () => {
  it('are its characters, each once and in order', () => {
    expect(glyphsOf('Łódź at night', 'latin')).toBe(' adghintó')
    expect(glyphsOf('Łódź at night', 'latin-ext')).toBe('Łź')
    expect(glyphsOf('東京', 'latin')).toBe('')
  })

  it('are the same for composed and decomposed characters', () => {
    expect(glyphsOf('Zoe\u0308', 'latin')).toBe(glyphsOf('Zoë', 'latin'))
  })

  it('are in the set, and are their own glyphs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...characterSets), (text, set) => {
        const glyphs = glyphsOf(text, set)
        expect([...glyphs].every((glyph) => charactersOf(set).includes(glyph))).toBe(true)
        expect(glyphsOf(glyphs, set)).toBe(glyphs)
      }),
    )
  })

  it('cover a text or not', () => {
    expect(isCovered('Zoe\u0308 & Bob', 'latin')).toBe(true)
    expect(isCovered('Łódź', 'latin')).toBe(false)
    expect(isCovered('Party 🎉', 'latin')).toBe(false)
  })

  it('belong to one set each', () => {
    const [latin, extendedSet] = characterSets.map(charactersOf)
    expect([...(latin ?? '')].filter((one) => extendedSet?.includes(one))).toEqual([])
  })
})
