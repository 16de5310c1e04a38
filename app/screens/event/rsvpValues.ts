import type { Attendance, Invitee } from '@festoon/contract/guest'
import { takenBack } from '@festoon/contract/rules/answerErrors'
import { formAnswers } from '@festoon/contract/rules/answers'
import { toE164 } from '@festoon/contract/rules/phone'
import { preference, type Preference } from '@festoon/contract/rules/preferences'
import type { RsvpValues } from './rsvpFormFields.ts'

const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

const asPreference = (value: string): Preference | undefined =>
  Object.values(preference).find((one) => String(one) === value)

/** Reads the form as the server would: the same field names, with or without JavaScript. */
export function valuesOf(data: FormData): RsvpValues {
  const status = text(data, 'rsvpStatus')
  const rsvpStatus = status === 'yes' ? 'YES' : status === 'no' ? 'NO' : undefined
  const wants = asPreference(text(data, 'notificationPreference'))
  return {
    rsvpStatus,
    name: text(data, 'name'),
    email: wants === preference.phone ? '' : text(data, 'email'),
    phone: wants === preference.email ? '' : text(data, 'phone'),
    notificationPreference: wants,
    rsvpMessage: text(data, 'rsvpMessage'),
    additionalGuestCount: rsvpStatus === 'YES' ? Number(text(data, 'additionalGuestCount') || '0') : 0,
    answers: formAnswers(data),
  }
}

/**
 * The answer that goes out. What was answered before and is not shown here stays, unless it is another answer now: a
 * message that was left empty is left out, and only what was emptied is taken back.
 */
export function attendanceOf(
  values: RsvpValues,
  rsvpStatus: 'YES' | 'NO',
  before: Invitee | null,
): Omit<Attendance, 'inviteeId'> {
  const phone = toE164(values.phone)
  const email = values.email.trim()
  const keeps = before?.withheld && values.rsvpMessage === before.rsvpMessage && before.rsvpStatus === rsvpStatus
  return {
    rsvpStatus,
    name: values.name.trim(),
    additionalGuestCount: values.additionalGuestCount,
    ...(keeps ? {} : { rsvpMessage: values.rsvpMessage }),
    answers: [...values.answers, ...takenBack(values.answers, before?.answers ?? [])],
    ...(email === '' ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(values.notificationPreference === undefined ? {} : { notificationPreference: values.notificationPreference }),
  }
}
