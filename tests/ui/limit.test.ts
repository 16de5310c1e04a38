import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charactersLeft, collapseBlankLines } from '../../ui/LimitedTextField/limit.ts'
import * as copy from '../../ui/private/messages.ts'

describe('limited text', () => {
  it.each([
    ['a\n\n\n\nb', 'a\n\nb'],
    ['a\n \n\t\nb', 'a\n\nb'],
    ['a\r\n\r\n\r\nb', 'a\n\nb'],
    ['a\n\nb\nc', 'a\n\nb\nc'],
    ['\n\n\nb', '\nb'],
    ['a\n\n\n', 'a\n\n'],
    ['', ''],
  ])('%j collapses to %j [VAL-09]', (typedText, keptText) => {
    expect(collapseBlankLines(typedText)).toBe(keptText)
  })

  it('is collapsed only once, without changing any words', () => {
    const text = fc
      .array(fc.constantFrom('a', ' ', '\n', '\t', '\r\n', 'word'), { maxLength: 40 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (typedText) => {
        const keptText = collapseBlankLines(typedText)
        expect(collapseBlankLines(keptText)).toBe(keptText)
        expect(keptText).not.toMatch(/(?:^|\n)[^\S\n]*\n[^\S\n]*\n/)
        expect(keptText.replace(/\s/g, '')).toBe(typedText.replace(/\s/g, ''))
      }),
    )
  })

  it('shows how many characters are left [VAL-07]', () => {
    expect(copy.charactersLeft(charactersLeft('abc', 10))).toBe('7 characters left')
    expect(copy.charactersLeft(1)).toBe('1 character left')
    expect(copy.charactersLeft(charactersLeft('abcd', 3))).toBe('1 character over')
  })
})
