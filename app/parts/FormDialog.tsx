import * as copy from '@festoon/contract/messages/frame'
import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@festoon/ui/Button'
import { Dialog, type DialogProps } from '@festoon/ui/Dialog'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'closesOutside'> {
  submitLabel: string
  /** The form is being sent, so nothing closes it. */
  busy: boolean
  onSubmit: (event: SyntheticEvent) => void
  onClose: () => void
  /** Another action, before the others. */
  action?: ReactNode
  children: ReactNode
}

/** A form in a dialog, submitted with its button or Enter. */
export function FormDialog({ submitLabel, busy, onSubmit, onClose, action, children, ...dialog }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      actions={
        <>
          {action}
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
        {children}
      </form>
    </Dialog>
  )
}
