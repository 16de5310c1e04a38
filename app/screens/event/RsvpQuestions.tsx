import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { Answer } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { answerField } from '@festoon/contract/rules/answers'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { TextField } from '@festoon/ui/TextField'
import { useIsInBrowser } from '../../layout/useIsInBrowser.ts'
import { keptAnswers } from '../../document/keptAnswers.ts'
import { partStyles } from './partStyles.ts'
import type { SongFieldProps } from './SongField.tsx'

export interface RsvpQuestionsProps {
  event: EventView
  /** What was answered before. */
  start: readonly Answer[]
  /** What is wrong, by question. */
  errors: Readonly<Record<string, string>>
}

// Brings a search along that few parties ask for. Without it a song is named in words.
const SongField = lazy<ComponentType<SongFieldProps>>(() =>
  Promise.all([import('./SongField.tsx'), partStyles()]).then(
    ([part]) => ({ default: part.SongField }),
    () => ({ default: SongName }),
  ),
)

function SongName({ start, ...field }: SongFieldProps) {
  return (
    <TextField
      {...field}
      placeholder="Type response here"
      maxLength={limits.answer}
      defaultValue={start && 'text' in start ? start.text : ''}
    />
  )
}

/** The host's questions to somebody who comes: text, yes or no, and songs. What was half-written before a reload is there again. */
export function RsvpQuestions({ start, ...asked }: RsvpQuestionsProps) {
  // The server draws them without knowing what this browser kept; where that is something, they are drawn anew with it.
  const isHere = useIsInBrowser()
  const kept = useMemo(() => (isHere ? keptAnswers(asked.event.id) : undefined), [isHere, asked.event.id])
  return <Fields key={kept ? 'kept' : 'new'} start={kept ?? start} isHere={isHere} {...asked} />
}

function Fields({ event, start, errors, isHere }: RsvpQuestionsProps & { isHere: boolean }) {
  const answered = event.invitee?.withheld?.answered ?? []
  return event.questions.map((question) => {
    const { questionUuid, questionType, isRequired } = question
    const value = start.find((answer) => answer.questionUuid === questionUuid)?.answerValue
    // An answer that is there, and is not shown here.
    const isHidden = value === undefined && answered.includes(questionUuid)
    const field = { name: answerField(question), required: isRequired && !isHidden, error: errors[questionUuid] }
    const hint = isHidden ? 'This was answered before. Leave it empty to keep that answer.' : undefined
    if (questionType === 'song') {
      const song = { ...field, label: question.question, hint, start: value }
      const plain = <SongName {...song} />
      if (!isHere) return <div key={questionUuid}>{plain}</div>
      return (
        <Suspense key={questionUuid} fallback={plain}>
          <SongField {...song} />
        </Suspense>
      )
    }
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
        hint={hint}
        multiline
        rows={2}
        limit={limits.answer}
        placeholder="Type response here"
        defaultValue={value && 'text' in value ? value.text : ''}
      />
    )
  })
}
