import { plainPhone, toE164 } from '../phone.ts'
import { callingCodeOf } from './callingCodes.ts'

/** A phone number in a list, in E.164 format. Undefined if it lacks the country code. */
export interface ListedNumber {
  phone: string | undefined
}

/** The maximum number of characters of a phone number as it is written. */
const maxPhone = 60
/** The characters of a written phone number. */
const phoneText = /^\(?\+?[\d\s().\-/\u00A0\u2010-\u2015]+$/u
const [year, month, day] = [String.raw`(?:19|20)\d\d`, '(?:0?[1-9]|1[0-2])', String.raw`(?:0?[1-9]|[12]\d|3[01])`]
/** Dates and spans of years, possibly with a time, which have as many digits as phone numbers. */
const date = new RegExp(
  [
    String.raw`^(?:${year}([-./ ])${month}\1${day}`,
    String.raw`(?:${day}([-./ ])${month}\2|${month}([-./ ])${day}\3)${year}`,
    String.raw`(?:${day}([-./])${month}\4|${month}([-./])${day}\5)\d\d`,
    String.raw`${year}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?:\d{4}|\d{6})?`,
    String.raw`${year}[-/ ](?:19|20)?\d\d)(?:\s+\d{1,2}(?:\.?\d\d){0,2})?$`,
  ].join('|'),
)
/** A number with a country code or with the prefix of calls abroad, which is 011 only in North America. */
const isInternational = (text: string, country: string | undefined): boolean =>
  /^[\s(]*(?:\+|00)/.test(text) || (callingCodeOf(country) === undefined && /^[\s(]*011[\s.)-]/.test(text))
/** The decimals that spreadsheets add to numbers. */
const decimals = /(?<=^\d{7,15})\.0$/
/** A number of ten digits that can be one of the North American plan, with or without its country code. */
const american = /^1?[2-9]\d{9}$/
/** The same as it is written there. */
const americanForm = /^(?:1[\s.-]?)?\(?[2-9]\d\d\)?[\s.-]?\s?\d{3}[.-]\d{4}$/
/** Countries whose people write ten digits and no prefix, so that their numbers look like American ones. */
const writesTenDigits: ReadonlySet<string> = new Set(['IN', 'TR', 'IR', 'PK', 'PH', 'NG', 'RU', 'KZ', 'VE', 'MX', 'CO'])
/** Countries whose landline numbers have a 0 in front inside the country, but whose mobile numbers don't. */
const hasOptionalZero: ReadonlySet<string> = new Set(['BR', 'CN', 'GE', 'MN', 'NP'])
/** Codes of countries whose numbers keep a 0 at their start. */
const keepsZero = /^(?:39|37[89]|22[569]|24[12])$/
/** A number with fewer or more digits isn't one that lacks only its country code. */
const [minDigits, maxDigits] = [7, 13]
/** A number that lost its trunk prefix or its +, as spreadsheets drop them at the start, has at least so many digits. */
const minBare = 9
/** A shorter number is a count or a number of a table, also where some phone numbers are that short. */
const minLocal = 6

/**
 * Reads a phone number in a list. One without a country code is read as dialed in `country`, an ISO 3166 code, and otherwise as
 * a number of North America if it can be one (`toE164`). Undefined for dates, counts, and all other texts.
 */
export function listedNumber(text: string, country?: string): ListedNumber | undefined {
  if (text.length > maxPhone) return undefined
  const writtenNumber = plainPhone(text).replace(decimals, '')
  if (!phoneText.test(writtenNumber) || date.test(writtenNumber.replaceAll(/\s*([-./\u2010-\u2015])\s*/g, '$1')))
    return undefined
  if (isInternational(writtenNumber, country)) {
    const phone = toE164(writtenNumber)
    return phone === undefined ? undefined : { phone }
  }
  const digits = writtenNumber.replaceAll(/\D/g, '')
  const isAmerican = american.test(digits) && americanForm.test(writtenNumber)
  const localPhone = isAmerican && !writesTenDigits.has(country ?? '') ? undefined : phoneIn(digits, country)
  if (localPhone !== undefined) return { phone: localPhone }
  if (american.test(digits)) return { phone: toE164(digits) }
  return digits.length >= minDigits && digits.length <= maxDigits ? { phone: undefined } : undefined
}

/** Returns the number that the digits dial in a country, in E.164 format, if they do. */
function phoneIn(digits: string, country: string | undefined): string | undefined {
  const plan = callingCodeOf(country)
  if (!plan) return undefined
  const { code, trunk, min, max } = plan
  const hasFittingLength = (number: string): boolean => number.length >= Math.max(min, minLocal) && number.length <= max
  const afterCode = digits.startsWith(code) ? digits.slice(code.length) : ''
  if (afterCode.length >= minBare && !afterCode.startsWith('0') && hasFittingLength(afterCode))
    // Whether the first digits are the country code can't be told from a number that fits without one, too.
    return hasFittingLength(digits) ? undefined : `+${digits}`
  if (keepsZero.test(code)) return hasFittingLength(digits) ? `+${code}${digits}` : undefined
  const zero = hasOptionalZero.has(country ?? '') ? '0' : ''
  const prefix = [trunk, zero].find((one) => one !== '' && digits.startsWith(one)) ?? ''
  const number = digits.slice(prefix.length)
  if (number.startsWith('0') || !hasFittingLength(number)) return undefined
  return prefix !== '' || trunk === '' || number.length >= minBare ? `+${code}${number}` : undefined
}
