import type { Attendance, Invitee } from '@festoon/contract/nouns/guest'
import { formHeads } from '@festoon/contract/rules/catering/formHeads'
import { takenBack } from '@festoon/contract/rules/guests/responseErrors'
import { formResponses } from '@festoon/contract/rules/guests/responses'
import { toE164 } from '@festoon/contract/rules/phone'
import { preference, type Preference } from '@festoon/contract/rules/guests/preferences'
import { asChoice, givenRsvp, type RsvpChoice } from '@festoon/contract/rules/guests/givenRsvp'
import type { RsvpValues } from './rsvpFormFields.ts'

const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

const asPreference = (value: string): Preference | undefined =>
  Object.values(preference).find((known) => String(known) === value)

/**
 * Returns the values of a submitted RSVP form, parsed the same way as on the server, which receives the form if there is no
 * JavaScript.
 */
export function valuesOf(data: FormData): RsvpValues {
  const rsvpStatus = asChoice(text(data, 'rsvpStatus'))
  const wants = asPreference(text(data, 'notificationPreference'))
  return {
    rsvpStatus,
    name: text(data, 'name'),
    email: wants === preference.phone ? '' : text(data, 'email'),
    phone: wants === preference.email ? '' : text(data, 'phone'),
    notificationPreference: wants,
    rsvpMessage: text(data, 'rsvpMessage'),
    additionalGuestCount: rsvpStatus === 'YES' ? Number(text(data, 'additionalGuestCount') || '0') : 0,
    answers: formResponses(data),
    heads: rsvpStatus === 'YES' ? formHeads(data) : undefined,
  }
}

/**
 * Returns the RSVP to send. Leaves out an unchanged message that the server doesn't show to this visitor, so that the server
 * keeps it, and empty details for the caterer if the saved ones aren't shown. Includes cleared responses as empty ones, so that the
 * server removes them.
 */
export function attendanceOf(
  values: RsvpValues,
  rsvpStatus: RsvpChoice,
  before: Invitee | null,
): Omit<Attendance, 'inviteeId'> {
  const phone = toE164(values.phone)
  const email = values.email.trim()
  const isOther = givenRsvp(before) !== undefined && before?.rsvpStatus !== rsvpStatus
  const keepsMessage = before?.withheld && values.rsvpMessage === before.rsvpMessage && !isOther
  const { heads } = values
  const keepsHeads = before?.withheld?.heads && !before.heads && heads && Object.keys(heads).length === 0
  return {
    rsvpStatus,
    ...(rsvpStatus === 'SEEN' ? { messageOnly: true } : {}),
    name: values.name.trim(),
    additionalGuestCount: values.additionalGuestCount,
    ...(keepsMessage ? {} : { rsvpMessage: values.rsvpMessage }),
    answers: [...values.answers, ...takenBack(values.answers, before?.answers ?? [])],
    ...(heads === undefined || keepsHeads ? {} : { heads }),
    ...(email === '' ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(values.notificationPreference === undefined ? {} : { notificationPreference: values.notificationPreference }),
  }
}
