import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../../limits.ts'
import { hasOptions } from '../guests/questionTypes.ts'
import { conditionError } from './conditionError.ts'
import type { Conditional } from './conditions.ts'

/** A problem of a question. The path is the question's index and the name of a field. */
export interface QuestionIssue {
  path: [at: number, field: string]
  message: string
}

/** Returns the problems of an event's questions, apart from those that a schema of one question finds. */
export function questionIssues(questions: readonly (Conditional & { question: string })[]): QuestionIssue[] {
  return questions.flatMap((question, at) => {
    const { options, perHead, questionType } = question
    const wrong: Readonly<Record<string, string | undefined | false>> = {
      options: !hasOptions(question)
        ? options && copy.optionsUnexpected
        : (options ?? []).length < limits.optionsMinimum && copy.optionsCount,
      perHead: perHead && questionType !== 'choice' && copy.perHeadUnexpected,
      askedIf: conditionError(questions, at),
    }
    return Object.entries(wrong).flatMap(([field, message]): QuestionIssue[] =>
      message ? [{ path: [at, field], message }] : [],
    )
  })
}
