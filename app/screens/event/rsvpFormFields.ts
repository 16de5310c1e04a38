import type { Answer, Invitee } from '@festoon/contract/guest'
import type { EventView } from '@festoon/contract/event'
import type { RsvpFormState } from '@festoon/contract/page'
import { formAnswers } from '@festoon/contract/rules/answers'
import { preference, type Preference, type RsvpFields } from '@festoon/contract/rules/rsvpErrors'

/** What the answer form holds: the fields, and yes or no once it was chosen. */
export interface RsvpValues extends RsvpFields {
  rsvpStatus: 'YES' | 'NO' | undefined
  answers: readonly Answer[]
}

/** How this guest hears from the host when nothing else was chosen: as the event prefers, or as the guest was reached. */
export function defaultPreference(event: EventView, invitee: Invitee | null): Preference {
  if (invitee?.notificationPreference) return invitee.notificationPreference
  if (invitee?.email !== undefined) return preference.email
  if (invitee?.phone !== undefined) return preference.phone
  return event.communicationPreference === preference.both ? preference.email : event.communicationPreference
}

/** The values that the form starts with: what was typed before, else what the guest answered, else what is known. */
export function startingValues(
  event: EventView,
  preselected: 'YES' | 'NO' | null,
  form: RsvpFormState | null,
  knownName = '',
): RsvpValues {
  const { invitee } = event
  const answered = invitee?.rsvpStatus === 'YES' || invitee?.rsvpStatus === 'NO' ? invitee.rsvpStatus : undefined
  const rsvpStatus = form?.values.rsvpStatus ?? preselected ?? answered
  return {
    rsvpStatus,
    name: form?.values.name ?? invitee?.name ?? knownName,
    email: form?.values.email ?? invitee?.email ?? '',
    phone: form?.values.phone ?? invitee?.phone ?? '',
    notificationPreference: form?.values.notificationPreference ?? defaultPreference(event, invitee),
    rsvpMessage: form?.values.rsvpMessage ?? invitee?.rsvpMessage ?? '',
    additionalGuestCount: form?.values.additionalGuestCount ?? invitee?.additionalGuestCount ?? 0,
    answers: form?.values.answers ?? invitee?.answers ?? [],
  }
}

const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

const asPreference = (value: string): Preference | undefined =>
  Object.values(preference).find((one) => String(one) === value)

/** Reads the form as the server would: the same field names, with or without JavaScript. `known`: what was answered before. */
export function valuesOf(data: FormData, known: readonly Answer[]): RsvpValues {
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
    answers: formAnswers(data, known),
  }
}
