import type { QuestionResponse } from '../../nouns/guest.ts'
import { limits } from '../../limits.ts'
import type { Asked } from './responses.ts'
import * as copy from '@festoon/contract/messages/rsvp/rsvpErrors'

/** Merges a guest's new responses into the earlier ones. A new response replaces an earlier one to the same question. */
export const withKnown = (
  given: readonly QuestionResponse[],
  known: readonly QuestionResponse[],
): QuestionResponse[] => [
  ...known.filter(({ questionUuid }) => !given.some((response) => response.questionUuid === questionUuid)),
  ...given,
]

/**
 * Returns an empty response for each question that has an earlier response but no new one. An empty response makes the
 * server delete the earlier one.
 */
export const takenBack = (given: readonly QuestionResponse[], known: readonly QuestionResponse[]): QuestionResponse[] =>
  known
    .filter(({ questionUuid }) => !given.some((response) => response.questionUuid === questionUuid))
    .map(({ questionUuid }) => ({ questionUuid, answerValue: { text: '' } }))

/**
 * Returns the error messages for a guest's responses, by question id (VAL-06, VAL-44). `answered` lists questions that may stay
 * empty because they already have a response that isn't shown to the caller.
 */
export function responseErrors(
  questions: readonly Asked[],
  responses: readonly QuestionResponse[],
  answered: readonly string[] = [],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { questionUuid, isRequired } of questions) {
    const value = responses.find((response) => response.questionUuid === questionUuid)?.answerValue
    if (value === undefined) {
      if (isRequired && !answered.includes(questionUuid)) errors[questionUuid] = copy.responseMissing
    } else if ('text' in value && value.text.length > limits.answer)
      errors[questionUuid] = copy.responseTooLong(limits.answer)
  }
  return errors
}
