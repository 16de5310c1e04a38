import { hasOptions } from '@festoon/contract/rules/guests/questionTypes'
import { decidingResponses } from '@festoon/contract/rules/questions/conditions'
import { storableLine } from '../saving/storableText.ts'
import { filledOptions, type QuestionFields } from './questionFields.ts'

type Condition = NonNullable<QuestionFields['askedIf']>

/** Returns the responses to a question in the editor that can decide if a later question is asked; empty if it can't decide. */
export function responsesTo(question: QuestionFields): readonly string[] {
  if (question.question.trim() === '') return []
  return decidingResponses({ ...question, options: filledOptions(question.options), perHead: isPerHead(question) })
}

/** Returns the questions on which the question at a position can depend. */
export const possibleOthers = (questions: readonly QuestionFields[], at: number): QuestionFields[] =>
  questions.slice(0, at).filter((one) => responsesTo(one).length > 0)

/** Returns the question on which a question depends; undefined if there is none, or it can't decide after a change. */
export const otherOf = (questions: readonly QuestionFields[], at: number): QuestionFields | undefined =>
  possibleOthers(questions, at).find(({ questionUuid }) => questionUuid === questions[at]?.askedIf?.questionUuid)

/** Returns the condition that a question gets first: the answer yes, or none of the options yet. */
export const conditionOn = (other: QuestionFields): Condition => ({
  questionUuid: other.questionUuid,
  responses: other.questionType === 'yesNo' ? ['yes'] : [],
})

/** Checks whether a question is asked per person. The setting stays while the host tries another type. */
export const isPerHead = ({ questionType, perHead }: QuestionFields): boolean =>
  questionType === 'choice' && perHead === true

/** Returns the responses of a condition that the other question still has, as they are saved. */
const keptResponses = (other: QuestionFields, { responses }: Condition): string[] => {
  const chosenResponses = new Set(responses.map(storableLine))
  return responsesTo(other).filter((response) => chosenResponses.has(response))
}

/**
 * Returns the questions as they are saved: without empty ones, and without options, settings, and conditions that don't apply. A
 * condition can still lack its responses.
 */
export const savedQuestions = (questions: readonly QuestionFields[]) =>
  questions.flatMap((one, at) => {
    const { questionUuid, isRequired, questionType, options, askedIf } = one
    const question = storableLine(one.question)
    const other = otherOf(questions, at)
    if (question === '') return []
    return {
      questionUuid,
      question,
      isRequired,
      questionType,
      ...(hasOptions(one) ? { options: filledOptions(options) } : {}),
      ...(isPerHead(one) ? { perHead: true as const } : {}),
      ...(other && askedIf
        ? { askedIf: { questionUuid: askedIf.questionUuid, responses: keptResponses(other, askedIf) } }
        : {}),
    }
  })

/** Returns the questions with the conditions that depend on `id` changed. */
const withConditions = (
  questions: readonly QuestionFields[],
  id: string,
  change: (condition: Condition) => Condition,
): QuestionFields[] =>
  questions.map((one) => (one.askedIf?.questionUuid === id ? { ...one, askedIf: change(one.askedIf) } : one))

/**
 * Returns the questions with new options for the one with the id `id`. If the host renamed an option, the conditions that depend on it
 * have the new name.
 */
export function withOptions(
  questions: readonly QuestionFields[],
  id: string,
  options: readonly string[],
): QuestionFields[] {
  const before = questions.find(({ questionUuid }) => questionUuid === id)?.options ?? []
  const changedQuestions = questions.map((one) => (one.questionUuid === id ? { ...one, options: [...options] } : one))
  const renamedIndexes = before.flatMap((option, at) => (option === options[at] ? [] : [at]))
  const [at] = renamedIndexes
  if (at === undefined || renamedIndexes.length > 1 || before.length !== options.length) return changedQuestions
  const [from, to] = [before[at] ?? '', options[at] ?? '']
  // While two options are equal, the condition stays with the other one.
  if (before.filter((option) => option === from).length > 1) return changedQuestions
  return withConditions(changedQuestions, id, (condition) => ({
    ...condition,
    responses: condition.responses.map((response) => (response === from ? to : response)),
  }))
}

/** Returns the questions with a new id for the one with the id `id`, on which the same questions depend. */
export const withNewId = (questions: readonly QuestionFields[], id: string, newId: string): QuestionFields[] =>
  withConditions(questions, id, (condition) => ({ ...condition, questionUuid: newId })).map((one) =>
    one.questionUuid === id ? { ...one, questionUuid: newId } : one,
  )

/** Returns the positions, from 1, of the questions that depend on the question with the id `id`. */
export const dependentsOf = (questions: readonly QuestionFields[], id: string): number[] =>
  questions.flatMap((_, at) => (otherOf(questions, at)?.questionUuid === id ? [at + 1] : []))
