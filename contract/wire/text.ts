import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { canonicalTimeZone, isTimeZone } from '../rules/dates/timeZone.ts'
import { isEmail } from '../rules/email.ts'
import { typedEmail } from '../rules/emailShape.ts'
import { linkInName, linkInTitle } from '../rules/hasLink.ts'
import { isBlank } from '../rules/isBlank.ts'
import { isOfficialName } from '../rules/isOfficialName.ts'
import { isLoginPhone, toE164 } from '../rules/phone.ts'

/**
 * Storable text of at most `max` UTF-16 code units. It contains no lone surrogates, and no ASCII control characters except tabs and line
 * breaks. Longer text is refused before any other check, because some checks take time quadratic in its length.
 */
export const plainText = (max: number) =>
  z
    .string()
    .max(max, { message: copy.tooLong(max), abort: true })
    .refine((value) => value.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(value), {
      message: copy.unstorable,
    })

/** Characters that reverse the text after them, including the sentence around a name. */
const reversing = /[\u202A-\u202E\u2066-\u2069]/g

/** Storable text (see `plainText`) on a single line, trimmed and without `reversing` signs. `max` applies before trimming. */
export const line = (max: number) =>
  plainText(max)
    .overwrite((value) => value.replaceAll(reversing, '').trim())
    .refine((value) => !/[\r\n\t\u2028\u2029]/.test(value), { message: copy.singleLine })

/** Storable text on a single line (see `line`) with at least one visible character. */
export const filledLine = (max: number) =>
  line(max)
    .min(1, { message: copy.required, abort: true })
    .refine((value) => !isBlank(value), { message: copy.required })

/** A one-line text without links, which could lead the readers of a host's emails to another site. `linkIn` finds the first one. */
const withoutLinks = <Schema extends z.ZodType<string, string>>(
  schema: Schema,
  linkIn: (text: string) => string | undefined = linkInTitle,
) =>
  schema.superRefine((value, context) => {
    const link = linkIn(value)
    if (link !== undefined) context.addIssue({ code: 'custom', message: copy.linkRefused(link) })
  })

/** The name of a plus-one. It contains no links (see `linkInName`). */
export const plusOneName = withoutLinks(filledLine(limits.name), linkInName)

/**
 * A name without links (see `linkInName`) that doesn't look like the operator's (see `isOfficialName`), because emails show it as their
 * sender's.
 */
const unofficial = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  withoutLinks(schema, linkInName).refine((value) => !isOfficialName(value), { message: copy.officialName })

/** The name of an account or a guest. It contains no links, and doesn't look like the operator's. */
export const personName = unofficial(filledLine(limits.name))

/** The name that a guest enters in an RSVP, or ''. It contains no links, and doesn't look like the operator's. */
export const optionalName = unofficial(line(limits.name))

/** The title of an event. It contains no links (see `linkInTitle`). */
export const eventTitle = withoutLinks(filledLine(limits.title))

/** The name of an item on a sign-up list, which emails contain. It contains no links. */
export const itemName = withoutLinks(filledLine(limits.itemName))

/** A guest's note about what they bring, or ''. It contains no links. */
export const claimNote = withoutLinks(line(limits.claimNote))

/** A valid email address (VAL-05), as `typedEmail` finds it in the text. */
export const email = plainText(limits.email).transform(typedEmail).refine(isEmail, { message: copy.emailInvalid })

const withoutTrunkZero = (text: string): string => (/^\+[1-9]\d{7,15}$/.test(text) ? (toE164(text) ?? text) : text)

/**
 * A phone number in E.164 format: a plus sign and 7 to 15 digits, of which the first isn't 0. A 0 after the country code, which calls from
 * abroad don't have, is removed, as from +4402079460958.
 */
export const phone = z
  .string()
  .overwrite(withoutTrunkZero)
  .regex(/^\+[1-9]\d{6,14}$/, { message: copy.phoneInvalid })

/** A phone number that can receive sign-in codes: +1 and ten digits (VAL-04). */
export const loginPhone = phone.refine(isLoginPhone, { message: copy.phoneInvalid })

/** A UUID of any version, converted to lowercase. */
export const uuid = z.guid().transform((value) => value.toLowerCase())

/** An IANA time zone known to this runtime, converted to the runtime's canonical name. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { message: copy.timeZoneUnknown })
  .transform(canonicalTimeZone)

/** A timestamp in whole milliseconds since 1970 (UTC), never negative and within the range of `Date`. */
export const epochMs = z.number().int().min(0).max(8_640_000_000_000_000)

/** A color as `#rrggbb`, converted to lowercase. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .transform((value) => value.toLowerCase())
