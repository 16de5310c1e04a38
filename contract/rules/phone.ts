/** Removes everything but digits from a string. */
const digits = (text: string): string => text.replace(/\D/g, '')

/**
 * Converts a typed phone number to E.164; returns undefined if it isn't a phone number. Ten digits, or eleven starting with 1,
 * are read as a US number; any other number must start with `+` (VAL-03: at most 15 digits).
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

/** Checks whether a phone number can be used to sign in: +1 and ten digits (VAL-04). */
export function isLoginPhone(text: string): boolean {
  return /^\+1\d{10}$/.test(text)
}
