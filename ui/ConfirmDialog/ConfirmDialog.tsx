import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'description' | 'actions' | 'size' | 'children' | 'initialFocus'
> {
  /** The consequences, and whether they can be undone. */
  text: ReactNode
  /** The label of the confirm button. It names the action: "Cancel event", not "OK". */
  confirmLabel: string
  /** The label of the button that backs out: "Keep it". */
  cancelLabel?: string | undefined
  /** Marks the action as destructive. */
  tone?: 'danger' | 'primary' | undefined
  onConfirm: () => void
  /** True while the action is running. Its button is busy, and the dialog can't be closed. */
  busy?: boolean | undefined
}

/**
 * A dialog that asks for confirmation before a destructive step or before leaving unsaved work (KIT-15). The title asks, the
 * text explains, and the button names the action. Focus starts on the button that backs out. Other props are passed to
 * Dialog: `open`, `onOpenChange`, `title`.
 */
export function ConfirmDialog({
  onOpenChange,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
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
