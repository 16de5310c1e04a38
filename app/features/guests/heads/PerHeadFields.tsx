import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/rsvp/perHead'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { countField } from '@festoon/contract/rules/guests/responses'
import { Choice } from '@festoon/ui/Choice'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { useIsInBrowser } from '../../../platform/browser/useIsInBrowser.ts'

export interface PerHeadFieldsProps {
  question: Question
  /** The initial response. */
  start: QuestionResponse['answerValue'] | undefined
  /** The number of people: the guest and the plus-ones. */
  partySize: number
  required: boolean
  hint: string | undefined
  error: string | undefined
}

const maxPartySize = limits.additionalGuests + 1
const countsOf = (start: PerHeadFieldsProps['start']): Map<string, number> =>
  new Map(start && 'counts' in start ? start.counts.map(({ option, count }) => [option, count || 0]) : [])

/**
 * The fields of a question that is asked per person: a number of people for each option or, for a guest who comes alone, one choice.
 * Without JavaScript, the number of plus-ones isn't known, so there are always number fields.
 */
export function PerHeadFields({ question, start, partySize, required, hint, error }: PerHeadFieldsProps) {
  const id = useId()
  const isInBrowser = useIsInBrowser()
  const [counts, setCounts] = useState(() => countsOf(start))
  const group = useRef<HTMLDivElement>(null)
  const { options = [] } = question
  const countOf = (option: string): number => counts.get(option) ?? 0
  const people = options.reduce((sum, option) => sum + countOf(option), 0)
  const isSingle = isInBrowser && partySize === 1
  const only = people === 1 ? options.find((option) => countOf(option) === 1) : undefined

  // Steppers and hidden fields change without an input event, which the form around them relies on.
  const values = JSON.stringify([...counts])
  const lastReport = useRef(values)
  useEffect(() => {
    if (lastReport.current === values) return
    lastReport.current = values
    group.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [values])

  return (
    <div ref={group}>
      {isSingle ? (
        <>
          <Choice
            legend={question.question}
            // A name that no response has: the hidden field below is sent.
            name={id}
            layout="column"
            required={required}
            value={only ?? ''}
            options={options.map((option) => ({ value: option, label: option }))}
            onValueChange={(option) => setCounts(new Map([[option, 1]]))}
            error={error}
          />
          {only !== undefined && <input type="hidden" name={countField(question, only)} value={1} />}
          {hint !== undefined && <p className="text-caption text-ink-muted">{hint}</p>}
        </>
      ) : (
        <fieldset
          className="grid min-w-0 gap-3"
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
          data-invalid={error === undefined ? undefined : true}
        >
          <legend className="mb-2 text-label font-semibold">
            {/* Number fields can't be required one by one, so that screen readers wouldn't say it. */}
            {required ? copy.required(question.question) : question.question}
          </legend>
          <p id={`${id}-hint`} className="text-caption text-ink-muted">
            {hint ?? copy.howMany}
          </p>
          {options.map((option) => {
            const count = countOf(option)
            return (
              <NumberStepper
                key={option}
                label={option}
                name={countField(question, option)}
                value={count}
                min={0}
                max={isInBrowser ? Math.max(count, partySize - people + count) : maxPartySize}
                onValueChange={(next) => setCounts(new Map(counts).set(option, next))}
              />
            )
          })}
          {/* With room for a line before the script runs, so that nothing moves. */}
          <p role="status" className="min-h-[1lh] text-label noscript:hidden">
            {isInBrowser && copy.chosenFor(people, partySize, required)}
          </p>
          <p id={`${id}-error`} role="alert" className="text-body text-error empty:hidden">
            {error}
          </p>
        </fieldset>
      )}
    </div>
  )
}
