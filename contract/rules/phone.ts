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

/** Formats a US number in E.164 format for display, without the prefix +1 (RSVP-40). Returns other numbers unchanged. */
export const displayedPhone = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** The characters of a typed phone number. */
const phoneText = /^\+?[\d\s().\-/\u00A0\u2010-\u2015]+$/u
/** A number of the North American plan: neither its area code nor the part after it starts with 0 or 1. */
const american = /^\+1[2-9]\d{2}[2-9]\d{6}$/
/** A number abroad without its country code, such as 0171 1234567. No US number starts with 0. */
const national = /^0[1-9]\d{6,12}$/

/**
 * Returns a typed number that its owner's phone can dial: in E.164 format (`toE164`, where 00 counts as the plus sign) or, if it is
 * abroad and lacks the country code, as its digits from the leading 0. Undefined if no such number exists.
 */
export function dialableNumber(text: string): string | undefined {
  const typedNumber = text.trim()
  if (!phoneText.test(typedNumber)) return undefined
  const number = digits(typedNumber)
  if (national.test(number) && !typedNumber.startsWith('+')) return number
  const e164 = toE164(number.startsWith('00') ? `+${number.slice(2)}` : typedNumber)
  return e164?.startsWith('+1') && !american.test(e164) ? undefined : e164
}
