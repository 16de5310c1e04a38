import { useEffect, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import * as text from '../private/messages.ts'

export interface ResendLinkProps extends ComponentProps<'button'> {
  /** Seconds between two uses. */
  waitSeconds: number
  /** Sends; when it gives a promise, waiting begins once that is kept. */
  onResend: () => void | Promise<void>
  /** Begins with the wait, because a code was just sent. */
  startWaiting?: boolean | undefined
  /** What it does: "Resend code". */
  children: ReactNode
}

/**
 * Sends something again, then waits and says for how long (KIT-03, SIGN-09). It keeps the focus meanwhile, counts by
 * the clock even in a hidden tab, and can be used again at once when sending failed.
 */
export function ResendLink({
  waitSeconds,
  onResend,
  startWaiting = false,
  className,
  children,
  onClick,
  ...rest
}: ResendLinkProps) {
  const [until, setUntil] = useState<number>()
  const [left, setLeft] = useState(startWaiting ? waitSeconds : 0)
  const [sending, setSending] = useState(false)
  const waiting = left > 0
  const rests = waiting || sending

  useEffect(() => {
    if (!waiting) return
    // Measured against the clock: timers of a hidden tab run late.
    const end = until ?? Date.now() + waitSeconds * 1_000
    if (until === undefined) setUntil(end)
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000))), 250)
    return () => clearInterval(timer)
  }, [waiting, until, waitSeconds])

  const resend = async () => {
    setSending(true)
    try {
      await onResend()
      setUntil(Date.now() + waitSeconds * 1_000)
      setLeft(waitSeconds)
    } finally {
      setSending(false)
    }
  }

  return (
    <button
      type="button"
      // Not `disabled`: that would drop the focus to the document at every use.
      aria-disabled={rests || undefined}
      aria-busy={sending || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!rests) void resend().catch(() => undefined)
      }}
      className={classes(
        'min-h-11 rounded-sm text-label font-semibold text-ink underline decoration-2 underline-offset-4 hover:text-highlight aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:no-underline',
        className,
      )}
      {...rest}
    >
      {children}
      {waiting && (
        <span className="tabular-nums" data-slot="countdown">
          {' '}
          {text.resendIn(left)}
        </span>
      )}
    </button>
  )
}
