import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance } from '@festoon/contract/nouns/guest'
import { guestFailures } from '@festoon/contract/messages/guests/guestFailures'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { messageIn } from '../../../rpc/messageIn.ts'
import type { ContactKind } from './rsvpFormFields.ts'
import { rsvpProblems } from './rsvpProblems.ts'
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
  const values = valuesOf(data)
  const { invitee } = event
  const isFirst = invitee?.rsvpStatus !== 'YES' && invitee?.rsvpStatus !== 'NO'
  const errors = rsvpProblems(values, event, isFirst, known)
  if (values.rsvpStatus === undefined || Object.keys(errors).length > 0) return { errors }
  const { rsvpStatus } = values
  return { rsvp: attendanceOf(values, rsvpStatus, invitee), values: { ...values, rsvpStatus } }
}

/** Returns the error message for a failed RSVP. */
export const failureMessage = messageIn(guestFailures)
/** The message shown if the email address or phone number needs a sign-in. */
export const signInMessage = guestFailures.signInRequired
