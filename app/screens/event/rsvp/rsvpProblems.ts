import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { headErrors } from '@festoon/contract/rules/catering/formHeads'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { responseErrors } from '@festoon/contract/rules/guests/responseErrors'
import { rsvpErrors } from '@festoon/contract/rules/guests/rsvpErrors'
import { asksForContact, type ContactKind, type RsvpValues } from './rsvpFormFields.ts'
import * as copy from '@festoon/contract/messages/rsvp/rsvpErrors'

/**
 * Returns the ids of questions with a response that isn't shown here. These responses stay unchanged; the others can be cleared.
 */
export const hiddenResponses = (invitee: Invitee | null): string[] =>
  (invitee?.withheld?.responses ?? []).filter((id) => !invitee?.answers.some(({ questionUuid }) => questionUuid === id))

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
  const responded = hiddenResponses(event.invitee)
  const partySize = values.additionalGuestCount + 1
  const missing =
    values.rsvpStatus === 'YES' ? responseErrors(event.questions, values.answers, partySize, responded) : {}
  if (Object.keys(missing).length > 0) found.answers = missing
  const heads = values.rsvpStatus === 'YES' && values.heads ? headErrors(values.heads, values.additionalGuestCount) : {}
  if (Object.keys(heads).length > 0) found.heads = heads
  if (values.rsvpStatus === undefined) found.form = copy.chooseRsvp
  if (values.rsvpStatus === 'SEEN' && isBlank(values.rsvpMessage)) found.rsvpMessage = copy.messageRequired
  return found
}
