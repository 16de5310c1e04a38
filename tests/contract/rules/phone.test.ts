import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialableNumber, displayedPhone, isLoginPhone, toE164 } from '../../../contract/rules/phone.ts'

describe('toE164', () => {
  it.each([
    ['(510) 555-0199', '+15105550199'],
    ['510-555-0199', '+15105550199'],
    ['1 510 555 0199', '+15105550199'],
    ['+1 (510) 555-0199', '+15105550199'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('converts %s', (typedNumber, expected) => {
    expect(toE164(typedNumber)).toBe(expected)
  })

  it.each(['', '555-0199', '+1 510 555 019', '+1234567890123456', 'call me'])('rejects %j', (typedNumber) => {
    expect(toE164(typedNumber)).toBeUndefined()
  })

  it('returns E.164 or undefined for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-() a') }), (typedNumber) => {
        const number = toE164(typedNumber)
        expect(number === undefined || /^\+[1-9]\d{6,14}$/.test(number)).toBe(true)
      }),
    )
  })
})

it('accepts only +1 and ten digits for sign-in [VAL-04]', () => {
  expect(isLoginPhone('+15105550199')).toBe(true)
  for (const other of ['+442079460958', '5105550199', '+1510555019', '+151055501990'])
    expect(isLoginPhone(other)).toBe(false)
})

it('is displayed without +1, and with any other prefix unchanged [RSVP-40]', () => {
  expect(displayedPhone('+14155550199')).toBe('(415) 555-0199')
  for (const other of ['+442071838750', '+1415555019', '']) expect(displayedPhone(other)).toBe(other)
})

it.each([
  ['(415) 555-0117', '+14155550117'],
  ['1 415 555 0117', '+14155550117'],
  ['+44 20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['0171/123 45-67', '01711234567'],
  ['12345', undefined],
  ['0123', undefined],
  ['123-456-7890', undefined],
  ['(415) 155-0117', undefined],
  ['+1 015 555 0117', undefined],
  ['0000000000', undefined],
  ['call 4155550117', undefined],
  ['', undefined],
])('reads %j as the number %s that a phone can dial', (typedNumber, number) => {
  expect(dialableNumber(typedNumber)).toBe(number)
  if (number !== undefined) expect(dialableNumber(number)).toBe(number)
})
