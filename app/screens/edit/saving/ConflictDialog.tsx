import { useRef } from 'react'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import type { EventFields } from '../eventFields.ts'
import { versionDifferences } from './versionDifferences.ts'

export interface ConflictDialogProps {
  mine: EventFields
  theirs: EventFields
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two versions of one event: the host chooses, and nothing is overwritten silently (DRAFT-07). */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const differences = versionDifferences(mine, theirs)
  return (
    <Dialog
      open
      mustChoose
      // What loses nothing is what Enter does.
      initialFocus={keep}
      onOpenChange={() => undefined}
      title="This was changed elsewhere"
      description="Another tab, device or host has saved this party while you were working on it. Which version do you want to go on with?"
      actions={
        <>
          <Button tone="quiet" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button ref={keep} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-1 gap-4">
        {differences.map(({ label, mine: own, theirs: other }) => (
          <div key={label} className="grid grid-cols-1 gap-1 border-t-2 border-line pt-3">
            <dt className="text-label font-semibold">{label}</dt>
            <dd className="grid grid-cols-1 gap-x-6 gap-y-1 text-body small:grid-cols-2">
              <span dir="auto">
                <span className="block text-caption text-ink-muted">Mine</span>
                {own}
              </span>
              <span dir="auto">
                <span className="block text-caption text-ink-muted">Theirs</span>
                {other}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
