import type { EventView } from '@festoon/contract/event'
import type { RsvpFormState } from '@festoon/contract/page'
import { answerErrors } from '@festoon/contract/rules/answerErrors'
import { rsvpErrors } from '@festoon/contract/rules/rsvpErrors'
import { asksForContact, type ContactKind, type RsvpValues } from './rsvpFormFields.ts'

/** What is wrong with an answer before it is sent (VAL-13..18). A contact that the server has need not be given again. */
export function rsvpProblems(
  values: RsvpValues,
  event: EventView,
  isFirst: boolean,
  known: readonly ContactKind[],
): RsvpFormState['errors'] {
  const found: RsvpFormState['errors'] = rsvpErrors(values, isFirst)
  const spared: readonly ContactKind[] = asksForContact(event, known, !isFirst) ? known : ['email', 'phone']
  for (const kind of spared) if (values[kind].trim() === '') delete found[kind]
  const { withheld, answers = [] } = event.invitee ?? {}
  // What is shown here can be emptied here; what is not stays.
  const answered = withheld?.answered.filter((id) => !answers.some(({ questionUuid }) => questionUuid === id))
  const unanswered = values.rsvpStatus === 'YES' ? answerErrors(event.questions, values.answers, answered) : {}
  if (Object.keys(unanswered).length > 0) found.answers = unanswered
  if (values.rsvpStatus === undefined) found.form = 'Please choose whether you can make it.'
  return found
}
