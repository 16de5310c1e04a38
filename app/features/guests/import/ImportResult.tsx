import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvResult } from '@festoon/contract/nouns/guestCsv'
import { ImportProblems } from './ImportProblems.tsx'

export interface ImportResultProps extends CsvResult {
  /** The number of added guests who only have a phone number. */
  phoneCount: number
  /** The number of added guests by name alone. */
  nameCount: number
  /** The names of the file's parts. */
  names: typeof copy.ofRows
}

/** Result of an import: guests added, guests already on the list, and rows with problems. */
export function ImportResult({
  added,
  alreadyInvited,
  problems,
  remarks,
  phoneCount,
  nameCount,
  names,
}: ImportResultProps) {
  const emailCount = Math.max(0, added - phoneCount - nameCount)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="status" className="grid grid-cols-1 gap-1.5 rounded-lg bg-tint p-5">
        <p className="font-display text-title">{added === 0 ? copy.noneAdded : copy.guestsAdded(added)}</p>
        {emailCount > 0 && <p className="text-body text-ink-muted">{copy.readyToSend(emailCount)}</p>}
        {phoneCount > 0 && <p className="text-body text-ink-muted">{copy.textYourself(phoneCount)}</p>}
        {nameCount > 0 && <p className="text-body text-ink-muted">{copy.handOver(nameCount)}</p>}
        {alreadyInvited > 0 && <p className="text-body text-ink-muted">{copy.alreadyListed(alreadyInvited)}</p>}
      </div>
      <ImportProblems problems={problems} title={names.failed} place={names.place} />
      <ImportProblems problems={remarks} title={copy.remarkRows} counts="guests" place={names.place} />
    </div>
  )
}
