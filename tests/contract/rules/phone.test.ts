import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { dialableNumber, displayPhone, isLoginPhone, toE164 } from '../../../contract/rules/phone.ts'
import { phone } from '../../../contract/wire/text.ts'

describe('toE164', () => {
  it.each([
    ['(510) 555-0199', '+15105550199'],
    ['510-555-0199', '+15105550199'],
    ['1 510 555 0199', '+15105550199'],
    ['+1 (510) 555-0199', '+15105550199'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44(0)2079460958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['+44 00 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['0044 (0)20 7946 0958', '+442079460958'],
    ['(004) 420-79460958', '+442079460958'],
    ['011 44 20 7946 0958', '+442079460958'],
    ['(+44) 20 7946 0958', '+442079460958'],
    ['+0044 20 7946 0958', '+442079460958'],
    ['+44-20-7946-0958 ext. 12', '+442079460958'],
    ['+44 20 7946 0958 x12', '+442079460958'],
    ['tel:+44-20-7946-0958;ext=12', '+442079460958'],
    ['\u202A+44 20 7946 0958\u202C', '+442079460958'],
    ['＋４４　２０　７９４６　０９５８', '+442079460958'],
    ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
    ['٥١٠-٥٥٥-٠١٩٩', '+15105550199'],
    ['५१० ५५५ ०१९९', '+15105550199'],
    ['(510) 555-0199, ext 7', '+15105550199'],
    ['510.555.0199 #4', '+15105550199'],
    ['+49 (0) 30 901820', '+4930901820'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+61 (08) 9123 4567', '+61891234567'],
    ['+61 (8) 9123 4567', '+61891234567'],
    // In these countries, the 0 is a part of the number.
    ['+39 06 6982', '+39066982'],
    ['+39 (0)6 698 82662', '+390669882662'],
    ['+225 07 07 12 34 56', '+2250707123456'],
    ['+7 (8) 495 123-45-67', '+74951234567'],
    ['+36 (06) 1 234 5678', '+3612345678'],
    ['+375 (8029) 123-45-67', '+375291234567'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+1 (0) 510 555 0199', '+15105550199'],
    ['Tel.: +44 20 7946 0958', '+442079460958'],
    ['☎ 510-555-0199', '+15105550199'],
    ['m: +44 20 7946 0958 (work)', '+442079460958'],
    ['011442079460958', '+442079460958'],
    ["'+442079460958", '+442079460958'],
  ])('converts %s', (typedNumber, expected) => {
    expect(toE164(typedNumber)).toBe(expected)
  })

  it.each([
    '0171 1234567',
    '06 12 34 56 78',
    '0114 496 0123',
    '00',
    '+',
    '+0',
    '0044',
    '(0)',
    '',
    '555-0199',
    '+1 510 555 019',
    '+1234567890123456',
    'call me',
  ])('rejects %j', (typedNumber) => {
    expect(toE164(typedNumber)).toBeUndefined()
  })

  it('reads every form in which a number is printed, of every country', () => {
    for (const country of getCountries()) {
      const number = getExampleNumber(country, examples) ?? expect.fail(country)
      const { number: e164, countryCallingCode: code, nationalNumber } = number
      const [international, nationalForm] = [number.formatInternational(), number.formatNational()]
      const forms = [
        e164,
        international,
        `(+${code}) ${nationalNumber}`,
        number.getURI(),
        international.replace('+', '00'),
        international.replaceAll(' ', '-'),
        international.replaceAll(/\d/g, (sign) => String.fromCodePoint(0x660 + Number(sign))),
        international.replaceAll(/\d/g, (sign) => String.fromCodePoint(0xff10 + Number(sign))),
        `${international} ext. 5`,
        `\u202A${international}\u202C`,
        ...(code === '1' ? [nationalForm, nationalNumber] : []),
        // The form for calls within the country, after the country code.
        ...(nationalForm.replaceAll(/\D/g, '') === `0${nationalNumber}`
          ? [
              `+${code} ${nationalForm}`,
              international.replace(' ', ' (0)'),
              international.replace('+', '00').replace(' ', ' (0) '),
            ]
          : []),
      ]
      expect([country, ...forms.map(toE164)]).toEqual([country, ...forms.map(() => e164)])
      expect(dialableNumber(e164)).toBe(e164)
    }
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

it('is corrected on the wire, if a 0 follows its country code', () => {
  for (const zeros of ['0', '00']) expect(phone.parse(`+44${zeros}2079460958`)).toBe('+442079460958')
  for (const number of ['+442079460958', '+390669882662', '+15105550199', '+2250707123456'])
    expect(phone.parse(number)).toBe(number)
  for (const other of ['(510) 555-0199', '0044 20 7946 0958', '+44', ''])
    expect(phone.safeParse(other).success).toBe(false)
})

it('accepts only +1 and ten digits for sign-in [VAL-04]', () => {
  expect(isLoginPhone('+15105550199')).toBe(true)
  for (const other of ['+442079460958', '5105550199', '+1510555019', '+151055501990'])
    expect(isLoginPhone(other)).toBe(false)
})

it('is displayed without +1, and with any other prefix unchanged [RSVP-40]', () => {
  expect(displayPhone('+14155550199')).toBe('(415) 555-0199')
  for (const other of ['+442071838750', '+1415555019', '']) expect(displayPhone(other)).toBe(other)
})

it.each([
  ['(415) 555-0117', '+14155550117'],
  ['1 415 555 0117', '+14155550117'],
  ['+44 20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['\u202A+44 20 7946 0018\u202C', '+442079460018'],
  ['(415) 555-0117 x3', '+14155550117'],
  ['٠١٧١ ١٢٣٤٥٦٧', '01711234567'],
  ['0171/123 45-67', '01711234567'],
  ["'+14155550117", '+14155550117'],
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
