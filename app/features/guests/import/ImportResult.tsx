import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvResult } from '@festoon/contract/nouns/guestCsv'
import { ImportProblems } from './ImportProblems.tsx'

/** Result of an import: guests added, guests already on the list, and rows with problems. */
export function ImportResult({ added, alreadyInvited, problems }: CsvResult) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="status" className="grid grid-cols-1 gap-1.5 rounded-lg bg-tint p-5">
        <p className="font-display text-title">{added === 0 ? copy.noneAdded : copy.guestsAdded(added)}</p>
        {added > 0 && <p className="text-body text-ink-muted">{copy.readyToSend(added)}</p>}
        {alreadyInvited > 0 && <p className="text-body text-ink-muted">{copy.alreadyListed(alreadyInvited)}</p>}
      </div>
      <ImportProblems problems={problems} title={copy.rowsFailed} />
    </div>
  )
}
