import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The types of numbers that SMS are sent to. All others are premium, shared-cost, or toll-free numbers, or can't get SMS. */
const smsTypes: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** Returns the ISO 3166 code of a phone number's country, or undefined for satellite phones and invalid numbers. */
export const countryOf = (phone: string): string | undefined => parsePhoneNumberFromString(phone)?.country

/** Returns true if `code` is the ISO 3166 code of a country with phone numbers. */
export const isCountry = (code: string): boolean => isSupportedCountry(code)

/**
 * Returns true if a phone number in E.164 format is an ordinary mobile number of one of the given countries. Numbers with the
 * same calling code can be in different countries: +1 is shared by 25.
 */
export function isSmsNumber(phone: string, countries: readonly string[]): boolean {
  const number = parsePhoneNumberFromString(phone)
  return (
    number?.country !== undefined &&
    countries.includes(number.country) &&
    number.isValid() &&
    smsTypes.has(number.getType())
  )
}

/** The digits at the end of a number that tell the numbers of one range apart. */
const digitsInRange = 4

/** Returns the range of a phone number in E.164 format: the 10,000 numbers around it, which carriers assign together. */
export const rangeOf = (phone: string): string => phone.slice(0, -digitsInRange)
