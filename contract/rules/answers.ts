import type { Answer } from '../guest.ts'
import { limits } from '../limits.ts'

/** A question as far as its answer is concerned. */
export interface Asked {
  questionUuid: string
  questionType: 'text' | 'song' | 'yesNo'
  isRequired: boolean
}

/** The name of a question's field in the answer form: what is read back below. A yes is '1', a no '0'. */
export const answerField = ({ questionType, questionUuid }: Asked): string => `${questionType}:${questionUuid}`

/**
 * The answers that a form's fields hold, and of those that are known the ones that the form did not ask for. A text that was
 * emptied is no answer any more.
 */
export function formAnswers(fields: Iterable<readonly [string, unknown]>, known: readonly Answer[]): Answer[] {
  const asked = new Set<string>()
  const given: Answer[] = []
  for (const [name, value] of fields) {
    const [, kind, questionUuid] = /^(text|yesNo):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(name) ?? []
    if (questionUuid === undefined || typeof value !== 'string') continue
    asked.add(questionUuid)
    // A form without JavaScript ends its lines as the wire does.
    const text = value.replaceAll('\r\n', '\n').trim()
    if (text !== '') given.push({ questionUuid, answerValue: kind === 'text' ? { text } : { isYes: text === '1' } })
  }
  return [...known.filter(({ questionUuid }) => !asked.has(questionUuid)), ...given]
}

/** What is wrong with the answers of somebody who comes, by question (VAL-06). Songs are asked for elsewhere. */
export function answerErrors(questions: readonly Asked[], answers: readonly Answer[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { questionUuid, questionType, isRequired } of questions) {
    if (questionType === 'song') continue
    const value = answers.find((answer) => answer.questionUuid === questionUuid)?.answerValue
    if (value === undefined) {
      if (isRequired) errors[questionUuid] = 'This is a required field'
    } else if ('text' in value && value.text.length > limits.answer)
      errors[questionUuid] = `Please limit your answer to ${limits.answer} characters.`
  }
  return errors
}
