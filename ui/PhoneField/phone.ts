/** The maximum number of digits in a phone number, according to E.164 (CONST-05). */
export const maximumDigits = 15

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Keeps only digits, spaces, parentheses, plus signs, and hyphens (VAL-01). Full-width characters are converted to ASCII first.
 */
export const keepPhoneCharacters = (text: string): string => text.normalize('NFKC').replace(/[^\d ()+-]/g, '')

const grouped = (ten: string): string => {
  if (ten.length <= 3) return ten
  if (ten.length <= 6) return `(${ten.slice(0, 3)}) ${ten.slice(3)}`
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`
}

/**
 * Formats a US phone number (VAL-02). From a foreign number (`+` but not `+1`) or one that is too long, only removes invalid
 * characters.
 */
export function formatPhone(text: string): string {
  const kept = keepPhoneCharacters(text).replace(/(?!^)\+/g, '')
  const digits = digitsOf(kept)
  if (kept.startsWith('+')) {
    if (!digits.startsWith('1') || digits.length > 11) return kept
    return digits === '1' ? '+1' : `+1 ${grouped(digits.slice(1))}`
  }
  if (digits.length === 11 && digits.startsWith('1')) return `1 ${grouped(digits.slice(1))}`
  return digits.length <= 10 ? grouped(digits) : kept
}

/**
 * Returns the field's value after an edit: the formatted text, or the previous value if the text has too many digits (VAL-03).
 */
export const nextPhone = (typed: string, before: string): string =>
  digitsOf(typed).length > maximumDigits ? before : formatPhone(typed)

/** Returns the position in `formatted` that corresponds to `caret` in `typed`, so that the caret stays after the same digit. */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  const wanted = typed.slice(0, caret).replace(/[^\d+]/g, '').length
  if (caret >= typed.length) return formatted.length
  let seen = 0
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === wanted) return index
    if (/[\d+]/.test(formatted[index] ?? '')) seen += 1
  }
  return formatted.length
}

/** Formats an E.164 number for display. Omits the prefix +1 (RSVP-40), and returns numbers with other prefixes unchanged. */
export function displayPhone(e164: string): string {
  return /^\+1\d{10}$/.test(e164) ? grouped(e164.slice(2)) : e164
}
