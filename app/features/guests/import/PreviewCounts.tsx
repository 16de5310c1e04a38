import * as copy from '@festoon/contract/messages/guests/importGuests'

interface PreviewCountsProps {
  newCount: number
  /** Sentences about other guests and entries, or false for those that don't apply. */
  others: readonly (string | false)[]
}

/** All counts of a list that is about to be added, before anything that has to be scrolled to. Screen readers announce changes. */
export function PreviewCounts({ newCount, others }: PreviewCountsProps) {
  return (
    <div role="status" className="grid grid-cols-1 gap-1.5">
      <p className="text-lead font-semibold">{copy.newGuests(newCount)}</p>
      {others.map(
        (text) =>
          text !== false && (
            <p key={text} className="text-body text-ink-muted">
              {text}
            </p>
          ),
      )}
    </div>
  )
}
