import type { QuestionResponse, Invitee } from '@festoon/contract/nouns/guest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { preference, type Preference } from '@festoon/contract/rules/guests/preferences'
import type { RsvpFields } from '@festoon/contract/rules/guests/rsvpErrors'

/** The values of the RSVP form. `rsvpStatus` is undefined until the guest chooses. */
export interface RsvpValues extends RsvpFields {
  rsvpStatus: 'YES' | 'NO' | undefined
  answers: readonly QuestionResponse[]
}

export type ContactKind = 'email' | 'phone'

/**
 * Returns the kinds of contact (email or phone) that the server has for a guest, including those withheld from this browser.
 */
export function contactsOf(invitee: Invitee | null): ContactKind[] {
  const kinds: ContactKind[] = ['email', 'phone']
  return kinds.filter((kind) => invitee?.[kind] !== undefined || invitee?.withheld?.contacts.includes(kind))
}

/**
 * Returns the initial channel for updates: the guest's earlier choice, otherwise a channel for which the server has a contact,
 * otherwise the event's channel, or email if the event offers both.
 */
function defaultPreference(event: EventView, invitee: Invitee | null): Preference {
  if (invitee?.notificationPreference) return invitee.notificationPreference
  const [known] = contactsOf(invitee)
  if (known !== undefined) return preference[known]
  return event.communicationPreference === preference.both ? preference.email : event.communicationPreference
}

/**
 * Returns the initial values of the RSVP form: the values in `form` if there are any, otherwise the saved RSVP and what else is
 * known about the guest. If the selected RSVP differs from the saved one, leaves out the saved message and additional guests.
 */
export function startingValues(
  event: EventView,
  preselected: 'YES' | 'NO' | null,
  form: RsvpFormState | null,
  knownName = '',
): RsvpValues {
  const { invitee } = event
  const current = invitee?.rsvpStatus === 'YES' || invitee?.rsvpStatus === 'NO' ? invitee.rsvpStatus : undefined
  const rsvpStatus = form?.values.rsvpStatus ?? preselected ?? current
  // The note and additional guests were for the other RSVP (RSVP-35, RSVP-36).
  const before = current !== undefined && rsvpStatus !== current ? undefined : invitee
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
 * Returns true if the form should ask for an email address or phone number, because the server has neither, or because the
 * guest is changing an RSVP and the event offers both channels (RSVP-39).
 */
export const asksForContact = (event: EventView, known: readonly ContactKind[], isChange: boolean): boolean =>
  known.length === 0 || (isChange && event.communicationPreference === preference.both)
