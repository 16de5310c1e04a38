import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/questions'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { hasOptions } from '@festoon/contract/rules/guests/questionTypes'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { Button } from '@festoon/ui/Button'
import { IconButton } from '@festoon/ui/IconButton'
import { Select } from '@festoon/ui/Select'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import { newUuid } from '../../../platform/browser/newUuid.ts'
import { BinIcon, DownIcon, UpIcon } from '../icons.tsx'
import type { FaultyPanelProps } from '../panelProps.ts'
import { useFaultFocus } from '../useFaultFocus.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import { PlaylistSection } from './PlaylistSection.tsx'
import { dependentsOf, isPerHead, withNewId, withOptions } from './questionConditions.ts'
import { filledOptions, type QuestionFields } from './questionFields.ts'
import { useRemoval } from './useRemoval.tsx'

const types = [
  { value: 'text', label: copy.shortText },
  { value: 'yesNo', label: copy.yesOrNo },
  { value: 'choice', label: copy.oneOption },
  { value: 'choices', label: copy.anyOptions },
  { value: 'number', label: copy.wholeNumber },
  { value: 'date', label: copy.day },
] as const
const song = { value: 'song', label: copy.songRequest } as const

export interface QuestionsPanelProps extends FaultyPanelProps {
  /** The saved questions of a live event with guests; empty otherwise. */
  original: readonly Question[]
}

/**
 * The side panel's tab for questions to guests, where the host can add, edit, reorder, and remove questions (QUES-01, QUES-02,
 * QUES-05). Also contains the playlist section.
 */
export function QuestionsPanel({ fields, onChange, faults, original }: QuestionsPanelProps) {
  const { questions, playlistId } = fields
  const tab = useFaultFocus(faults)
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const removal = useRemoval(fields.id, original)
  const set = (next: QuestionFields[]): void => onChange({ questions: next })
  const patch = (id: string, part: Partial<QuestionFields>): void =>
    set(questions.map((one) => (one.questionUuid === id ? { ...one, ...part } : one)))
  const askAgain = (id: string): void => {
    const questionUuid = newUuid()
    flushSync(() => set(withNewId(questions, id, questionUuid)))
    goTo(questionUuid, 'input')
  }
  const goTo = (id: string, part: string): void =>
    list.current?.querySelector<HTMLElement>(`[data-question="${id}"] ${part}`)?.focus()
  const move = (id: string, from: number, to: number): void => {
    const next = [...questions]
    next.splice(to, 0, ...next.splice(from, 1))
    flushSync(() => set(next))
    // At either end the pressed button is disabled, so the other one is focused.
    if (to === 0) goTo(id, '[data-move=down]')
    if (to === next.length - 1) goTo(id, '[data-move=up]')
  }
  const remove = (id: string): void => {
    const index = questions.findIndex(({ questionUuid }) => questionUuid === id)
    const neighbor = questions[index + 1] ?? questions[index - 1]
    flushSync(() => set(questions.filter(({ questionUuid }) => questionUuid !== id)))
    if (neighbor) goTo(neighbor.questionUuid, 'input')
    else adder.current?.focus()
  }
  const add = (question: string, questionType: QuestionFields['questionType']): void => {
    const questionUuid = newUuid()
    // Focuses the new question's field.
    flushSync(() => set([...questions, { questionUuid, question, isRequired: false, questionType }]))
    goTo(questionUuid, 'input')
  }
  return (
    <div ref={tab} className="grid grid-cols-1 gap-6">
      <p className="text-body text-ink-muted">{copy.questionsDetail}</p>
      <ol ref={list} aria-label={copy.questions} className="grid grid-cols-1 gap-4 empty:hidden">
        {questions.map((one, index) => {
          const { questionUuid: id } = one
          const position = index + 1
          const dependents = dependentsOf(questions, id)
          return (
            <li key={id} data-question={id} className="grid grid-cols-1 gap-3 rounded-md border-2 border-line p-4">
              <TextField
                label={copy.questionNumber(position)}
                placeholder={copy.questionExample}
                maxLength={256}
                value={one.question}
                onChange={(event) => patch(id, { question: event.currentTarget.value })}
              />
              <Select
                label={copy.responseType(position)}
                options={playlistId === null && one.questionType !== 'song' ? types : [...types, song]}
                value={one.questionType}
                onValueChange={(value) =>
                  patch(id, { questionType: [...types, song].find((type) => type.value === value)?.value ?? 'text' })
                }
              />
              {hasOptions(one) && (
                <OptionFields
                  position={position}
                  question={one}
                  wasTried={faults > 0}
                  onChange={(options) => set(withOptions(questions, id, options))}
                  onRemove={(option, run) => removal.remove({ questionUuid: id, option, run })}
                />
              )}
              {one.questionType === 'choice' && (
                <Switch
                  label={copy.perHead}
                  hint={copy.perHeadHint}
                  checked={isPerHead(one)}
                  onCheckedChange={(perHead) => patch(id, { perHead: perHead || undefined })}
                />
              )}
              <ConditionFields questions={questions} at={index} onChange={(askedIf) => patch(id, { askedIf })} />
              {dependents.length > 0 && <p className="text-label text-ink-muted">{copy.decides(dependents)}</p>}
              {isReworded(one, original) && (
                <div className="grid grid-cols-1 justify-items-start gap-2 border-s-4 border-line-strong ps-3 text-label">
                  <p>{copy.responsesKept}</p>
                  <Button tone="quiet" size="small" onClick={() => askAgain(id)}>
                    {copy.askAgain}
                  </Button>
                </div>
              )}
              <Switch
                label={copy.required}
                checked={one.isRequired}
                onCheckedChange={(isRequired) => patch(id, { isRequired })}
              />
              <div className="flex justify-end gap-1">
                <IconButton
                  label={copy.moveUp(position)}
                  icon={<UpIcon />}
                  disabled={index === 0}
                  data-move="up"
                  onClick={() => move(id, index, index - 1)}
                />
                <IconButton
                  label={copy.moveDown(position)}
                  icon={<DownIcon />}
                  disabled={index === questions.length - 1}
                  data-move="down"
                  onClick={() => move(id, index, index + 1)}
                />
                <IconButton
                  label={copy.remove(position)}
                  icon={<BinIcon />}
                  onClick={() => removal.remove({ questionUuid: id, run: () => remove(id) })}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <Button ref={adder} tone="quiet" disabled={questions.length >= limits.questions} onClick={() => add('', 'text')}>
        {questions.length === 0 ? copy.addQuestion : copy.addAnother}
      </Button>
      {removal.dialog}
      <PlaylistSection fields={fields} onChange={onChange} onAskForSongs={() => add(copy.songQuestion, 'song')} />
    </div>
  )
}

/** Returns true if a question's text, type, options, or people differ from the version that guests may have seen. */
function isReworded(askedQuestion: QuestionFields, original: readonly Question[]): boolean {
  const before = original.find((one) => one.questionUuid === askedQuestion.questionUuid)
  if (before === undefined) return false
  if (before.question !== askedQuestion.question.trim() || before.questionType !== askedQuestion.questionType)
    return true
  if ((before.perHead ?? false) !== isPerHead(askedQuestion)) return true
  return hasOptions(askedQuestion) && !sameContent(before.options ?? [], filledOptions(askedQuestion.options))
}
