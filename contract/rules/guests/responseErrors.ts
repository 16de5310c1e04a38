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
 * Returns an empty response for each question that has an earlier response but no new one. The server deletes a response if it
 * receives an empty one.
 */
export const takenBack = (given: readonly QuestionResponse[], known: readonly QuestionResponse[]): QuestionResponse[] =>
  known
    .filter(({ questionUuid }) => !given.some((response) => response.questionUuid === questionUuid))
    .map(({ questionUuid }) => ({ questionUuid, answerValue: { text: '' } }))

/**
 * Returns the error messages for a guest's responses, by question id (VAL-06, VAL-44). `responded` contains the ids of required
 * questions that may stay blank, because they have a response that the caller can't see.
 */
export function responseErrors(
  questions: readonly Asked[],
  responses: readonly QuestionResponse[],
  responded: readonly string[] = [],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { questionUuid, isRequired } of questions) {
    const value = responses.find((response) => response.questionUuid === questionUuid)?.answerValue
    if (value === undefined) {
      if (isRequired && !responded.includes(questionUuid)) errors[questionUuid] = copy.responseMissing
    } else if ('text' in value && value.text.length > limits.response)
      errors[questionUuid] = copy.responseTooLong(limits.response)
  }
  return errors
}
