import { usualDigits } from '../private/usualDigits.ts'

/** The maximum number of digits in a phone number, according to E.164 (CONST-05). */
export const maximumDigits = 15

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** An extension at the end, such as `ext. 12`, whose digits would become a part of the number. */
const extension = /\s*(?:;\s*ext=|,?\s*(?:extension|ext)[.:]?|,?\s*x|#)\s*\d{1,7}\s*$/i

/**
 * Keeps only digits, spaces, parentheses, plus signs, and hyphens (VAL-01). Full-width characters and digits of other scripts are
 * converted to ASCII first, and an extension is removed.
 */
export const keepPhoneCharacters = (text: string): string =>
  usualDigits(text.normalize('NFKC'))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(extension, '')
    .replace(/[^\d ()+-]/g, '')

const groupDigits = (ten: string): string => {
  if (ten.length <= 3) return ten
  if (ten.length <= 6) return `(${ten.slice(0, 3)}) ${ten.slice(3)}`
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`
}

/** Removes each `)` without a `(` before it. */
function withoutStrayParentheses(text: string): string {
  let open = 0
  return text.replaceAll(/[()]/g, (sign) => {
    if (sign === ')' && open === 0) return ''
    open += sign === '(' ? 1 : -1
    return sign
  })
}

/**
 * Formats a US phone number (VAL-02). From a foreign number (`+` but not `+1`, or 0 at its start) or one that is too long, only removes
 * invalid characters.
 */
export function formatPhone(text: string): string {
  // The plus sign of `(+44) 20 7946 0958` is the number's, too.
  const phoneText = withoutStrayParentheses(keepPhoneCharacters(text).replace(/^[ (]+(?=\+)/, '')).replace(
    /(?!^)\+/g,
    '',
  )
  const digits = digitsOf(phoneText)
  if (phoneText.startsWith('+')) {
    if (!digits.startsWith('1') || digits.length > 11) return phoneText
    return digits === '1' ? '+1' : `+1 ${groupDigits(digits.slice(1))}`
  }
  // No US number starts with 0, as in 0044 20 7946 0958 or 020 7946 0958.
  if (digits.startsWith('0')) return phoneText
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
