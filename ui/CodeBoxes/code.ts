import { usualDigits } from '../private/usualDigits.ts'

/** The digits entered so far, without gaps, and the index of the box to focus. */
export interface CodeState {
  value: string
  focus: number
}

/**
 * Returns the code in a text: the first group of as many digits as a code has, possibly with spaces or dashes between them. If there is
 * none, returns the text's first digits, at most `length`. Reads the digits of every script.
 */
export function normalizeCode(text: string, length: number): string {
  const ascii = usualDigits(text.replaceAll(/\p{Cf}/gu, ''))
  const atOnce = new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`).exec(ascii)
  const inGroups = new RegExp(String.raw`(?<!\d)\d(?:[\s\p{Pd}]?\d){${length - 1}}(?!\d)`, 'u').exec(ascii)
  return (atOnce ?? inGroups ?? [ascii])[0].replace(/\D/g, '').slice(0, length)
}

/**
 * Spreads digits typed or pasted into the box at index `at` over that box and the following ones (SIGN-08). A complete code
 * replaces all digits.
 */
export function spread(value: string, at: number, text: string, length: number): CodeState {
  const start = Math.min(at, value.length)
  const digits = normalizeCode(text, length)
  // A complete code replaces all digits, no matter which box it was pasted into.
  const from = digits.length === length ? 0 : start
  const next = (value.slice(0, from) + digits + value.slice(from + digits.length)).slice(0, length)
  return { value: next, focus: Math.min(from + digits.length, length - 1) }
}

/**
 * Deletes the digit in the box at index `at` or, if that box is empty, the last digit. Later digits move one box to the left
 * (SIGN-07).
 */
export function erase(value: string, at: number): CodeState {
  const box = at < value.length ? at : Math.max(0, value.length - 1)
  return { value: value.slice(0, box) + value.slice(box + 1), focus: box }
}
