/** Pattern for an email address with an unquoted local part and a top-level domain of 2 to 32 letters (VAL-05, CONST-60). */
const pattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,32}$/

/** Checks whether a string is a valid email address of at most 128 characters, without spaces around it. */
export function isEmail(text: string): boolean {
  return text.length <= 128 && pattern.test(text)
}

/** Returns an email address in a form suitable for comparison: trimmed and lowercase. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}
