const digits = (text: string): string => text.replace(/\D/g, '')

const digit = /\p{Nd}/gu

/** Returns the value of a digit of any script. Unicode has each script's ten digits in a row. */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (String.fromCodePoint(code - before - 1).match(digit)) before += 1
  return before % 10
}

/** An extension, such as `ext. 12`, which no SMS can be sent to. */
const extension = /\s*(?:;\s*ext=|,?\s*(?:extension|ext)[.:]?|,?\s*x|#)\s*\d{1,7}\s*$/i

/** A word or sign in front of a number that isn't a part of it, such as `Tel.:`, or the apostrophe that spreadsheets show as text. */
const label = /^[\s'’☎📞📱]*(?:(?:tel|telephone|phone|mobile|mobil|mob|cell|whatsapp|handy|ph|[mpt])[.]?\s*:)?/iu
/** A remark after a number, such as `(work)`. */
const remark = /\s*\([\p{L}\s]+\)\s*$/u

/** Returns a typed or pasted number without invisible characters, labels, remarks and an extension, and with the usual digits. */
export const plainPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replace(digit, (sign) => String(valueOf(sign)))
    .replace(label, '')
    .replace(remark, '')
    .replace(extension, '')
    .trim()

/** The calling codes of one and two digits. All others have three. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
/** The calling codes of countries whose numbers keep a 0 at their start: Italy with its neighbors, and some in Africa. */
const keepsZero = /^(?:39|37[89]|22[569]|24[12])/
/** Numbers with a prefix other than 0 that only calls within the country have: in Russia, Hungary, Belarus, Lithuania, Mexico. */
const otherPrefix = /^(?:(7)8(?=\d{10}$)|(36)06(?=\d{8,9}$)|(375)80(?=\d{9}$)|(370)8(?=\d{8}$)|(52)1(?=\d{10}$))/

/**
 * Returns the digits of a number that starts with `+`, 00 or, as dialed from the US, with 011: from its country code, and
 * without the 0 in `+44 (0)20`, which only calls within the country have. Undefined for other numbers.
 */
function internationalDigits(text: string): string | undefined {
  const number = digits(text)
  const isInternational = /^[\s(]*\+/.test(text) || number.startsWith('00')
  // No US number has a country code of 01, and other numbers are shorter.
  if (!isInternational && !/^\(?011[\s.)-]/.test(text) && !/^011\d{10,}$/.test(number)) return undefined
  const fromCode = number.replace(isInternational ? /^0+/ : '011', '')
  const [code = ''] = callingCode.exec(fromCode) ?? []
  if (keepsZero.test(fromCode)) return fromCode
  const withoutPrefix = fromCode.replace(otherPrefix, (_, ...codes) => codes.slice(0, 5).join(''))
  return code + withoutPrefix.slice(code.length).replace(/^0+/, '')
}

/**
 * Converts a typed phone number to E.164; returns undefined if it is invalid (VAL-03). Ten digits, or eleven that start with 1,
 * are read as a US number, but none that starts with 0. Any other number must start with `+` or 00.
 */
export function toE164(text: string): string | undefined {
  const typedNumber = plainPhone(text)
  const international = internationalDigits(typedNumber)
  if (international !== undefined) {
    if (international.startsWith('1')) return international.length === 11 ? `+${international}` : undefined
    return /^[2-9]\d{6,14}$/.test(international) ? `+${international}` : undefined
  }
  const number = digits(typedNumber)
  if (/^[1-9]\d{9}$/.test(number)) return `+1${number}`
  return /^1\d{10}$/.test(number) ? `+${number}` : undefined
}

/** Checks whether a phone number in E.164 format can be used to sign in: +1 and ten digits (VAL-04). */
export function isLoginPhone(text: string): boolean {
  return /^\+1\d{10}$/.test(text)
}

/** Formats a US number in E.164 format for display, without the prefix +1 (RSVP-40). Returns other numbers unchanged. */
export const displayPhone = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** The characters of a typed phone number. */
const phoneText = /^\(?\+?[\d\s().\-/\u00A0\u2010-\u2015]+$/u
/** A number of the North American plan: neither its area code nor the part after it starts with 0 or 1. */
const american = /^\+1[2-9]\d{2}[2-9]\d{6}$/
/** A number from outside North America without its country code, such as 0171 1234567. No number in North America starts with 0. */
const national = /^0[1-9]\d{6,12}$/

/**
 * Returns a typed number that its owner's phone can dial: in E.164 format (`toE164`) or, if it is
 * abroad and lacks the country code, as its digits from the leading 0. Undefined if no such number exists.
 */
export function dialableNumber(text: string): string | undefined {
  const typedNumber = plainPhone(text)
  if (!phoneText.test(typedNumber)) return undefined
  const number = digits(typedNumber)
  if (national.test(number) && !typedNumber.includes('+') && internationalDigits(typedNumber) === undefined)
    return number
  const e164 = toE164(typedNumber)
  return e164?.startsWith('+1') && !american.test(e164) ? undefined : e164
}
