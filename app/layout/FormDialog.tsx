import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@festoon/ui/Button'
import { Dialog, type DialogProps } from '@festoon/ui/Dialog'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'closesOutside'> {
  submitLabel: string
  /** It is being sent: nothing closes it. */
  busy: boolean
  onSubmit: (event: SyntheticEvent) => void
  onClose: () => void
  /** What else can be done, before the others. */
  action?: ReactNode
  children: ReactNode
}

/** A form in a dialog, sent by its button or with Enter. */
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
            Cancel
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
