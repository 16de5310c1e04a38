import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance } from '@festoon/contract/nouns/guest'
import { guestFailures } from '@festoon/contract/messages/guests/guestFailures'
import type { ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { attendanceOf, parseRsvpForm, validateRsvp, type RsvpContext } from '@festoon/contract/rules/guests/rsvpForm'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { messageIn } from '../../../rpc/messageIn.ts'

// Parses and validates the form. Loaded, along with the error messages, when the guest starts to fill it in.

/**
 * Returns the RSVP and the values entered in a form, or the error messages if any value is invalid. `contacts` lists the kinds of
 * contact (email or phone) that the server already has.
 */
export function prepareRsvp(
  data: FormData,
  event: EventView,
  contacts: readonly ContactKind[],
): { rsvp: Omit<Attendance, 'inviteeId'>; values: RsvpFormState['values'] } | { errors: RsvpFormState['errors'] } {
  const values = parseRsvpForm(data)
  const context = contextOf(event, contacts)
  const errors = validateRsvp(values, context)
  const { rsvpStatus } = values
  if (rsvpStatus === undefined || Object.keys(errors).length > 0) return { errors }
  const chosen = { ...values, rsvpStatus }
  return { rsvp: attendanceOf(chosen, context), values: chosen }
}

/** Returns what the page knows of the guest's earlier RSVP. */
export function contextOf(event: EventView, contacts: readonly ContactKind[]): RsvpContext {
  const { questions, communicationPreference, invitee } = event
  const answers = invitee?.answers ?? []
  const isVisible = (id: string): boolean => answers.some(({ questionUuid }) => questionUuid === id)
  return {
    questions,
    communicationPreference,
    before: givenRsvp(invitee),
    contacts,
    visible: { rsvpMessage: invitee?.rsvpMessage ?? '', answers },
    hidden: {
      rsvpMessage: invitee?.withheld !== undefined,
      answers: [],
      responded: (invitee?.withheld?.responses ?? []).filter((id) => !isVisible(id)),
      heads: invitee?.withheld?.heads === true && !invitee.heads,
    },
  }
}

/** Returns the error message for a failed RSVP. */
export const failureMessage = messageIn(guestFailures)
/** The message shown if the email address or phone number needs a sign-in. */
export const signInMessage = guestFailures.signInRequired
