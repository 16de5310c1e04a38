/** The maximum number of digits in a phone number, according to E.164 (CONST-05). */
export const maximumDigits = 15

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Keeps only digits, spaces, parentheses, plus signs, and hyphens (VAL-01). Full-width characters are converted to ASCII first.
 */
export const keepPhoneCharacters = (text: string): string => text.normalize('NFKC').replace(/[^\d ()+-]/g, '')

const groupDigits = (ten: string): string => {
  if (ten.length <= 3) return ten
  if (ten.length <= 6) return `(${ten.slice(0, 3)}) ${ten.slice(3)}`
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`
}

/**
 * Formats a US phone number (VAL-02). From a foreign number (`+` but not `+1`) or one that is too long, only removes invalid
 * characters.
 */
export function formatPhone(text: string): string {
  const phoneText = keepPhoneCharacters(text).replace(/(?!^)\+/g, '')
  const digits = digitsOf(phoneText)
  if (phoneText.startsWith('+')) {
    if (!digits.startsWith('1') || digits.length > 11) return phoneText
    return digits === '1' ? '+1' : `+1 ${groupDigits(digits.slice(1))}`
  }
  if (digits.length === 11 && digits.startsWith('1')) return `1 ${groupDigits(digits.slice(1))}`
  return digits.length <= 10 ? groupDigits(digits) : phoneText
}

/**
 * Returns the field's value after an edit: the formatted text, or the previous value if the text has too many digits (VAL-03).
 */
export const nextPhone = (typed: string, before: string): string =>
  digitsOf(typed).length > maximumDigits ? before : formatPhone(typed)

/** Returns the position in `formattedText` that corresponds to `caret` in `typedText`, so that the caret stays after the same digit. */
export function caretAfter(typedText: string, caret: number, formattedText: string): number {
  const digitsBefore = typedText.slice(0, caret).replace(/[^\d+]/g, '').length
  if (caret >= typedText.length) return formattedText.length
  let digitsSeen = 0
  for (let index = 0; index < formattedText.length; index += 1) {
    if (digitsSeen === digitsBefore) return index
    if (/[\d+]/.test(formattedText[index] ?? '')) digitsSeen += 1
  }
  return formattedText.length
}

/** Formats an E.164 number for display. Omits the prefix +1 (RSVP-40), and returns numbers with other prefixes unchanged. */
export function displayPhone(e164: string): string {
  return /^\+1\d{10}$/.test(e164) ? groupDigits(e164.slice(2)) : e164
}
