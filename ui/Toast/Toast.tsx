import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { classes } from '../private/classes.ts'
import { Glyph } from '../private/Glyph.tsx'
import * as copy from '../private/messages.ts'

export interface ToastProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The accessible name of the toast. */
  label?: string | undefined
  /** The message, which can be a sentence or a list. Without a message, the toast is hidden. */
  children?: ReactNode
  /** A small Button for an action related to the message. */
  action?: ReactNode
  /** Called when the user dismisses the toast. If omitted, there is no dismiss button. */
  onDismiss?: (() => void) | undefined
  /** Renders the toast without a frame, as a part of a bar that is itself at the bottom of the window. */
  docked?: boolean | undefined
}

const bottom =
  'pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center px-4 pb-[max(1rem,env(safe-area-inset-bottom))]'
const frame =
  'pointer-events-auto flex max-h-[50dvh] max-wide:max-h-[35dvh] w-full max-w-2xl animate-[kit-rise_0.28s_cubic-bezier(0.2,0.9,0.3,1)] flex-wrap items-center gap-x-4 gap-y-2 overflow-y-auto rounded-md border-2 border-line-strong bg-raised py-2 ps-5 pe-2 text-start text-body text-ink shadow-overlay'
const line = 'grid grid-cols-1 text-start text-caption leading-4 text-ink'

/**
 * A message bar at the bottom of the window that stays until its cause, such as unsaved changes, is resolved (KIT-16). Keep it
 * mounted while it is empty, so that screen readers announce new content. Showing a message doesn't move focus.
 */
export function Toast({
  label = copy.message,
  action,
  onDismiss,
  docked = false,
  className,
  children,
  ...rest
}: ToastProps) {
  const empty = children === undefined || children === null || children === false || children === ''
  return (
    <div role="status" aria-label={label} className={classes(!docked && bottom, className)} {...rest}>
      {!empty && (
        <div className={docked ? line : frame}>
          <div className={docked ? undefined : 'min-w-0 flex-1 basis-48 py-2'}>{children}</div>
          {action !== undefined && <div className="flex flex-wrap gap-2">{action}</div>}
          {onDismiss && (
            <IconButton className="ms-auto" label={copy.dismiss} icon={<Glyph name="close" />} onClick={onDismiss} />
          )}
        </div>
      )}
    </div>
  )
}
