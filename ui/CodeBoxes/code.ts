/** The digits entered so far, without gaps, and the index of the box to focus. */
export interface CodeState {
  value: string
  focus: number
}

/** Returns the first digits of a string, at most `length`. Full-width and other compatibility digits are converted to ASCII. */
export const normalizeCode = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length)

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
