import type { Answer } from '../guest.ts'
import { limits } from '../limits.ts'
import type { Asked } from './answers.ts'

/** The known answers beside the given ones, which come in their place. */
export const withKnown = (given: readonly Answer[], known: readonly Answer[]): Answer[] => [
  ...known.filter(({ questionUuid }) => !given.some((answer) => answer.questionUuid === questionUuid)),
  ...given,
]

/** The known answers that are given no more, as the wire takes them back. */
export const takenBack = (given: readonly Answer[], known: readonly Answer[]): Answer[] =>
  known
    .filter(({ questionUuid }) => !given.some((answer) => answer.questionUuid === questionUuid))
    .map(({ questionUuid }) => ({ questionUuid, answerValue: { text: '' } }))

/**
 * What is wrong with the answers of somebody who comes, by question (VAL-06, VAL-44). `answered`: questions that have an
 * answer which is not shown here, and need none.
 */
export function answerErrors(
  questions: readonly Asked[],
  answers: readonly Answer[],
  answered: readonly string[] = [],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { questionUuid, isRequired } of questions) {
    const value = answers.find((answer) => answer.questionUuid === questionUuid)?.answerValue
    if (value === undefined) {
      if (isRequired && !answered.includes(questionUuid)) errors[questionUuid] = 'This is a required field'
    } else if ('text' in value && value.text.length > limits.answer)
      errors[questionUuid] = `Please limit your answer to ${limits.answer} characters.`
  }
  return errors
}
