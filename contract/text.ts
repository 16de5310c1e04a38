import { z } from 'zod'
import { isEmail } from './rules/email.ts'
import { isBlank } from './rules/isBlank.ts'
import { isLoginPhone } from './rules/phone.ts'
import { canonicalTimeZone, isTimeZone } from './rules/timeZone.ts'
import { limits } from './limits.ts'

/** Text that every store can hold: no NUL, no lone surrogate, no control character but tab and line breaks. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max, { message: `Please limit this to ${max} characters.` })
    .refine((value) => value.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(value), {
      message: 'Contains characters that cannot be stored',
    })

/** One line of text: as `plainText`, trimmed, line breaks refused. */
export const line = (max: number) =>
  plainText(max)
    .trim()
    .refine((value) => !/[\r\n\t\u2028\u2029]/.test(value), { message: 'Must be a single line' })

/** A line that says something: as `line`, with something to be seen in it. */
export const filledLine = (max: number) =>
  line(max)
    .min(1, { message: 'This is a required field', abort: true })
    .refine((value) => !isBlank(value), { message: 'This is a required field' })

/** An e-mail address as the product accepts it (VAL-05), kept as typed but trimmed. */
export const email = line(limits.email).refine(isEmail, { message: 'Please enter a valid email address.' })

/** A phone number in E.164. */
export const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, { message: 'Please enter a valid phone number.' })

/** A phone that codes are sent to: +1 and ten digits (VAL-04). */
export const loginPhone = phone.refine(isLoginPhone, { message: 'Please enter a valid phone number.' })

/** A uuid of any version. */
export const uuid = z.guid().transform((value) => value.toLowerCase())

/** An IANA time zone that this runtime knows, under the one name that the runtime has for it. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { message: 'Unknown time zone' })
  .transform(canonicalTimeZone)

/** Milliseconds since 1970, within what a date can hold. */
export const epochMs = z.number().int().min(0).max(8_640_000_000_000_000)

/** `#rrggbb`, lower case. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .transform((value) => value.toLowerCase())
