import { z } from 'zod'
import { isEmail } from '../rules/email.ts'
import { isBlank } from '../rules/isBlank.ts'
import { isLoginPhone } from '../rules/phone.ts'
import { canonicalTimeZone, isTimeZone } from '../rules/dates/timeZone.ts'
import { limits } from '../limits.ts'
import * as copy from '../messages/en/fields.ts'

/** Text that every store can hold: no NUL, no lone surrogate, no control character except tab and line breaks. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max, { message: copy.tooLong(max) })
    .refine((value) => value.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(value), {
      message: copy.unstorable,
    })

/** One line of text: as `plainText`, trimmed, line breaks refused. */
export const line = (max: number) =>
  plainText(max)
    .trim()
    .refine((value) => !/[\r\n\t\u2028\u2029]/.test(value), { message: copy.singleLine })

/** A non-blank line: like `line`, with at least one visible character. */
export const filledLine = (max: number) =>
  line(max)
    .min(1, { message: copy.required, abort: true })
    .refine((value) => !isBlank(value), { message: copy.required })

/** An email address that the product accepts (VAL-05), trimmed but otherwise as typed. */
export const email = line(limits.email).refine(isEmail, { message: copy.emailInvalid })

/** A phone number in E.164. */
export const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, { message: copy.phoneInvalid })

/** A phone number that can receive codes: +1 and ten digits (VAL-04). */
export const loginPhone = phone.refine(isLoginPhone, { message: copy.phoneInvalid })

/** A uuid of any version. */
export const uuid = z.guid().transform((value) => value.toLowerCase())

/** An IANA time zone that this runtime knows, by the runtime's own name for it. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { message: copy.timeZoneUnknown })
  .transform(canonicalTimeZone)

/** Milliseconds since 1970, within the range of a date. */
export const epochMs = z.number().int().min(0).max(8_640_000_000_000_000)

/** `#rrggbb`, lower case. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .transform((value) => value.toLowerCase())
