import { Suspense, useMemo } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import { limits } from '@festoon/contract/limits'
import { responseField } from '@festoon/contract/rules/guests/responses'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { TextField } from '@festoon/ui/TextField'
import { useIsInBrowser } from '../../../browser/useIsInBrowser.ts'
import { keptResponses } from '../../../document/keptResponses.ts'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { partStyles } from '../guestParts/partStyles.ts'
import type { SongFieldProps } from './SongField.tsx'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'

export interface RsvpQuestionsProps {
  event: EventView
  /** The initial responses. */
  start: readonly QuestionResponse[]
  /** Error messages by question UUID. */
  errors: Readonly<Record<string, string>>
}

// Loaded on demand, because few parties ask for songs. If that fails, a plain text field takes its place.
const SongField = lazyOr<SongFieldProps>(
  () => Promise.all([import('./SongField.tsx'), partStyles()]).then(([part]) => part.SongField),
  SongName,
)

function SongName({ start, ...field }: SongFieldProps) {
  return (
    <TextField
      {...field}
      placeholder={copy.typeResponse}
      maxLength={limits.response}
      defaultValue={start && 'text' in start ? start.text : ''}
    />
  )
}

/**
 * The fields for the host's questions, each of which asks for text, yes or no, or a song. Restores responses entered before a
 * reload.
 */
export function RsvpQuestions({ start, ...props }: RsvpQuestionsProps) {
  // The server doesn't have the responses stored in this browser, so the fields are rerendered with them.
  const isInBrowser = useIsInBrowser()
  const kept = useMemo(() => (isInBrowser ? keptResponses(props.event.id) : undefined), [isInBrowser, props.event.id])
  return <Fields key={kept ? 'kept' : 'new'} start={kept ?? start} isInBrowser={isInBrowser} {...props} />
}

function Fields({ event, start, errors, isInBrowser }: RsvpQuestionsProps & { isInBrowser: boolean }) {
  const responded = event.invitee?.withheld?.responses ?? []
  return event.questions.map((question) => {
    const { questionUuid, questionType, isRequired } = question
    const value = start.find((response) => response.questionUuid === questionUuid)?.answerValue
    // Already responded, but the response isn't shown here.
    const isHidden = value === undefined && responded.includes(questionUuid)
    const field = { name: responseField(question), required: isRequired && !isHidden, error: errors[questionUuid] }
    const hint = isHidden ? copy.responseHidden : undefined
    if (questionType === 'song') {
      const song = { ...field, label: question.question, hint, start: value }
      const plain = <SongName {...song} />
      if (!isInBrowser) return <div key={questionUuid}>{plain}</div>
      return (
        <Suspense key={questionUuid} fallback={plain}>
          <SongField {...song} />
        </Suspense>
      )
    }
    if (questionType === 'yesNo') {
      const chosen = value && 'isYes' in value ? { defaultValue: value.isYes ? '1' : '0' } : {}
      const options = [
        { value: '1', label: copy.yes },
        { value: '0', label: copy.no },
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
        limit={limits.response}
        placeholder={copy.typeResponse}
        defaultValue={value && 'text' in value ? value.text : ''}
      />
    )
  })
}
