import * as Radix from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import { use, useRef } from 'react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ScopeClass } from '../ThemeScope/scopeClass.ts'
import { dialogVariants } from './Dialog.variants.ts'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** What has the focus first, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * A task that needs the whole attention (KIT-14). Keeps the focus inside, closes with Escape, the close button or a press
 * outside, and gives the focus back. To ask before a step use ConfirmDialog.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  size = 'medium',
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps) {
  const theme = use(ScopeClass)
  // The dialog is opened by state, so that Radix knows no trigger to give the focus back to.
  const opener = useRef<Element>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={theme}>
          <Radix.Overlay className="fixed inset-0 z-50 animate-[kit-fade_0.2s_ease-out] bg-backdrop" />
          <Radix.Content
            className={dialogVariants({ size, className })}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (opener.current instanceof HTMLElement) opener.current.focus()
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
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden="true" />} tone="quiet" />
              </Radix.Close>
            </header>
            <div className="overflow-y-auto overscroll-contain px-5 pt-1 pb-5 small:px-8 empty:pb-2">{children}</div>
            {actions !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t-2 border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] small:px-8 small:py-5">
                {actions}
              </footer>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
