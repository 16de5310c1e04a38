import type { CsvAnswer, CsvProblem } from '@festoon/contract/guestCsv'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../layout/useFlag.ts'
import { guestCount } from './guestCount.ts'

/** Problems that are shown; the copy has them all. */
const shown = 100

const problemLine = ({ row, value, message }: CsvProblem): string =>
  `Row ${row}: ${message}${value === '' ? '' : ` (${value})`}`

/** What became of an imported file: who was added, who was on the list already, and each row that could not be used. */
export function ImportResult({ added, alreadyInvited, problems }: CsvAnswer) {
  const notify = useNotice()
  const [isCopied, flagCopied] = useFlag()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(problems.map(problemLine).join('\n'))
      flagCopied()
    } catch {
      notify({ level: 'warn', text: 'Your browser did not let us copy.' })
    }
  }
  const rows = new Set(problems.map(({ row }) => row)).size
  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="status" className="grid grid-cols-1 gap-1.5 rounded-lg bg-tint p-5">
        <p className="font-display text-title">{added === 0 ? 'Nobody was added.' : `${guestCount(added)} added.`}</p>
        {added > 0 && (
          <p className="text-body text-ink-muted">
            {added === 1 ? 'The invite waits' : 'Their invites wait'} on the guest list to be sent.
          </p>
        )}
        {alreadyInvited > 0 && (
          <p className="text-body text-ink-muted">
            {guestCount(alreadyInvited)} {alreadyInvited === 1 ? 'was' : 'were'} on the list already.
          </p>
        )}
      </div>
      {problems.length > 0 && (
        <section aria-labelledby="import-problems" className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="import-problems" className="text-lead font-semibold">
              {rows === 1 ? '1 row could not be used' : `${rows.toLocaleString('en-US')} rows could not be used`}
            </h3>
            <Tooltip label="Copied" shown={isCopied}>
              <Button tone="quiet" size="small" onClick={() => void copy()}>
                Copy list
              </Button>
            </Tooltip>
          </div>
          <ul aria-labelledby="import-problems" className="grid grid-cols-1 divide-y divide-line text-body">
            {problems.slice(0, shown).map((problem) => (
              <li key={`${problem.row} ${problem.field}`} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 py-2">
                <span className="text-ink-muted tabular-nums">Row {problem.row}</span>
                <span>
                  {problem.message} <bdi className="text-ink-muted wrap-anywhere">{problem.value}</bdi>
                </span>
              </li>
            ))}
          </ul>
          {problems.length > shown && (
            <p className="text-label text-ink-muted">
              …and {(problems.length - shown).toLocaleString('en-US')} more. The copied list has them all.
            </p>
          )}
        </section>
      )}
    </div>
  )
}
