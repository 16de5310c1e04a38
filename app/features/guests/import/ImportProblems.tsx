import { useId } from 'react'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvProblem } from '@festoon/contract/nouns/guestCsv'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../../../platform/browser/useFlag.ts'

/** Max number of problems shown. The copied list contains all problems. */
const maxShown = 100

interface ImportProblemsProps {
  problems: readonly CsvProblem[]
  /** Receives the number of rows, or of guests if `counts` is that. */
  title: (count: number) => string
  counts?: 'rows' | 'guests' | undefined
  /** Returns the name of a row's place in the file. */
  place: (row: number) => string
}

/**
 * The rows of a file that can't be imported, or of which there is something else to say, each with its guest and the reason, as a list
 * that can be copied.
 */
export function ImportProblems({ problems, title, counts = 'rows', place }: ImportProblemsProps) {
  const notify = useNotice()
  const id = useId()
  const [isCopied, flagCopied] = useFlag()
  const copyList = async (): Promise<void> => {
    try {
      const lines = problems.map(({ row, person, message, value }) =>
        copy.rowProblem(
          place(row),
          message,
          [person, value].filter((text) => text !== ''),
        ),
      )
      await navigator.clipboard.writeText(lines.join('\n'))
      flagCopied()
    } catch {
      notify({ level: 'warn', text: copy.copyFailed })
    }
  }
  if (problems.length === 0) return null
  const count = counts === 'guests' ? problems.length : new Set(problems.map(({ row }) => row)).size
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-lead font-semibold">
          {title(count)}
        </h3>
        <Tooltip label={copy.copied} shown={isCopied}>
          <Button tone="quiet" size="small" onClick={() => void copyList()}>
            {copy.copyList}
          </Button>
        </Tooltip>
      </div>
      <ul aria-labelledby={id} className="grid grid-cols-1 divide-y divide-line text-body">
        {problems.slice(0, maxShown).map((problem) => (
          // A row may have several people.
          <li
            key={`${problem.row} ${problem.field} ${problem.person} ${problem.value}`}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 py-2"
          >
            <span className="text-ink-muted tabular-nums">{place(problem.row)}</span>
            <span className="grid grid-cols-1">
              {problem.person !== '' && (
                <span translate="no" className="font-semibold wrap-anywhere">
                  <bdi>{problem.person}</bdi>
                </span>
              )}
              <span>
                {`${problem.message} `}
                <bdi translate="no" className="text-ink-muted wrap-anywhere">
                  {problem.value}
                </bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {problems.length > maxShown && (
        <p className="text-label text-ink-muted">{copy.moreRows(problems.length - maxShown)}</p>
      )}
    </section>
  )
}
