import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { decidingResponses } from '@festoon/contract/rules/questions/conditions'

/** The ids of the questions, in the order of the list. */
export const ids: readonly string[] = Array.from({ length: 6 }, () => randomUUID())
/** The options of all questions to choose from. */
export const options = ['Fish', 'Cake', '__proto__']
/** Returns a response with the number of people for each option. */
export const counts = (all: readonly (readonly [string, number])[]) => ({
  counts: all.map(([option, count]) => ({ option, count })),
})

// Conditions can also be of questions that are missing, the same, or later.
const condition = fc.record({
  questionUuid: fc.constantFrom(...ids),
  responses: fc.subarray(['yes', 'no', ...options]),
})
/** Any responses to one question, which needn't fit. */
export const value: fc.Arbitrary<QuestionResponse['answerValue']> = fc.oneof(
  fc.boolean().map((isYes) => ({ isYes })),
  fc.constantFrom(...options, 'yes', 'Fish\nCake', 'Meat\nFish', '').map((text) => ({ text })),
  fc
    .array(fc.tuple(fc.constantFrom(...options, 'Meat'), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map(counts),
)
/** Responses to any of the questions. */
export const responses = fc.array(fc.record({ questionUuid: fc.constantFrom(...ids), answerValue: value }), {
  maxLength: 8,
})
/** Any question, without its id. */
export const question = fc
  .record({
    questionType: fc.constantFrom('yesNo', 'choice', 'choices', 'text'),
    isRequired: fc.boolean(),
    perHead: fc.boolean(),
    askedIf: fc.option(condition, { nil: undefined, freq: 3 }),
  })
  .map(({ questionType, isRequired, perHead, askedIf }): Omit<Question, 'questionUuid'> => ({
    question: 'Which?',
    questionType,
    isRequired,
    ...(questionType.startsWith('choice') ? { options } : {}),
    ...(questionType === 'choice' && perHead ? { perHead: true as const } : {}),
    ...(askedIf ? { askedIf } : {}),
  }))
/** Any list of questions. */
export const anyQuestions = fc
  .array(question, { minLength: 1, maxLength: ids.length })
  .map((all) => all.map((one, at): Question => ({ ...one, questionUuid: ids[at] ?? '' })))

/** Returns the questions with conditions that the server accepts. */
export const withValidConditions = (all: Question[]): Question[] =>
  all.map(({ askedIf, ...one }, at) => {
    const other = askedIf && all[ids.indexOf(askedIf.questionUuid) % at]
    const keptResponses =
      other && decidingResponses(other).filter((response, nth) => nth === 0 || askedIf.responses.includes(response))
    return keptResponses && keptResponses.length > 0
      ? { ...one, askedIf: { questionUuid: other.questionUuid, responses: keptResponses } }
      : one
  })

/** Returns responses to questions, most of which fit. */
export const responsesTo = (questions: Question[]): fc.Arbitrary<QuestionResponse[]> => {
  const fitting = ({ questionType, perHead }: Question): fc.Arbitrary<QuestionResponse['answerValue']> => {
    if (questionType === 'yesNo') return fc.boolean().map((isYes) => ({ isYes }))
    if (perHead)
      return fc
        .constantFrom(
          [['Fish', 1]] as const,
          [
            ['Fish', 1],
            ['Cake', 1],
          ] as const,
        )
        .map(counts)
    return fc.constantFrom(...options, ...(questionType === 'choices' ? ['Fish\nCake'] : [])).map((text) => ({ text }))
  }
  const arbitraries = questions.map((one) =>
    fc.option(fc.oneof({ weight: 20, arbitrary: fitting(one) }, { weight: 1, arbitrary: value }), {
      nil: undefined,
      freq: 4,
    }),
  )
  return fc
    .tuple(...arbitraries)
    .map((all) => all.flatMap((one, at) => (one ? [{ questionUuid: ids[at] ?? '', answerValue: one }] : [])))
}
