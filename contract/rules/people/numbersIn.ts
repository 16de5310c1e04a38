import { listedNumber } from './listedNumber.ts'

/** Digits with the signs that phone numbers have between them, apart from words and other numbers. */
const run =
  /(?<![\p{L}\p{N}@._\-/+])[(+＋]{0,2}\p{Nd}[\p{Nd}\s().\-/\u2010-\u2015]{5,40}\p{Nd}(?:,?\s*(?:x|ext\.?|extension|#)\s*\p{Nd}{1,6})?(?![\p{L}\p{N}@])/gu

const runInBrackets = new RegExp(String.raw`(?:${run.source})\)?`, run.flags)

/** Returns the phone numbers in a text as written (`listedNumber`), and their places in it. */
export const numbersIn = (text: string, country?: string): { number: string; at: number }[] =>
  Array.from(text.matchAll(run), ({ 0: number, index }) => ({ number, at: index })).filter(
    ({ number }) => listedNumber(number, country) !== undefined,
  )

/** Returns a text without the phone numbers in it, and without brackets around them. */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(runInBrackets, (number) => (listedNumber(number.replace(/\)$/, '')) === undefined ? number : ''))
