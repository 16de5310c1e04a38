import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneLine } from '../../ui/InPlaceField/line.ts'

describe('text of one line', () => {
  it.each([
    ['a\nb', 'a b'],
    ['a \r\n  b', 'a b'],
    ['a\n\n\nb', 'a b'],
    ['a\n', 'a '],
    ['  a  b ', '  a  b '],
    ['', ''],
  ])('%j becomes %j', (pastedText, line) => {
    expect(oneLine(pastedText)).toBe(line)
  })

  it('has no line breaks, and loses no words', () => {
    const text = fc
      .array(fc.constantFrom('a', ' ', '\n', '\t', '\r\n', '\r', 'word'), { maxLength: 40 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (pastedText) => {
        expect(oneLine(pastedText)).not.toMatch(/[\r\n]/)
        expect(oneLine(pastedText).replace(/\s/g, '')).toBe(pastedText.replace(/\s/g, ''))
      }),
    )
  })
})
