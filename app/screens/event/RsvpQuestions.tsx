import { useMemo, useSyncExternalStore } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { Answer } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { answerField } from '@festoon/contract/rules/answers'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { keptAnswers } from './keptAnswers.ts'

export interface RsvpQuestionsProps {
  event: EventView
  /** What was answered before. */
  start: readonly Answer[]
  /** What is wrong, by question. */
  errors: Readonly<Record<string, string>>
}

const never = () => () => undefined

/** The host's questions to somebody who comes: text, and yes or no. What was half-written before a reload is there again. */
export function RsvpQuestions({ start, ...asked }: RsvpQuestionsProps) {
  // The server draws them without knowing what this browser kept; where that is something, they are drawn anew with it.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const kept = useMemo(() => (isHere ? keptAnswers(asked.event.id) : undefined), [isHere, asked.event.id])
  return <Fields key={kept ? 'kept' : 'new'} start={kept ?? start} {...asked} />
}

function Fields({ event, start, errors }: RsvpQuestionsProps) {
  return event.questions.map((question) => {
    const { questionUuid, questionType, isRequired } = question
    if (questionType === 'song') return null
    const value = start.find((answer) => answer.questionUuid === questionUuid)?.answerValue
    const field = { name: answerField(question), required: isRequired, error: errors[questionUuid] }
    if (questionType === 'yesNo') {
      const chosen = value && 'isYes' in value ? { defaultValue: value.isYes ? '1' : '0' } : {}
      const options = [
        { value: '1', label: 'Yes' },
        { value: '0', label: 'No' },
      ]
      return <Choice key={questionUuid} {...field} {...chosen} legend={question.question} options={options} />
    }
    return (
      <LimitedTextField
        key={questionUuid}
        {...field}
        label={question.question}
        multiline
        rows={2}
        limit={limits.answer}
        placeholder="Type response here"
        defaultValue={value && 'text' in value ? value.text : ''}
      />
    )
  })
}
