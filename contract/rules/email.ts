/**
 * Pattern for an email address: a local part with allowed symbols, a dotted domain, and a top-level domain of 2 to 32 letters
 * (VAL-05, CONST-60).
 */
const pattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,32}$/

/**
 * Checks whether a string is a valid email address of at most 128 characters. A string with spaces around the address is
 * invalid.
 */
export function isEmail(text: string): boolean {
  return text.length <= 128 && pattern.test(text)
}

/** Returns an email address in a form suitable for comparison: trimmed and lowercase. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}
