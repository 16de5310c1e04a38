import { useState } from 'react'
import { notifiesByDefault, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { Switch } from '@festoon/ui/Switch'

export interface ChangesDialogProps {
  changes: readonly EventChange[]
  /** There is somebody who could be told. */
  hasGuests: boolean
  isSaving: boolean
  onClose: () => void
  onSave: (notify: boolean) => void
}

/** What saving a live event changes, and whether its guests hear of it (EDIT-14). */
export function ChangesDialog({ changes, hasGuests, isSaving, onClose, onSave }: ChangesDialogProps) {
  const [notifies, setNotifies] = useState(() => notifiesByDefault(changes))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSaving) onClose()
      }}
      title="What changed"
      actions={
        <>
          <Button tone="quiet" disabled={isSaving} onClick={onClose}>
            Keep editing
          </Button>
          <Button busy={isSaving} onClick={() => onSave(hasGuests && notifies)}>
            Save changes
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <ul className="grid grid-cols-1 gap-3">
          {changes.map(({ field, label, before, after }) => (
            <li key={field} className="grid grid-cols-1 gap-0.5 rounded-md bg-tint px-4 py-3">
              <span className="text-label font-semibold">{label}</span>
              {before !== undefined && (
                <span dir="auto" className="text-body text-ink-muted line-through">
                  {before}
                </span>
              )}
              {before === undefined && after === undefined && <span className="text-body text-ink-muted">Changed</span>}
              {after !== undefined && (
                <span dir="auto" className="text-body">
                  {after}
                </span>
              )}
            </li>
          ))}
        </ul>
        {hasGuests && (
          <Switch
            label="Notify guests"
            hint="Everyone who was invited hears what changed."
            checked={notifies}
            onCheckedChange={setNotifies}
          />
        )}
      </div>
    </Dialog>
  )
}
