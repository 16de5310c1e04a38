const digits = (text: string): string => text.replace(/\D/g, '')

/**
 * Converts a typed phone number to E.164; returns undefined if it is invalid (VAL-03). Ten digits, or eleven that start with 1,
 * are read as a US number. Any other number must start with `+`.
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

/** Checks whether a phone number in E.164 format can be used to sign in: +1 and ten digits (VAL-04). */
export function isLoginPhone(text: string): boolean {
  return /^\+1\d{10}$/.test(text)
}
