import type { EventView } from '@festoon/contract/event'
import type { Attendance } from '@festoon/contract/guest'
import { guestFailureText } from '@festoon/contract/guestFailureText'
import type { RsvpFormState } from '@festoon/contract/page'
import { messageIn } from '../../api/messageIn.ts'
import type { ContactKind } from './rsvpFormFields.ts'
import { rsvpProblems } from './rsvpProblems.ts'
import { attendanceOf, valuesOf } from './rsvpValues.ts'

// Loaded once somebody begins to answer: it reads and checks the form, and has the words for what goes wrong.

/** The answer that a form holds, or what is wrong with it. */
export function prepareAnswer(
  data: FormData,
  event: EventView,
  known: readonly ContactKind[],
): { answer: Omit<Attendance, 'inviteeId'>; values: RsvpFormState['values'] } | { errors: RsvpFormState['errors'] } {
  const values = valuesOf(data)
  const { invitee } = event
  const isFirst = invitee?.rsvpStatus !== 'YES' && invitee?.rsvpStatus !== 'NO'
  const errors = rsvpProblems(values, event, isFirst, known)
  if (values.rsvpStatus === undefined || Object.keys(errors).length > 0) return { errors }
  const { rsvpStatus } = values
  return { answer: attendanceOf(values, rsvpStatus, invitee), values: { ...values, rsvpStatus } }
}

/** What came of sending it, in words. */
export const failureMessage = messageIn(guestFailureText)
export const takenMessage = guestFailureText.contactTaken
