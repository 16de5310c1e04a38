/** The maximum number of digits in a phone number (CONST-05, E.164). */
export const maximumDigits = 15

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Removes all characters except digits, spaces, parentheses, plus and dash (VAL-01). */
export const keepPhoneCharacters = (text: string): string => text.normalize('NFKC').replace(/[^\d ()+-]/g, '')

const grouped = (ten: string): string => {
  if (ten.length <= 3) return ten
  if (ten.length <= 6) return `(${ten.slice(0, 3)}) ${ten.slice(3)}`
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`
}

/**
 * Formats a US phone number (VAL-02). Numbers from other countries (`+` but not `+1`) and numbers that are too long to be US
 * numbers stay as typed.
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

/** Returns the field's value after an edit: the formatted text, or the previous value if there are too many digits (VAL-03). */
export const nextPhone = (typed: string, before: string): string =>
  digitsOf(typed).length > maximumDigits ? before : formatPhone(typed)

/** Returns the caret position in `formatted` that comes after the same digits as the caret in `typed`. */
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

/** Formats a stored E.164 number for reading. Omits the prefix +1 of US numbers (RSVP-40), and leaves other numbers unchanged. */
export function displayPhone(e164: string): string {
  return /^\+1\d{10}$/.test(e164) ? grouped(e164.slice(2)) : e164
}
