import { useRef } from 'react'
import * as copy from '@festoon/contract/messages/edit/saving'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import type { EventFields } from '../eventFields.ts'
import { versionDifferences } from './versionDifferences.ts'

export interface ConflictDialogProps {
  myFields: EventFields
  theirFields: EventFields
  onKeepMine: () => void
  onKeepTheirs: () => void
}

/**
 * Dialog for choosing between this editor's version and one saved elsewhere, so that neither is overwritten silently
 * (DRAFT-07).
 */
export function ConflictDialog({ myFields, theirFields, onKeepMine, onKeepTheirs }: ConflictDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const differences = versionDifferences(myFields, theirFields)
  return (
    <Dialog
      open
      mustChoose
      // Focused first, because the other choice replaces what the host has typed.
      initialFocus={keep}
      onOpenChange={() => undefined}
      title={copy.conflictTitle}
      description={copy.conflictDetail}
      actions={
        <>
          <Button tone="quiet" onClick={onKeepTheirs}>
            {copy.keepTheirs}
          </Button>
          <Button ref={keep} onClick={onKeepMine}>
            {copy.keepMine}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-1 gap-4">
        {differences.map(({ label, myText, theirText: other }) => (
          <div key={label} className="grid grid-cols-1 gap-1 border-t-2 border-line pt-3">
            <dt className="text-label font-semibold">{label}</dt>
            <dd className="grid grid-cols-1 gap-x-6 gap-y-1 text-body small:grid-cols-2">
              <span dir="auto">
                <span className="block text-caption text-ink-muted">{copy.mine}</span>
                {myText}
              </span>
              <span dir="auto">
                <span className="block text-caption text-ink-muted">{copy.theirs}</span>
                {other}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
