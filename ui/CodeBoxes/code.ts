/** A partly entered code: its digits without gaps, and the box that should have the focus. */
export interface CodeState {
  value: string
  focus: number
}

/** The digits in a text, at most `length` of them. Full-width and other Unicode digits count by their value. */
export const normaliseCode = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length)

/** Puts text typed or pasted into box `at` into that box and the ones after it (SIGN-08). */
export function spread(value: string, at: number, text: string, length: number): CodeState {
  const start = Math.min(at, value.length)
  const digits = normaliseCode(text, length)
  // A whole code replaces whatever stands there, whichever box it was pasted into.
  const from = digits.length === length ? 0 : start
  const next = (value.slice(0, from) + digits + value.slice(from + digits.length)).slice(0, length)
  return { value: next, focus: Math.min(from + digits.length, length - 1) }
}

/** Handles Backspace in box `at`: clears the box, or if it is empty, moves back one box and clears that (SIGN-07). */
export function erase(value: string, at: number): CodeState {
  const box = at < value.length ? at : Math.max(0, value.length - 1)
  return { value: value.slice(0, box) + value.slice(box + 1), focus: box }
}
