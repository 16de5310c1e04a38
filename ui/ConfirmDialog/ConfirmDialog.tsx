import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'description' | 'actions' | 'size' | 'children' | 'initialFocus'
> {
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** Names the act: "Cancel event", not "OK". */
  confirmLabel: string
  /** Names the way back: "Keep it". */
  cancelLabel?: string | undefined
  /** Whether the act destroys something. */
  tone?: 'danger' | 'primary' | undefined
  onConfirm: () => void
  /** The act is under way: its button is busy, the way back is closed, Escape and a press outside included. */
  busy?: boolean | undefined
}

/**
 * Asks before a step that destroys or leaves something (KIT-15). The title is the question, the text says what will
 * happen, the button names the act. The focus starts on the way back. Its other props are those of Dialog: `open`,
 * `onOpenChange`, `title`.
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
