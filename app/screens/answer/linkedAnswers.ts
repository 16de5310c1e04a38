import type { Answer } from '@festoon/contract/guest'
import { keptAnswers } from '../../document/keptAnswers.ts'

/**
 * What this browser kept of the answers to a host's questions while its visitor signed in; undefined when that is nothing,
 * so that answers given before stay (STORE-04).
 */
export function linkedAnswers(eventId: string, questions: readonly { questionUuid: string }[]): Answer[] | undefined {
  const kept = keptAnswers(eventId)?.filter(({ questionUuid }) =>
    questions.some((question) => question.questionUuid === questionUuid),
  )
  return kept && kept.length > 0 ? kept : undefined
}
