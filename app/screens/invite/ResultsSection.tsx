import { useId, useState } from 'react'
import * as copy from '@festoon/contract/messages/guests/results'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { yearOf } from '@festoon/contract/rules/dates/calendarDay'
import { conditionText } from '@festoon/contract/rules/questions/conditionText'
import { Switch } from '@festoon/ui/Switch'
import { questionResults, type QuestionResults, type ResultRow } from './questionResults.ts'

export interface ResultsSectionProps {
  event: EventView
  invitees: readonly Invitee[]
  /** Called to show the responses to a question in the guest list. */
  onShow: (questionUuid: string) => void
}

/** The results of the host's questions: counts with bars, totals, or the number of responses. Has no content without questions. */
export function ResultsSection({ event, invitees, onShow }: ResultsSectionProps) {
  const [countsAll, setCountsAll] = useState(false)
  if (event.questions.length === 0) return null
  return (
    <section aria-labelledby="results" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="results" tabIndex={-1} className="scroll-mt-6 font-display text-title outline-none">
          {copy.results}
        </h2>
        <div className="w-full small:w-auto print:hidden">
          <Switch label={copy.everyone} hint={copy.everyoneHint} checked={countsAll} onCheckedChange={setCountsAll} />
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        {event.questions.map((question) => (
          <Result
            key={question.questionUuid}
            results={questionResults(question, invitees, countsAll, yearOf(event.date))}
            condition={conditionText(question, event.questions)}
            onShow={() => onShow(question.questionUuid)}
          />
        ))}
      </ul>
    </section>
  )
}

function Result({
  results,
  condition,
  onShow,
}: {
  results: QuestionResults
  /** The condition of the question in words; undefined if everyone is asked. */
  condition: string | undefined
  onShow: () => void
}) {
  const { question, responses } = results
  const id = useId()
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-lg bg-surface p-5 break-inside-avoid">
      <div className="grid gap-1">
        <h3 id={id} dir="auto" className="text-lead font-semibold wrap-anywhere">
          {question.question}
        </h3>
        {condition !== undefined && (
          <p dir="auto" className="text-label wrap-anywhere text-ink-muted">
            {condition}
          </p>
        )}
        <p className="text-label text-ink-muted">
          {responses === 0
            ? copy.noResponses
            : results.kind === 'counts' && results.people
              ? copy.responsesForPeople(responses, results.people.chosenCount, results.people.of)
              : copy.responses(responses)}
        </p>
      </div>
      {results.kind === 'counts' && results.rows.length > 0 && <Bars rows={results.rows} labelledBy={id} />}
      {results.kind === 'number' && responses > 0 && (
        <dl className="flex flex-wrap gap-2">
          {[
            { name: copy.total, value: results.total },
            { name: copy.average, value: results.average },
          ].map(({ name, value }) => (
            <div key={name} className="flex min-w-fit flex-1 flex-col-reverse rounded-md bg-tint px-4 py-3">
              <dt className="text-label">{name}</dt>
              <dd className="font-display text-headline font-bold tabular-nums">
                {value.toLocaleString('en-US', { maximumFractionDigits: 1 })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {results.kind === 'list' && responses > 0 && (
        <a
          href="#guest-list"
          aria-describedby={id}
          className="flex min-h-11 w-fit items-center text-label font-semibold underline print:hidden"
          onClick={(click) => {
            // Without a new history entry, which would lose the page's state.
            click.preventDefault()
            onShow()
            document.getElementById('guest-list')?.focus()
          }}
        >
          {copy.seeResponses}
        </a>
      )}
    </li>
  )
}

/** Counts with bars, each as long as its share. Bars are drawn as SVG, because browsers don't print backgrounds. */
function Bars({ rows, labelledBy }: { rows: readonly ResultRow[]; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3">
      {rows.map(({ label, count, percent }) => (
        <li key={label} className="grid grid-cols-1 gap-1 text-body">
          <span className="flex items-baseline justify-between gap-4">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {label}
            </span>{' '}
            <span className="shrink-0 font-semibold tabular-nums">{copy.share(count, percent)}</span>
          </span>
          <svg aria-hidden="true" className="h-2.5 w-full rounded-pill rtl:-scale-x-100">
            <rect width="100%" height="100%" fill="currentColor" className="text-tint-pressed" />
            <rect width={`${percent}%`} height="100%" rx="5" fill="currentColor" className="text-button" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
