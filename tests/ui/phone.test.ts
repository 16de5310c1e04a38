import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfter, displayPhone, formatPhone, keepPhoneCharacters, nextPhone } from '../../ui/PhoneField/phone.ts'

describe('a phone number', () => {
  it('keeps only digits, spaces, parentheses, plus and dash [VAL-01]', () => {
    expect(keepPhoneCharacters('+1 (555)-x.#55,5/0')).toBe('+1 (555)-5550')
  })

  it.each([
    ['555', '555'],
    ['5551', '(555) 1'],
    ['5551234', '(555) 123-4'],
    ['555-123-4567', '(555) 123-4567'],
    ['15551234567', '1 (555) 123-4567'],
    ['+15551234567', '+1 (555) 123-4567'],
    ['+442079460958', '+442079460958'],
    ['+', '+'],
    ['+1', '+1'],
    ['+15551', '+1 (555) 1'],
    ['+155512345678', '+155512345678'],
    ['25551234567', '25551234567'],
    ['155512345678', '155512345678'],
    ['', ''],
    ['0044 20 7946 0958', '0044 20 7946 0958'],
    ['0044207946', '0044207946'],
    ['020 7946 0958', '020 7946 0958'],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['(+44) 20 7946 0958', '+44 20 7946 0958'],
    [' +44 20 7946 0958', '+44 20 7946 0958'],
    ['\u202A+44 20 7946 0958\u202C', '+44 20 7946 0958'],
    ['(415) 555-0199 ext. 12', '(415) 555-0199'],
    ['４１５‐５５５‐０１９９', '(415) 555-0199'],
    ['٤١٥٥٥٥٠١٩٩', '(415) 555-0199'],
  ])('typed as %s is formatted as %s [VAL-02]', (typedNumber, shownNumber) => {
    expect(formatPhone(typedNumber)).toBe(shownNumber)
  })

  it('is as typed, digit by digit, if it is a foreign one', () => {
    for (const typedNumber of ['0044 20 7946 0958', '+44 (0)20 7946 0958', '020 7946 0958'])
      expect([...typedNumber].reduce((before, sign) => nextPhone(before + sign, before), '')).toBe(typedNumber)
  })

  it('rejects a sixteenth digit [VAL-03, CONST-05]', () => {
    expect(nextPhone('+44 123456789012345', '+44 1234567890123')).toBe('+44 1234567890123')
    expect(nextPhone('+44 1234567890123', '+44 123456789012')).toBe('+44 1234567890123')
  })

  it('is displayed without +1, and with any other prefix unchanged [RSVP-40]', () => {
    expect(displayPhone('+15550100101')).toBe('(555) 010-0101')
    expect(displayPhone('+442079460958')).toBe('+442079460958')
  })

  it('keeps the caret after the same digit', () => {
    expect(caretAfter('5955) 123', 3, '(595) 512-3')).toBe(4)
    expect(caretAfter('5551', 4, '(555) 1')).toBe(7)
    // A caret before all digits stays in front, one after the last digit moves to the end.
    expect(caretAfter('(555) 1', 0, '(555) 1')).toBe(0)
    expect(caretAfter('5551)', 4, '(555) 1')).toBe(7)
    expect(caretAfter('+1 5551', 2, '+1 (555) 1')).toBe(2)
  })

  it('is formatted only once, without losing digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{0,24}$/), (typedNumber) => {
        const shownNumber = formatPhone(typedNumber)
        expect(formatPhone(shownNumber)).toBe(shownNumber)
        expect(shownNumber.replace(/\D/g, '')).toBe(typedNumber.replace(/\D/g, ''))
      }),
      { numRuns: 2_000 },
    )
  })
})
