import { useId, type ReactNode, type SyntheticEvent } from 'react'
import * as copy from '@festoon/contract/messages/frame'
import { Button } from '@festoon/ui/Button'
import { Dialog, type DialogProps } from '@festoon/ui/Dialog'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'closesOutside'> {
  submitLabel: string
  /** True while the form is being submitted. The dialog can't be closed during that time. */
  busy: boolean
  onSubmit: (event: SyntheticEvent) => void
  onClose: () => void
  /** An additional button, shown before the Cancel and submit buttons. */
  action?: ReactNode
  children: ReactNode
}

/** A dialog with a form, which the user submits with the submit button or the Enter key. */
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
