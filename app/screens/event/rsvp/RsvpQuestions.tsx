import { Suspense, useDeferredValue, useMemo } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import type { EventView } from '@festoon/contract/nouns/event'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { responseField } from '@festoon/contract/rules/guests/responses'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { TextField } from '@festoon/ui/TextField'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { useIsInBrowser } from '../../../platform/browser/useIsInBrowser.ts'
import { readGuestMemory } from '../../../platform/document/guestMemory.ts'
import { partStyles } from '../guestParts/partStyles.ts'
import { HeadPart } from './HeadPart.tsx'
import type { SongFieldProps } from './SongField.tsx'

export interface RsvpQuestionsProps {
  event: EventView
  /** The initial responses. */
  start: readonly QuestionResponse[]
  /** Error messages by question UUID. */
  errors: Readonly<Record<string, string>>
  /** The number of people: the guest and the plus-ones. */
  partySize: number
}

// Loaded on demand, because few parties ask for songs. If that fails, a plain text field takes its place.
const SongField = lazyOr<SongFieldProps>(
  () => Promise.all([import('./SongField.tsx'), partStyles()]).then(([part]) => part.SongField),
  SongName,
)

function SongName({ song: _song, ...field }: SongFieldProps) {
  return <TextField {...field} placeholder={copy.typeResponse} maxLength={limits.response} />
}

/**
 * The fields for the host's questions, each of which asks for text, yes or no, or a song. CSS hides those that aren't asked, by marks on
 * the options that they depend on (askedIf.css). Restores responses entered before a reload.
 */
export function RsvpQuestions({ start, ...props }: RsvpQuestionsProps) {
  // The server doesn't have the responses stored in this browser, so the fields are rerendered with them.
  const isInBrowser = useIsInBrowser()
  const eventId = props.event.id
  const restoredResponses = useMemo(
    () => (isInBrowser ? readGuestMemory(eventId).responses : undefined),
    [isInBrowser, eventId],
  )
  return <Fields key={restoredResponses ? 'restored' : 'new'} start={restoredResponses ?? start} {...props} />
}

function Fields({ event, start, errors, partySize }: RsvpQuestionsProps) {
  const { questions, invitee } = event
  // Deferred, so that the server's plain field stays, and people go on typing, until the code of the other one has loaded.
  const findsSongs = useDeferredValue(useIsInBrowser())
  const valueOf = (id: string) => start.find(({ questionUuid }) => questionUuid === id)?.answerValue
  // Already responded, but the response isn't shown here.
  const isHidden = (id: string) => valueOf(id) === undefined && invitee?.withheld?.responses.includes(id)
  const marks: { [questionUuid: string]: string } = {}
  return questions.map((question, at) => {
    const { questionUuid, askedIf } = question
    if (!askedIf) return fieldOf(question)
    const { questionUuid: other } = askedIf
    // A question is hidden with the one that it depends on. If that one has a hidden response, only the server knows.
    const mark = `${marks[other] ?? ''} ${isHidden(other) ? '' : at}`
    marks[questionUuid] = mark
    return (
      <div key={questionUuid} data-if={mark}>
        {fieldOf(question)}
      </div>
    )
  })

  function fieldOf(question: Question) {
    const { questionUuid, questionType, isRequired, options, perHead } = question
    const value = valueOf(questionUuid)
    const hidden = isHidden(questionUuid)
    const field = { name: responseField(question), required: isRequired && !hidden, error: errors[questionUuid] }
    const hint = hidden ? copy.responseHidden : undefined
    const questionField = { ...field, label: question.question, hint }
    const text = value && 'text' in value ? value.text : ''
    if (questionType === 'song') {
      const song = { ...questionField, defaultValue: text, song: value && 'song' in value ? value.song : undefined }
      const Song = findsSongs ? SongField : SongName
      return (
        <Suspense key={questionUuid} fallback={<SongName {...song} />}>
          <Song {...song} />
        </Suspense>
      )
    }
    if (perHead)
      return (
        <HeadPart key={questionUuid} {...field} hint={hint} question={question} start={value} partySize={partySize} />
      )
    if (questionType === 'yesNo' || options) {
      const option = (one: string, label: string, response: string) => ({
        value: one,
        label,
        marks: questions
          .map(({ askedIf }, at) =>
            askedIf?.questionUuid === questionUuid && askedIf.responses.includes(response) ? `${at}` : '',
          )
          .join(' '),
      })
      return (
        <Choice
          key={questionUuid}
          {...field}
          multiple={questionType === 'choices'}
          layout={options && 'column'}
          // Checkboxes can't be required one by one, so that screen readers wouldn't say it.
          legend={questionType === 'choices' && field.required ? copy.required(question.question) : question.question}
          defaultValue={value && 'isYes' in value ? String(Number(value.isYes)) : text}
          options={
            options?.map((one) => option(one, one, one)) ?? [option('1', copy.yes, 'yes'), option('0', copy.no, 'no')]
          }
        />
      )
    }
    if (questionType !== 'text')
      return <TextField key={questionUuid} {...questionField} type={questionType} defaultValue={text} />
    return (
      <LimitedTextField
        key={questionUuid}
        {...questionField}
        defaultValue={text}
        multiline
        rows={2}
        limit={limits.response}
        placeholder={copy.typeResponse}
      />
    )
  }
}
