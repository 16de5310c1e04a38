import type { QuestionResponse } from '../../nouns/guest.ts'
import type { AskedQuestion } from '../guests/responses.ts'

/** The fields of a question that its condition, and the conditions of later questions, depend on. */
export type Conditional = Pick<AskedQuestion, 'questionUuid' | 'questionType' | 'options' | 'perHead' | 'askedIf'>

/**
 * Returns the responses to a question that can decide if a later question is asked: `yes` and `no`, or its options. Empty for other
 * types, and for a question asked per person.
 */
export function decidingResponses({ questionType, options = [], perHead }: Omit<Conditional, 'questionUuid'>) {
  if (questionType === 'yesNo') return ['yes', 'no']
  return (questionType === 'choice' || questionType === 'choices') && !perHead ? options : []
}

/** Checks whether a response to a question is one of certain responses. */
function isAmong(
  { questionType }: Conditional,
  value: QuestionResponse['answerValue'],
  responses: readonly string[],
): boolean {
  if ('isYes' in value) return questionType === 'yesNo' && responses.includes(value.isYes ? 'yes' : 'no')
  if (!('text' in value) || (questionType !== 'choice' && questionType !== 'choices')) return false
  const chosenTexts = questionType === 'choices' ? value.text.split('\n') : [value.text]
  return chosenTexts.some((option) => responses.includes(option))
}

/**
 * Returns the questions that a guest is asked, given the guest's responses. A question with a condition is asked only if the other question
 * comes earlier in the list, is asked too, and has one of the condition's responses. The database does the same (asked_questions.sql).
 * `respondedIds` contains the ids of questions with a response that the caller can't see. Questions that depend on it may be asked, so they
 * are included.
 */
export function askedQuestions<Question extends Conditional>(
  questions: readonly Question[],
  responses: readonly QuestionResponse[],
  respondedIds: readonly string[] = [],
): Question[] {
  const askedSoFar: Question[] = []
  for (const question of questions) {
    const { askedIf } = question
    const other = askedIf && askedSoFar.find(({ questionUuid }) => questionUuid === askedIf.questionUuid)
    const value = other && responses.find(({ questionUuid }) => questionUuid === other.questionUuid)?.answerValue
    if (
      !askedIf ||
      (value ? isAmong(other, value, askedIf.responses) : other && respondedIds.includes(other.questionUuid))
    )
      askedSoFar.push(question)
  }
  return askedSoFar
}

/** Returns the responses to questions that a guest with these responses is asked. */
export function askedResponses<Response extends QuestionResponse>(
  questions: readonly Conditional[],
  responses: readonly Response[],
  respondedIds?: readonly string[],
): Response[] {
  const askedIds = new Set(askedQuestions(questions, responses, respondedIds).map(({ questionUuid }) => questionUuid))
  return responses.filter(({ questionUuid }) => askedIds.has(questionUuid))
}
