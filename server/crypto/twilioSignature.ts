import { createHmac } from 'node:crypto'
import { isSameToken } from './tokens.ts'

/** The fields of a form POST. A field that occurs several times has an array of values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>

/**
 * Computes the signature of a webhook as Twilio does: HMAC-SHA1 of the URL followed by the names and values of all fields,
 * sorted by name. If a field occurs several times, its distinct values are sorted. The HMAC secret is the account's auth token,
 * and the result is encoded in base64.
 */
export function twilioSignature(authToken: string, url: string, fields: FormFields): string {
  const text = Object.keys(fields)
    .toSorted()
    .flatMap((name) => {
      const value = fields[name] ?? ''
      const values = typeof value === 'string' ? [value] : [...new Set(value)].toSorted()
      return values.map((one) => `${name}${one}`)
    })
    .join('')
  return createHmac('sha1', authToken).update(`${url}${text}`, 'utf8').digest('base64')
}

/** Returns true if a webhook's signature is valid. Compares in constant time. */
export function isTwilioSignature(
  authToken: string,
  url: string,
  fields: FormFields,
  presentedSignature: string,
): boolean {
  return isSameToken(twilioSignature(authToken, url, fields), presentedSignature)
}
