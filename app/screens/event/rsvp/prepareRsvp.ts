import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance } from '@festoon/contract/nouns/guest'
import { askedResponses } from '@festoon/contract/rules/questions/conditions'
import { guestFailures } from '@festoon/contract/messages/guests/guestFailures'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { messageIn } from '../../../rpc/messageIn.ts'
import type { ContactKind } from './rsvpFormFields.ts'
import { hiddenResponses, rsvpProblems } from './rsvpProblems.ts'
import { attendanceOf, valuesOf } from './rsvpValues.ts'

// Parses and validates the form. Loaded, along with the error messages, when the guest starts to fill it in.

/**
 * Returns the RSVP and the values entered in a form, or the error messages if any value is invalid. `known` lists the kinds of
 * contact (email or phone) that the server already has.
 */
export function prepareRsvp(
  data: FormData,
  event: EventView,
  known: readonly ContactKind[],
): { rsvp: Omit<Attendance, 'inviteeId'>; values: RsvpFormState['values'] } | { errors: RsvpFormState['errors'] } {
  const { invitee } = event
  const filled = valuesOf(data)
  // The form also has the fields of questions that it hides.
  const answers = askedResponses(event.questions, filled.answers, hiddenResponses(invitee))
  const values = { ...filled, answers }
  const isFirst = givenRsvp(invitee) === undefined
  const errors = rsvpProblems(values, event, isFirst, known)
  if (values.rsvpStatus === undefined || Object.keys(errors).length > 0) return { errors }
  const { rsvpStatus } = values
  return { rsvp: attendanceOf(values, rsvpStatus, invitee), values: { ...values, rsvpStatus } }
}

/** Returns the error message for a failed RSVP. */
export const failureMessage = messageIn(guestFailures)
/** The message shown if the email address or phone number needs a sign-in. */
export const signInMessage = guestFailures.signInRequired
