import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/Dialog.tsx'
import * as copy from '../private/laterMessages.ts'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'description' | 'mustChoose' | 'actions' | 'size' | 'children' | 'initialFocus'
> {
  /** The message, which should explain the consequences and whether they can be undone. */
  text: ReactNode
  /** The label of the confirm button. Name the action, such as "Cancel event" instead of "OK". */
  confirmLabel: string
  /** The label of the button that closes the dialog without confirming, such as "Keep it". */
  cancelLabel?: string | undefined
  /** The kind of action: `danger` if it is destructive, otherwise `primary`. */
  tone?: 'danger' | 'primary' | undefined
  onConfirm: () => void
  /** True while the action is running. The confirm button is then busy, and the dialog can't be closed. */
  busy?: boolean | undefined
}

/**
 * A dialog that asks for confirmation before a destructive step or before the user leaves unsaved changes (KIT-15). Phrase the
 * title as a question. Focus starts on the cancel button. Other props, such as `open` and `title`, are passed to Dialog.
 */
export function ConfirmDialog({
  onOpenChange,
  text,
  confirmLabel,
  cancelLabel = copy.cancel,
  tone = 'primary',
  onConfirm,
  busy = false,
  ...rest
}: ConfirmDialogProps) {
  const back = useRef<HTMLButtonElement>(null)
  const change = (to: boolean) => {
    if (!busy) onOpenChange(to)
  }
  return (
    <Dialog
      initialFocus={back}
      role="alertdialog"
      size="small"
      description={text}
      onOpenChange={change}
      actions={
        <>
          <Button ref={back} tone="quiet" disabled={busy} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
      {...rest}
    />
  )
}
