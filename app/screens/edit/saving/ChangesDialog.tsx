import { useState } from 'react'
import { notifiesByDefault, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { Switch } from '@festoon/ui/Switch'
import * as copy from '@festoon/contract/messages/edit/saving'

export interface ChangesDialogProps {
  changes: readonly EventChange[]
  /** True if there are guests to notify. */
  hasGuests: boolean
  isSaving: boolean
  onClose: () => void
  onSave: (notify: boolean) => void
}

/**
 * Dialog that lists the changes to a live event before they are saved and, if there are guests, offers to notify them
 * (EDIT-14).
 */
export function ChangesDialog({ changes, hasGuests, isSaving, onClose, onSave }: ChangesDialogProps) {
  const [notifies, setNotifies] = useState(() => notifiesByDefault(changes))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSaving) onClose()
      }}
      title={copy.saveTheseChanges}
      actions={
        <>
          <Button tone="quiet" disabled={isSaving} onClick={onClose}>
            {copy.keepEditing}
          </Button>
          <Button busy={isSaving} onClick={() => onSave(hasGuests && notifies)}>
            {copy.saveChanges}
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
              {before === undefined && after === undefined && (
                <span className="text-body text-ink-muted">{copy.changed}</span>
              )}
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
            label={copy.notifyGuests}
            hint={copy.notifyGuestsHint}
            checked={notifies}
            onCheckedChange={setNotifies}
          />
        )}
      </div>
    </Dialog>
  )
}
