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
  ])('%j becomes %j', (pasted, line) => {
    expect(oneLine(pasted)).toBe(line)
  })

  it('has no line breaks, and loses no words', () => {
    const text = fc
      .array(fc.constantFrom('a', ' ', '\n', '\t', '\r\n', '\r', 'word'), { maxLength: 40 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (pasted) => {
        expect(oneLine(pasted)).not.toMatch(/[\r\n]/)
        expect(oneLine(pasted).replace(/\s/g, '')).toBe(pasted.replace(/\s/g, ''))
      }),
    )
  })
})
