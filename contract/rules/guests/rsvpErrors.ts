import * as copy from '@festoon/contract/messages/rsvp/rsvpErrors'
import { limits } from '../../limits.ts'
import type { HeadErrors } from '../catering/formHeads.ts'
import { hasEmailShape, typedEmail } from '../emailShape.ts'
import { isBlank } from '../isBlank.ts'
import { toE164 } from '../phone.ts'
import { preference, type Preference } from './preferences.ts'

export interface RsvpFields {
  name: string
  email: string
  phone: string
  /** The channels for notifications to the guest; undefined until the guest chooses. */
  notificationPreference: Preference | undefined
  rsvpMessage: string
  additionalGuestCount: number
}

export interface RsvpErrors {
  name?: string
  email?: string
  phone?: string
  rsvpMessage?: string
  additionalGuestCount?: string
}

/**
 * Error messages by field of the RSVP form. `answers` contains the messages about responses, by question id, and `heads` those about
 * details for the caterer, by part. `form` is a message about the whole form.
 */
export interface RsvpFormErrors extends RsvpErrors {
  form?: string
  answers?: Readonly<Record<string, string>>
  heads?: HeadErrors
}

/**
 * Validates an RSVP and returns error messages by field (VAL-13..18). The notification preference determines whether an email
 * address or phone number is required; without a preference, a first yes requires a phone number. An invalid email address or
 * phone number is an error even if it isn't required.
 */
export function rsvpErrors(fields: RsvpFields, isFirstYes: boolean): RsvpErrors {
  const errors: RsvpErrors = {}
  const chosenPreference = fields.notificationPreference
  const needsPhone = chosenPreference === undefined ? isFirstYes : chosenPreference !== preference.email
  const needsEmail = chosenPreference === preference.email || chosenPreference === preference.both
  const name = fields.name.trim()
  if (isBlank(name) || name.length > limits.name) errors.name = copy.nameInvalid
  const phone = fields.phone.trim()
  if (phone === '' ? needsPhone : toE164(phone) === undefined) errors.phone = copy.phoneInvalid
  const email = typedEmail(fields.email)
  if (email === '' ? needsEmail : !hasEmailShape(email)) errors.email = copy.emailInvalid
  if (fields.rsvpMessage.length > limits.rsvpMessage) errors.rsvpMessage = copy.messageTooLong(limits.rsvpMessage)
  if (
    !Number.isInteger(fields.additionalGuestCount) ||
    fields.additionalGuestCount < 0 ||
    fields.additionalGuestCount > limits.additionalGuests
  )
    errors.additionalGuestCount = copy.tooManyGuests(limits.additionalGuests)
  return errors
}
