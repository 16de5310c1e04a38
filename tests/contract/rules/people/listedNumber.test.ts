import examples from 'libphonenumber-js/examples.mobile.json'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { listedNumber } from '../../../../contract/rules/people/listedNumber.ts'

it.each([
  ['0171 1234567', 'DE', '+491711234567'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['(020) 7946-0958', 'GB', '+442079460958'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['06 6982 1234', 'IT', '+390669821234'],
  ['8 912 345-67-89', 'RU', '+79123456789'],
  ['06 30 123 4567', 'HU', '+36301234567'],
  ['98765 43210', 'IN', '+919876543210'],
  // A spreadsheet drops a 0 at the start.
  ['1711234567', 'DE', '+491711234567'],
  ['612345678', 'FR', '+33612345678'],
  // It also drops the + in front, and may add decimals.
  ['447911123456', 'GB', '+447911123456'],
  ['33612345678', 'FR', '+33612345678'],
  ['919876543210', 'IN', '+919876543210'],
  ['5511987654321', 'BR', '+5511987654321'],
  ['55 99123-4567', 'BR', '+5555991234567'],
  ['392 123 4567', 'IT', '+393921234567'],
  ['1711234567.0', 'DE', '+491711234567'],
  ['4155550132.0', 'US', '+14155550132'],
  // In some countries, 011 is the code of a city.
  ['011 555 1234', 'ZA', '+27115551234'],
  ['011 2345 6789', 'IN', '+911123456789'],
  ['011 44 20 7946 0958', 'US', '+442079460958'],
  // These are written as in North America.
  ['(415) 555-0132', 'DE', '+14155550132'],
  ['415-555-0132', undefined, '+14155550132'],
  ['4155550132', 'US', '+14155550132'],
  ['+44 (0)20 7946 0958', 'DE', '+442079460958'],
  ['0044 20 7946 0958', 'DE', '+442079460958'],
])('a number is read as dialed in the country: %s in %s', (text, country, expected) => {
  expect(listedNumber(text, country)).toEqual({ phone: expected })
})

it.each([
  ['0171 1234567', undefined],
  ['0171 1234567', 'US'],
  ['06 12 34 56 78', undefined],
  ['06 12 34 56 78', 'ES'],
  ['030 901820', 'XX'],
  ['555-0199', 'US'],
  // The first digits may be the country code, or not.
  ['491711234567', 'DE'],
  ['393471234567', 'IT'],
  ['31612345678', 'NL'],
])('a number that the country does not explain lacks its country code: %s in %s', (text, country) => {
  expect(listedNumber(text, country)).toEqual({ phone: undefined })
})

it.each([
  '5 - 7',
  '12',
  '2026-12-24',
  '2026-12-24 18',
  '24.12.2026',
  '24. 12. 2026',
  '12/24/2026 1800',
  '20261224',
  '202612241800',
  '2025-2026',
  '2025/26',
  '12:30-14:30',
  'Table 5',
  '1234 5678 9012 3456 7890',
  '-',
  '',
])('dates, spans, and counts are no numbers: %j', (text) => {
  for (const country of [undefined, 'DE', 'IT', 'NO', 'US']) expect(listedNumber(text, country)).toBeUndefined()
})

it('reads the form for calls within every country', () => {
  const wrong = getCountries().flatMap((country) => {
    const number = getExampleNumber(country, examples) ?? expect.fail(country)
    const phone = listedNumber(number.formatNational(), country)?.phone
    return phone === number.number ? [] : [`${country} ${number.formatNational()} ${phone}`]
  })
  // Argentina's mobile numbers have a 15 inside the country, and these islands have numbers of four or five digits.
  expect(wrong.map((text) => text.slice(0, 2))).toEqual(['AC', 'AR', 'CK', 'FK', 'SH', 'TA', 'TK'])
})
