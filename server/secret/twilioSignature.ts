import { createHmac, timingSafeEqual } from 'node:crypto'

/** Fields of a form post; a field that came twice has both values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>

/**
 * The signature of a webhook by Twilio's scheme: HMAC-SHA1, with the account's token, of the address and then every field's
 * name and value, ordered by name; base64.
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

/** Tells, in constant time, whether a webhook carries the right signature. */
export function isTwilioSignature(authToken: string, url: string, fields: FormFields, given: string): boolean {
  const expected = Buffer.from(twilioSignature(authToken, url, fields))
  const shown = Buffer.from(given)
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}
