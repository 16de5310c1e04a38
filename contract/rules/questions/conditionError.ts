import * as copy from '@festoon/contract/messages/fields'
import { decidingResponses, type Conditional } from './conditions.ts'

/**
 * Returns the error message for the condition of the question at a position of the list, which names the question. Undefined if the
 * condition is valid, or there is none.
 */
export function conditionError(
  questions: readonly (Conditional & { question: string })[],
  at: number,
): string | undefined {
  const { question = '', askedIf } = questions[at] ?? {}
  if (!askedIf) return undefined
  const other = questions.slice(0, at).find(({ questionUuid }) => questionUuid === askedIf.questionUuid)
  if (!other) return copy.conditionMisplaced(question)
  const possible = decidingResponses(other)
  if (possible.length === 0) return copy.conditionUnfit(question)
  if (askedIf.responses.length === 0) return copy.conditionEmpty(question)
  const unknownResponse = askedIf.responses.find((response) => !possible.includes(response))
  return unknownResponse === undefined ? undefined : copy.conditionUnknown(question, unknownResponse)
}
