import * as copy from '@festoon/contract/messages/guests/guestStatus'

interface ConditionalQuestion {
  questionUuid: string
  question: string
  askedIf?: { questionUuid: string; responses: readonly string[] } | undefined
  questionType: string
}

/**
 * Returns the condition of a question in words, such as "Only if Yes to “Do you stay overnight?”"; undefined if everyone is asked.
 * `questions` are those of the event.
 */
export function conditionText(
  { askedIf }: ConditionalQuestion,
  questions: readonly ConditionalQuestion[],
): string | undefined {
  const other = askedIf && questions.find(({ questionUuid }) => questionUuid === askedIf.questionUuid)
  if (!other) return undefined
  const isYesNo = other.questionType === 'yesNo'
  const responses = askedIf.responses.map((response) => (!isYesNo ? response : response === 'yes' ? copy.yes : copy.no))
  return copy.onlyIf(responses, other.question)
}
