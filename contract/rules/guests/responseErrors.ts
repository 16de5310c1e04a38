import * as copy from '@festoon/contract/messages/rsvp/rsvpErrors'
import { limits } from '../../limits.ts'
import type { QuestionResponse } from '../../nouns/guest.ts'
import { askedQuestions } from '../questions/conditions.ts'
import { areWhole, fitsParty, fitsQuestion, peopleIn } from './fitsQuestion.ts'
import type { QuestionType } from './questionTypes.ts'
import type { AskedQuestion } from './responses.ts'

/** Merges a guest's new responses into the earlier ones. A new response replaces an earlier one to the same question. */
export const mergeResponses = (
  responses: readonly QuestionResponse[],
  earlier: readonly QuestionResponse[],
): QuestionResponse[] => [
  ...earlier.filter(({ questionUuid }) => !responses.some((response) => response.questionUuid === questionUuid)),
  ...responses,
]

/**
 * Returns an empty response for each question that has an earlier response but no new one. The server deletes a response if it
 * receives an empty one.
 */
export const clearedResponses = (
  responses: readonly QuestionResponse[],
  earlier: readonly QuestionResponse[],
): QuestionResponse[] =>
  earlier
    .filter(({ questionUuid }) => !responses.some((response) => response.questionUuid === questionUuid))
    .map(({ questionUuid }) => ({ questionUuid, answerValue: { text: '' } }))

const misfits: Partial<Record<QuestionType, string>> = {
  choice: copy.optionUnknown,
  choices: copy.optionUnknown,
  number: copy.numberInvalid,
  date: copy.dateInvalid,
}

/** Returns the error message for a response that doesn't fit its question, or undefined if it fits. */
function misfitOf(question: AskedQuestion, value: QuestionResponse['answerValue']): string | undefined {
  if (fitsQuestion(question, value)) return undefined
  if (question.perHead && 'counts' in value && !areWhole(value.counts)) return copy.countInvalid
  return misfits[question.questionType] ?? copy.responseMissing
}

/** Returns the error message for a response that is for another number of people than the guest's party has. */
function misfitOfParty(
  question: AskedQuestion,
  value: QuestionResponse['answerValue'],
  partySize: number,
): string | undefined {
  if (!question.perHead || fitsParty(question, value, partySize)) return undefined
  return (peopleIn(value) > partySize ? copy.tooManyPeople : copy.tooFewPeople)(peopleIn(value), partySize)
}

/**
 * Returns the error messages for a guest's responses, by question id (VAL-06, VAL-44). Questions that aren't asked have none.
 * `partySize` is the number of the guest and the plus-ones. `respondedIds` contains the ids of required questions that may stay blank,
 * because they have a response that the caller can't see.
 */
export function responseErrors(
  questions: readonly AskedQuestion[],
  responses: readonly QuestionResponse[],
  partySize: number,
  respondedIds: readonly string[] = [],
): Record<string, string> {
  const errors: Record<string, string> = {}
  const valueOf = (id: string) => responses.find(({ questionUuid }) => questionUuid === id)?.answerValue
  for (const question of askedQuestions(questions, responses, respondedIds)) {
    const { questionUuid, isRequired, askedIf } = question
    const value = valueOf(questionUuid)
    if (value === undefined) {
      // Without the other question's response, only the server knows if this one is asked.
      const isCertain = !askedIf || valueOf(askedIf.questionUuid) !== undefined
      if (isRequired && isCertain && !respondedIds.includes(questionUuid)) errors[questionUuid] = copy.responseMissing
    } else if ('text' in value && value.text.length > limits.response)
      errors[questionUuid] = copy.responseTooLong(limits.response)
    else {
      const wrong = misfitOf(question, value) ?? misfitOfParty(question, value, partySize)
      if (wrong !== undefined) errors[questionUuid] = wrong
    }
  }
  return errors
}
