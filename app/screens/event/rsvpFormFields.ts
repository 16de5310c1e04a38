import type { Answer, Invitee } from '@festoon/contract/guest'
import type { EventView } from '@festoon/contract/event'
import type { RsvpFormState } from '@festoon/contract/page'
import { preference, type Preference } from '@festoon/contract/rules/preferences'
import type { RsvpFields } from '@festoon/contract/rules/rsvpErrors'

/** What the answer form holds: the fields, and yes or no once it was chosen. */
export interface RsvpValues extends RsvpFields {
  rsvpStatus: 'YES' | 'NO' | undefined
  answers: readonly Answer[]
}

export type ContactKind = 'email' | 'phone'

/** The contacts that the server has of a guest, shown or not. */
export function contactsOf(invitee: Invitee | null): ContactKind[] {
  const kinds: ContactKind[] = ['email', 'phone']
  return kinds.filter((kind) => invitee?.[kind] !== undefined || invitee?.withheld?.contacts.includes(kind))
}

/** How this guest hears from the host when nothing else was chosen: as the event prefers, or as the guest was reached. */
export function defaultPreference(event: EventView, invitee: Invitee | null): Preference {
  if (invitee?.notificationPreference) return invitee.notificationPreference
  const [reached] = contactsOf(invitee)
  if (reached !== undefined) return preference[reached]
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
  // Message and company belonged to the other answer (RSVP-35, RSVP-36).
  const before = answered !== undefined && rsvpStatus !== answered ? undefined : invitee
  return {
    rsvpStatus,
    name: form?.values.name ?? invitee?.name ?? knownName,
    email: form?.values.email ?? invitee?.email ?? '',
    phone: form?.values.phone ?? invitee?.phone ?? '',
    notificationPreference: form?.values.notificationPreference ?? defaultPreference(event, invitee),
    rsvpMessage: form?.values.rsvpMessage ?? before?.rsvpMessage ?? '',
    additionalGuestCount: form?.values.additionalGuestCount ?? before?.additionalGuestCount ?? 0,
    answers: form?.values.answers ?? invitee?.answers ?? [],
  }
}

/**
 * Whether a guest is asked how to be reached: whom the server cannot reach, and who changes an answer where the host offers
 * a choice (RSVP-39).
 */
export const asksForContact = (event: EventView, known: readonly ContactKind[], isChange: boolean): boolean =>
  known.length === 0 || (isChange && event.communicationPreference === preference.both)
