import type { EventView } from '@festoon/contract/nouns/event'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { responseErrors } from '@festoon/contract/rules/guests/responseErrors'
import { rsvpErrors } from '@festoon/contract/rules/guests/rsvpErrors'
import { asksForContact, type ContactKind, type RsvpValues } from './rsvpFormFields.ts'
import * as copy from '@festoon/contract/messages/rsvp/rsvpErrors'

/**
 * Returns the errors of the RSVP form, by field (VAL-13..18). An email address or phone number may be left empty if the server
 * already has it or the form doesn't ask for it. `isFirst` is false if the guest is changing an RSVP.
 */
export function rsvpProblems(
  values: RsvpValues,
  event: EventView,
  isFirst: boolean,
  known: readonly ContactKind[],
): RsvpFormState['errors'] {
  const found: RsvpFormState['errors'] = rsvpErrors(values, isFirst)
  const optional: readonly ContactKind[] = asksForContact(event, known, !isFirst) ? known : ['email', 'phone']
  for (const kind of optional) if (values[kind].trim() === '') delete found[kind]
  const { withheld, answers = [] } = event.invitee ?? {}
  // Responses that aren't shown here stay unchanged; the others can be cleared.
  const responded = withheld?.responses.filter((id) => !answers.some(({ questionUuid }) => questionUuid === id))
  const missing = values.rsvpStatus === 'YES' ? responseErrors(event.questions, values.answers, responded) : {}
  if (Object.keys(missing).length > 0) found.answers = missing
  if (values.rsvpStatus === undefined) found.form = copy.chooseRsvp
  return found
}
