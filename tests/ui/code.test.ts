import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { erase, normalizeCode, spread } from '../../ui/CodeBoxes/code.ts'

describe('a code', () => {
  it('keeps only digits, in any script', () => {
    expect(normalizeCode(' 12-34 56 78', 6)).toBe('123456')
    expect(normalizeCode('１２３ab', 6)).toBe('123')
    for (const zero of ['٠', '۰', '०', '০', '๐', '𝟘']) {
      const digits = [4, 8, 1, 5, 1, 6]
        .map((value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value))
        .join('')
      expect(normalizeCode(digits, 6)).toBe('481516')
    }
  })

  it('spreads pasted digits, starting from the box they are pasted into [SIGN-08]', () => {
    expect(spread('', 0, '481516', 6)).toEqual({ value: '481516', focus: 5 })
    expect(spread('12', 2, '34', 6)).toEqual({ value: '1234', focus: 4 })
    expect(spread('1234', 1, '99', 6)).toEqual({ value: '1994', focus: 3 })
  })

  it.each([
    'Code valid 10 min: 481516',
    'Your code is 481 516. It works for 10 minutes.',
    'Festoon: 481-516',
    'Sent 2026-11-30 at 18:05. 481516 is your code.',
    'G-481516',
    'Valid for 10 min: 481–516',
    '10 min: 48\u201115\u201116.',
    '2 devices, code 4 8 1 5 1 6',
    'Code (10 min): 4\u200B8\u200B1\u200B5\u200B1\u200B6',
    '481516\n\n@festoon.example #481516',
    'Call +1 555 010 0142 if it was not you. Code 481516',
  ])('is found in the message "%s"', (message) => {
    expect(spread('', 0, message, 6).value).toBe('481516')
  })

  it('is replaced by a complete pasted code in any box', () => {
    expect(spread('999', 2, '481516', 6).value).toBe('481516')
  })

  it('moves back one box on Backspace in an empty box [SIGN-07]', () => {
    expect(erase('123', 3)).toEqual({ value: '12', focus: 2 })
    expect(erase('123', 1)).toEqual({ value: '13', focus: 1 })
    expect(erase('', 0)).toEqual({ value: '', focus: 0 })
  })

  it('never has gaps, other characters or too many digits', () => {
    const edit = fc.oneof(
      fc.record({ at: fc.nat(5), text: fc.string({ maxLength: 9 }) }),
      fc.record({ at: fc.nat(5), text: fc.constant(undefined) }),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let value = ''
        for (const { at, text } of edits) {
          const next = text === undefined ? erase(value, at) : spread(value, at, text, 6)
          expect(next.value).toMatch(/^\d{0,6}$/)
          expect(next.focus).toBeGreaterThanOrEqual(0)
          expect(next.focus).toBeLessThanOrEqual(Math.min(5, next.value.length))
          value = next.value
        }
      }),
    )
  })
})
