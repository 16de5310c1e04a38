/** Local part with allowed symbols, dotted domain, top-level domain of 2 to 32 letters (VAL-05, CONST-60). */
const pattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,32}$/

/** Checks whether a text, exactly as it is, is an email address that the product accepts (at most 128 characters). */
export function isEmail(text: string): boolean {
  return text.length <= 128 && pattern.test(text)
}

/** Returns the form in which two spellings of one address are equal: trimmed and lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}
