import { expect, it } from 'vitest'
import { priceText } from '../../../../contract/rules/events/price.ts'

it.each([
  [299, 'usd', '$2.99'],
  [1_499, 'usd', '$14.99'],
  [100_000, 'eur', '€1,000.00'],
  // The yen has no smaller unit.
  [500, 'jpy', '¥500'],
])('formats %i of %s as %s', (amount, currency, text) => expect(priceText(amount, currency)).toBe(text))
