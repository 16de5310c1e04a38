/** Returns the digits of a text. */
const digits = (text: string): string => text.replace(/\D/g, '')

/**
 * Returns the E.164 form of a typed phone number, or undefined if it isn't one. Ten digits are read as a US number;
 * otherwise it has to start with `+` (VAL-03: at most 15 digits).
 */
export function toE164(text: string): string | undefined {
  const number = digits(text)
  if (text.trim().startsWith('+')) {
    if (number.startsWith('1')) return number.length === 11 ? `+${number}` : undefined
    return /^[2-9]\d{6,14}$/.test(number) ? `+${number}` : undefined
  }
  if (number.length === 10) return `+1${number}`
  if (number.length === 11 && number.startsWith('1')) return `+${number}`
  return undefined
}

/** Checks whether a phone can be used to sign in: +1 and ten digits (VAL-04). */
export function isLoginPhone(text: string): boolean {
  return /^\+1\d{10}$/.test(text)
}
