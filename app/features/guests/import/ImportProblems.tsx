import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvProblem } from '@festoon/contract/nouns/guestCsv'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../../../platform/browser/useFlag.ts'

/** Max number of problems shown. The copied list contains all problems. */
const maxShown = 100

const problemLine = ({ row, value, message }: CsvProblem): string =>
  value === '' ? copy.rowProblem(row, message) : copy.rowProblemWithValue(row, message, value)

/** The rows of a file that can't be imported, with the reasons, as a list that can be copied. `title` receives the number of rows. */
export function ImportProblems({
  problems,
  title,
}: {
  problems: readonly CsvProblem[]
  title: (rows: number) => string
}) {
  const notify = useNotice()
  const [isCopied, flagCopied] = useFlag()
  const copyList = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(problems.map(problemLine).join('\n'))
      flagCopied()
    } catch {
      notify({ level: 'warn', text: copy.copyFailed })
    }
  }
  if (problems.length === 0) return null
  const rows = new Set(problems.map(({ row }) => row)).size
  return (
    <section aria-labelledby="import-problems" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="import-problems" className="text-lead font-semibold">
          {title(rows)}
        </h3>
        <Tooltip label={copy.copied} shown={isCopied}>
          <Button tone="quiet" size="small" onClick={() => void copyList()}>
            {copy.copyList}
          </Button>
        </Tooltip>
      </div>
      <ul aria-labelledby="import-problems" className="grid grid-cols-1 divide-y divide-line text-body">
        {problems.slice(0, maxShown).map((problem) => (
          <li key={`${problem.row} ${problem.field}`} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 py-2">
            <span className="text-ink-muted tabular-nums">{copy.row(problem.row)}</span>
            <span>
              {problem.message} <bdi className="text-ink-muted wrap-anywhere">{problem.value}</bdi>
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
