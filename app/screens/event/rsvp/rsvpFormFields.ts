import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { asksForContact, contactKinds, type ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { givenRsvp, mayChoose, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { preference, type Preference } from '@festoon/contract/rules/guests/preferences'
import type { RsvpFormErrors } from '@festoon/contract/rules/guests/rsvpErrors'
import type { RsvpValues } from '@festoon/contract/rules/guests/rsvpForm'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import type { GuestArrival } from '../../../platform/document/arrival.ts'
import type { RsvpState } from './rsvpState.ts'

/**
 * Returns the kinds of contact (email or phone) that the server has for a guest, including those withheld from this browser.
 */
export function contactsOf(invitee: Invitee | null): ContactKind[] {
  return contactKinds.filter((kind) => invitee?.[kind] !== undefined || invitee?.withheld?.contacts.includes(kind))
}

/**
 * Returns the initial channel for updates: the guest's earlier choice, otherwise a channel for which the server has a contact,
 * otherwise the event's channel, or email if the event offers both.
 */
function defaultPreference(event: EventView, invitee: Invitee | null): Preference {
  if (invitee?.notificationPreference) return invitee.notificationPreference
  const [firstContact] = contactsOf(invitee)
  if (firstContact !== undefined) return preference[firstContact]
  return event.communicationPreference === preference.both ? preference.email : event.communicationPreference
}

/**
 * Returns the initial values of the RSVP form: the values in `form` if there are any, otherwise the saved RSVP and what else is
 * known about the guest. If the selected RSVP differs from the saved one, leaves out the saved message and additional guests.
 */
export function startingValues(
  event: EventView,
  linkRsvp: GivenRsvp | null,
  form: RsvpFormState | null,
  knownName = '',
): RsvpValues {
  const { invitee } = event
  const current = givenRsvp(invitee)
  const choice = form?.values.rsvpStatus ?? linkRsvp ?? current
  // After the deadline, a maybe can't be chosen again.
  const rsvpStatus = choice === 'SEEN' || mayChoose(event, choice) ? choice : undefined
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
    heads: form?.values.heads ?? invitee?.heads,
  }
}

/** The page's facts that decide what the form starts with. */
interface FormSource {
  event: EventView
  preselected: GivenRsvp | null
  form: RsvpFormState | null
  knownName?: string | undefined
  arrival: GuestArrival | null
}

/** The form as the card shows it. */
interface RsvpFormStart {
  /** Changes when the form must start over. */
  key: string
  start: RsvpValues
  /** The errors that the form shows. */
  errors: RsvpFormErrors
  /** True if the form may be shown as two buttons. */
  mayBeShort: boolean
  /** True if the form for changing an RSVP opens by itself, because the visitor came to RSVP. */
  opensItself: boolean
  /** The errors that came with the values, for browsers without JavaScript; undefined if there are none. */
  problems: RsvpFormErrors | undefined
}

/**
 * Returns the form for a state of the card. It starts with the values that the page was opened with, until an RSVP was saved, or came back
 * from being stored.
 */
export function formOf(state: RsvpState, page: FormSource): RsvpFormStart {
  const { event, arrival, knownName } = page
  const { invitee } = event
  const { start, errors } = state.status === 'unsent' ? { start: null, errors: {} } : state
  const isFromPage = start === 'page'
  const linkRsvp = isFromPage ? page.preselected : null
  const form = isFromPage ? page.form : start
  const problems = form && Object.keys(form.errors).length > 0 ? form.errors : undefined
  const changesRsvp = linkRsvp !== null && (linkRsvp !== givenRsvp(invitee) || invitee?.rsvpAt === undefined)
  const isReturned = !isFromPage && start !== null
  return {
    key: `${state.saved?.times} ${isReturned} ${invitee?.inviteeId} ${invitee?.rsvpMessage} ${knownName}`,
    start: startingValues(event, linkRsvp, form, knownName),
    errors,
    mayBeShort: form === null,
    opensItself: arrival?.showRSVP === true || problems !== undefined || changesRsvp,
    problems,
  }
}

/**
 * Returns true if a guest can RSVP in one tap: the server knows their name and a contact, the form has no values to review, and the
 * host requires no response of everyone, and asks for no details for the caterer and for nothing per person.
 */
export const isOneTap = (event: EventView, start: RsvpValues, knownContacts: readonly ContactKind[]): boolean =>
  start.rsvpStatus === undefined &&
  start.name.trim() !== '' &&
  start.rsvpMessage === '' &&
  start.additionalGuestCount === 0 &&
  !event.headDetails &&
  !asksForContact(event, knownContacts, false) &&
  !event.questions.some(({ isRequired, askedIf, perHead }) => perHead || (isRequired && !askedIf))
