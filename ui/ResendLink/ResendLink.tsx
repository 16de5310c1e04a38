import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

export interface ResendLinkProps extends ComponentProps<'button'> {
  /** Seconds between two uses. */
  waitSeconds: number
  onResend: () => void | Promise<void>
  /** Begins with the wait, because a code was just sent. */
  startWaiting?: boolean | undefined
}

/** Sends something again, then waits and says for how long (KIT-03, SIGN-09). When sending fails it can be used again at once. */
export function ResendLink({
  waitSeconds,
  onResend,
  startWaiting = false,
  className,
  children,
  ...rest
}: ResendLinkProps) {
  const [until, setUntil] = useState<number>()
  const [left, setLeft] = useState(startWaiting ? waitSeconds : 0)
  const [sending, setSending] = useState(false)
  const waiting = left > 0

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
      disabled={waiting || sending}
      aria-busy={sending || undefined}
      onClick={() => void resend().catch(() => undefined)}
      className={classes(
        'min-h-11 rounded-sm text-label font-semibold text-ink underline decoration-2 underline-offset-4 hover:text-highlight disabled:cursor-not-allowed disabled:text-ink-muted disabled:no-underline',
        className,
      )}
      {...rest}
    >
      {children}
      {waiting && (
        <span className="tabular-nums" data-slot="countdown">
          {' '}
          in {left} s
        </span>
      )}
    </button>
  )
}
