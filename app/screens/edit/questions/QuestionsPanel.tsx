import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Question } from '@festoon/contract/nouns/event'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { IconButton } from '@festoon/ui/IconButton'
import { Select } from '@festoon/ui/Select'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import { newUuid } from '../../../browser/newUuid.ts'
import type { QuestionFields } from '../eventFields.ts'
import { BinIcon, DownIcon, UpIcon } from '../icons.tsx'
import type { PanelProps } from '../panelProps.ts'
import { PlaylistSection } from './PlaylistSection.tsx'

const types = [
  { value: 'text', label: 'A few words' },
  { value: 'yesNo', label: 'Yes or no' },
] as const
const song = { value: 'song', label: 'A song request' } as const

export interface QuestionsPanelProps extends PanelProps {
  /** What the guests of a live event were asked. */
  asked: readonly Question[]
}

/** What guests are asked when they answer: added, written, ordered and removed by buttons (QUES-01, QUES-02, QUES-05). */
export function QuestionsPanel({ fields, onChange, asked }: QuestionsPanelProps) {
  const { questions, playlistId } = fields
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const set = (next: QuestionFields[]): void => onChange({ questions: next })
  const patch = (id: string, part: Partial<QuestionFields>): void =>
    set(questions.map((one) => (one.questionUuid === id ? { ...one, ...part } : one)))
  const askAnew = (id: string): void => {
    const questionUuid = newUuid()
    flushSync(() => set(questions.map((one) => (one.questionUuid === id ? { ...one, questionUuid } : one))))
    goTo(questionUuid, 'input')
  }
  const goTo = (id: string, part: string): void =>
    list.current?.querySelector<HTMLElement>(`[data-question="${id}"] ${part}`)?.focus()
  const move = (id: string, from: number, to: number): void => {
    const next = [...questions]
    next.splice(to, 0, ...next.splice(from, 1))
    flushSync(() => set(next))
    // At an end the button that led there does nothing any more: the other one has the focus.
    if (to === 0) goTo(id, '[data-move=down]')
    if (to === next.length - 1) goTo(id, '[data-move=up]')
  }
  const remove = (id: string, index: number): void => {
    const neighbour = questions[index + 1] ?? questions[index - 1]
    flushSync(() => set(questions.filter(({ questionUuid }) => questionUuid !== id)))
    if (neighbour) goTo(neighbour.questionUuid, 'input')
    else adder.current?.focus()
  }
  const add = (question: string, questionType: QuestionFields['questionType']): void => {
    const questionUuid = newUuid()
    // The new question's field is where the host goes on.
    flushSync(() => set([...questions, { questionUuid, question, isRequired: false, questionType }]))
    goTo(questionUuid, 'input')
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-body text-ink-muted">Guests answer these when they say that they are coming.</p>
      <ol ref={list} aria-label="Questions" className="grid grid-cols-1 gap-4 empty:hidden">
        {questions.map((one, index) => {
          const { questionUuid: id } = one
          const name = `question ${index + 1}`
          return (
            <li key={id} data-question={id} className="grid grid-cols-1 gap-3 rounded-md border-2 border-line p-4">
              <TextField
                label={`Question ${index + 1}`}
                placeholder="Any allergies?"
                maxLength={256}
                value={one.question}
                onChange={(event) => patch(id, { question: event.currentTarget.value })}
              />
              <Select
                label={`Answer to ${name}`}
                options={playlistId === null && one.questionType !== 'song' ? types : [...types, song]}
                value={one.questionType}
                onValueChange={(value) =>
                  patch(id, { questionType: [...types, song].find((type) => type.value === value)?.value ?? 'text' })
                }
              />
              {isReworded(one, asked) && (
                <div className="grid grid-cols-1 justify-items-start gap-2 border-s-4 border-line-strong ps-3 text-label">
                  <p>Whoever has answered keeps their answer, as an answer to the new question.</p>
                  <Button tone="quiet" size="small" onClick={() => askAnew(id)}>
                    Ask everybody anew
                  </Button>
                </div>
              )}
              <Switch
                label="Required"
                checked={one.isRequired}
                onCheckedChange={(isRequired) => patch(id, { isRequired })}
              />
              <div className="flex justify-end gap-1">
                <IconButton
                  label={`Move ${name} up`}
                  icon={<UpIcon />}
                  disabled={index === 0}
                  data-move="up"
                  onClick={() => move(id, index, index - 1)}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={<DownIcon />}
                  disabled={index === questions.length - 1}
                  data-move="down"
                  onClick={() => move(id, index, index + 1)}
                />
                <IconButton label={`Remove ${name}`} icon={<BinIcon />} onClick={() => remove(id, index)} />
              </div>
            </li>
          )
        })}
      </ol>
      <Button ref={adder} tone="quiet" disabled={questions.length >= limits.questions} onClick={() => add('', 'text')}>
        {questions.length === 0 ? 'Add a question' : 'Add another question'}
      </Button>
      <PlaylistSection
        fields={fields}
        onChange={onChange}
        onAskForSongs={() => add('Which song gets you dancing?', 'song')}
      />
    </div>
  )
}

/** Guests were asked this in other words, or for another kind of answer. */
function isReworded({ questionUuid, question, questionType }: QuestionFields, asked: readonly Question[]): boolean {
  const before = asked.find((one) => one.questionUuid === questionUuid)
  return before !== undefined && (before.question !== question.trim() || before.questionType !== questionType)
}
