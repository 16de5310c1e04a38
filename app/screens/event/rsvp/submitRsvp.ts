import { guestFailures } from '@festoon/contract/messages/guests/guestFailures'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance } from '@festoon/contract/nouns/guest'
import type { ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { attendanceOf, parseRsvpForm, validateRsvp, type RsvpContext } from '@festoon/contract/rules/guests/rsvpForm'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { keepRsvp, type WaitingId } from '../../../platform/offline/keepRsvp.ts'
import { messageIn } from '../../../platform/rpc/messageIn.ts'
import type { RsvpAction } from './rsvpState.ts'
import type { RsvpSender } from './useRsvpCard.ts'

// Loaded, along with the error messages, when the guest starts to fill in the form.

/** Validates and sends a form, or stores it if the server can't be reached. Returns the outcome for the state of the card. */
export async function submitRsvp(
  data: FormData,
  { event, save, toGuestCall }: Pick<RsvpSender, 'event' | 'save' | 'toGuestCall'>,
  contacts: readonly ContactKind[],
  waitingId: WaitingId,
): Promise<RsvpAction> {
  const preparedRsvp = prepareRsvp(data, event, contacts)
  if ('errors' in preparedRsvp) return { type: 'rejected', errors: preparedRsvp.errors }
  try {
    const outcome = await save(preparedRsvp.rsvp)
    return outcome === 'saved'
      ? { type: 'saved' }
      : { type: 'rejected', errors: { form: guestFailures.signInRequired } }
  } catch (error) {
    const isStored = await keepRsvp(waitingId, error, preparedRsvp, toGuestCall?.(preparedRsvp.rsvp))
    return isStored ? { type: 'stored' } : { type: 'rejected', errors: { form: failureMessage(error) } }
  }
}

const failureMessage = messageIn(guestFailures)

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
  const complete = { ...values, rsvpStatus }
  return { rsvp: attendanceOf(complete, context), values: complete }
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
      respondedQuestions: (invitee?.withheld?.responses ?? []).filter((id) => !isVisible(id)),
      heads: invitee?.withheld?.heads === true && !invitee.heads,
    },
  }
}
