import * as Radix from '@radix-ui/react-dialog'
import { use, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Glyph } from '../private/Glyph.tsx'
import * as copy from '../private/laterMessages.ts'
import { useScrollStop } from '../private/useScrollStop.ts'
import { isComposing } from '../TextField/isComposing.ts'
import { ScopeClass } from '../ThemeScope/scopeClass.ts'
import { dialogVariants } from './Dialog.variants.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { useTypedText } from './useTypedText.ts'

/** A question before a dialog closes and its content is lost. */
export interface DiscardQuestion {
  /** The question, such as "Discard this import?". */
  title: string
  /** The consequence, such as "The guests in this file won't be added." */
  detail: string
  /** The label of the button that keeps the dialog open. */
  keep: string
}

interface DialogContent extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  /** Called with false when the user closes the dialog with the close button, Escape, or a click outside. */
  onOpenChange: (open: boolean) => void
  /** The title, which names the task, such as "Edit guest". */
  title: string
  /** A short introduction under the title. Screen readers announce it with the title. */
  description?: ReactNode
  /** The maximum width: 28, 36, or 48 rem. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** The element to focus when the dialog opens, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

interface ClosableDialog {
  mustChoose?: false | undefined
  /** The buttons at the bottom, with the main one last. */
  actions?: ReactNode
  /** If false, a click outside doesn't close the dialog. Use this if a stray click would lose input. */
  closesOutside?: boolean | undefined
  /** The question to ask first if the dialog contains something else than typed text that users would miss, such as a chosen file. */
  discardQuestion?: DiscardQuestion | undefined
}

interface ChoiceDialog {
  /** Removes the close button and disables Escape and clicks outside, so that the user must choose one of the actions. */
  mustChoose: true
  actions: ReactNode
  closesOutside?: never
  discardQuestion?: never
}

export type DialogProps = DialogContent & (ClosableDialog | ChoiceDialog)

/**
 * A modal dialog for a task (KIT-14): a bottom sheet on phones and a centered card on larger screens. Focus stays in the dialog and
 * returns to its previous place, or near it, when the dialog closes. The close button, Escape, and a click outside close the dialog,
 * unless `mustChoose` or `closesOutside` prevents this. If the user has typed text, or with a `discardQuestion`, they first confirm that
 * it may be lost, also before a step back. Long content scrolls between the title and the buttons.
 */
export function Dialog({
  open,
  onOpenChange,
  mustChoose = false,
  title,
  description,
  actions,
  size = 'medium',
  closesOutside = true,
  discardQuestion,
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps) {
  const theme = use(ScopeClass)
  const [watch, scrolls] = useScrollStop()
  const { handlers, hasTypedText } = useTypedText()
  const [question, setQuestion] = useState<DiscardQuestion>()
  const findQuestion = () => (hasTypedText() ? discardTextQuestion : discardQuestion)
  const close = () => {
    const nextQuestion = findQuestion()
    if (nextQuestion) setQuestion(nextQuestion)
    else onOpenChange(false)
  }
  useLeaveGuard(
    open,
    () => findQuestion() !== undefined,
    () => setQuestion(findQuestion()),
  )
  // State opens the dialog, so Radix has no trigger to return focus to.
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={() => mustChoose || close()}>
      <Radix.Portal>
        <div className={theme}>
          <Radix.Overlay className="fixed inset-0 z-50 animate-[kit-fade_0.2s_ease-out] bg-backdrop" />
          <Radix.Content
            className={dialogVariants({ size, className })}
            aria-modal="true"
            {...(description === undefined && { 'aria-describedby': undefined })}
            {...handlers}
            onEscapeKeyDown={(event) => {
              if (isComposing(event)) event.preventDefault()
            }}
            onInteractOutside={(event) => {
              if (!closesOutside) event.preventDefault()
            }}
            onOpenAutoFocus={(event) => {
              returnFocus.remember()
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus.restore()
            }}
            {...rest}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 small:px-8 small:pt-7">
              <div className="grid gap-1.5">
                <Radix.Title className="text-headline">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description asChild className="text-body text-ink-muted">
                    <div>{description}</div>
                  </Radix.Description>
                )}
              </div>
              {!mustChoose && (
                <Radix.Close asChild>
                  <IconButton label={copy.close} icon={<Glyph name="close" />} tone="quiet" />
                </Radix.Close>
              )}
            </header>
            <div
              ref={watch}
              {...(scrolls && { role: 'region', 'aria-label': title, tabIndex: 0 })}
              className="overflow-y-auto overscroll-contain px-5 pt-1 pb-5 small:px-8 empty:pb-2"
            >
              {children}
            </div>
            {actions !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t-2 border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] small:px-8 small:py-5">
                {actions}
              </footer>
            )}
            {question && (
              <DiscardDialog
                question={question}
                onKeep={() => setQuestion(undefined)}
                onDiscard={() => {
                  setQuestion(undefined)
                  onOpenChange(false)
                }}
              />
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

const discardTextQuestion: DiscardQuestion = {
  title: copy.discardText,
  detail: copy.discardTextDetail,
  keep: copy.keepEditing,
}

interface DiscardDialogProps {
  question: DiscardQuestion
  onKeep: () => void
  onDiscard: () => void
}

function DiscardDialog({ question: { title, detail, keep }, onKeep, onDiscard }: DiscardDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      description={detail}
      initialFocus={keepButton}
      onOpenChange={onKeep}
      actions={
        <>
          <Button ref={keepButton} tone="quiet" onClick={onKeep}>
            {keep}
          </Button>
          <Button tone="danger" onClick={onDiscard}>
            {copy.discard}
          </Button>
        </>
      }
    />
  )
}
