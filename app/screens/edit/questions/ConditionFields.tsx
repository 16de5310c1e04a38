import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as copy from '@festoon/contract/messages/edit/questions'
import { no, yes } from '@festoon/contract/messages/guests/guestStatus'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Select } from '@festoon/ui/Select'
import { storableLine } from '../saving/storableText.ts'
import { conditionOn, otherOf, possibleOthers, responsesTo } from './questionConditions.ts'
import type { QuestionFields } from './questionFields.ts'

export interface ConditionFieldsProps {
  questions: readonly QuestionFields[]
  /** The question's index in the list. */
  at: number
  onChange: (condition: QuestionFields['askedIf']) => void
}

/**
 * The condition under which guests are asked a question: the responses to an earlier question. Has no content if there is no condition
 * and no question to depend on.
 */
export function ConditionFields({ questions, at, onChange }: ConditionFieldsProps) {
  const group = useRef<HTMLDivElement>(null)
  const position = at + 1
  const condition = questions[at]?.askedIf
  const others = possibleOthers(questions, at)
  const last = others.at(-1)
  const other = otherOf(questions, at)
  const possible = other ? responsesTo(other) : []
  const chosenResponses = possible.filter((response) => condition?.responses.map(storableLine).includes(response))
  const change = (next: QuestionFields['askedIf']): void => {
    flushSync(() => onChange(next))
    group.current?.querySelector<HTMLElement>('select, button')?.focus()
  }
  const isGone = condition !== undefined && other === undefined
  const notice = useRef<HTMLParagraphElement>(null)
  const wasGone = useRef(isGone)
  useEffect(() => {
    const isNew = isGone && !wasGone.current
    wasGone.current = isGone
    // After the focus has moved to what the host used.
    if (isNew) requestAnimationFrame(() => notice.current?.scrollIntoView({ block: 'nearest' }))
  }, [isGone])
  if (!condition)
    return last ? (
      <div ref={group}>
        <Button
          tone="quiet"
          size="small"
          aria-label={copy.askOnlyIf(position)}
          onClick={() => change(conditionOn(last))}
        >
          {copy.onlyIf}
        </Button>
      </div>
    ) : null
  return (
    <div
      ref={group}
      role="group"
      aria-label={copy.condition(position)}
      className="grid grid-cols-1 justify-items-start gap-3 border-s-4 border-line-strong ps-3"
    >
      {others.length > 0 && (
        <Select
          label={copy.askedOnlyIf}
          placeholder={copy.chooseQuestion}
          required
          options={others.map(({ questionUuid, question }) => ({ value: questionUuid, label: question }))}
          value={other?.questionUuid ?? ''}
          onValueChange={(id) => {
            const next = others.find(({ questionUuid }) => questionUuid === id)
            if (next) onChange(conditionOn(next))
          }}
        />
      )}
      {other && (
        <div role="group" aria-label={copy.hasResponse(position)} className="grid w-full grid-cols-1">
          <p aria-hidden="true" className="text-label font-semibold">
            {copy.isOneOf(possible.length)}
          </p>
          {possible.map((response) => (
            <Checkbox
              key={response}
              label={other.questionType !== 'yesNo' ? response : response === 'yes' ? yes : no}
              checked={chosenResponses.includes(response)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  questionUuid: other.questionUuid,
                  responses: possible.filter((one) => (one === response ? checked : chosenResponses.includes(one))),
                })
              }
            />
          ))}
        </div>
      )}
      <p ref={notice} role="status" className="scroll-my-24 text-label text-ink-muted empty:hidden">
        {!other ? copy.conditionGone : chosenResponses.length === 0 ? copy.chooseResponse : null}
      </p>
      <Button tone="quiet" size="small" aria-label={copy.alwaysAskQuestion(position)} onClick={() => change(undefined)}>
        {copy.alwaysAsk}
      </Button>
    </div>
  )
}
