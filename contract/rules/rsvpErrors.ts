import { isEmail } from './email.ts'
import { isBlank } from './isBlank.ts'
import { toE164 } from './phone.ts'
import { preference, type Preference } from './preferences.ts'
import { limits } from '../limits.ts'

export interface RsvpFields {
  name: string
  email: string
  phone: string
  /** How the guest wants to hear from the host; undefined until chosen. */
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
 * Checks a guest's answer (VAL-13..18). A contact is demanded by the preference; on the first yes without one, the phone.
 * A wrong contact is refused even where none is demanded.
 */
export function rsvpErrors(fields: RsvpFields, isFirstYes: boolean): RsvpErrors {
  const errors: RsvpErrors = {}
  const wants = fields.notificationPreference
  const needsPhone = wants === undefined ? isFirstYes : wants !== preference.email
  const needsEmail = wants === preference.email || wants === preference.both
  const name = fields.name.trim()
  if (isBlank(name) || name.length > limits.name) errors.name = 'Please provide a valid name.'
  const phone = fields.phone.trim()
  if (phone === '' ? needsPhone : toE164(phone) === undefined) errors.phone = 'Please provide a valid phone number.'
  const email = fields.email.trim()
  if (email === '' ? needsEmail : !isEmail(email)) errors.email = 'Please provide a valid email.'
  if (fields.rsvpMessage.length > limits.rsvpMessage)
    errors.rsvpMessage = `Please limit your message to ${limits.rsvpMessage} characters.`
  if (
    !Number.isInteger(fields.additionalGuestCount) ||
    fields.additionalGuestCount < 0 ||
    fields.additionalGuestCount > limits.additionalGuests
  )
    errors.additionalGuestCount = `You can bring up to ${limits.additionalGuests} people.`
  return errors
}
