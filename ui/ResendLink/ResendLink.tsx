import { useEffect, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import * as copy from '../private/laterMessages.ts'

export interface ResendLinkProps extends ComponentProps<'button'> {
  /** The time before the user can resend the message, in seconds. */
  waitSeconds: number
  /** Called to resend the message. If the callback returns a promise, the countdown starts when the promise resolves. */
  onResend: () => void | Promise<void>
  /** Starts the countdown when the component mounts, for example because a message was just sent. */
  startWaiting?: boolean | undefined
  /** The label, such as "Resend code". */
  children: ReactNode
}

/**
 * A button that resends a message, then shows a countdown until the user can resend it again (KIT-03, SIGN-09). The button
 * keeps focus during the countdown. If sending fails, there is no countdown.
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
  const [remainingSeconds, setRemainingSeconds] = useState(startWaiting ? waitSeconds : 0)
  const [sending, setSending] = useState(false)
  const waiting = remainingSeconds > 0
  const rests = waiting || sending

  useEffect(() => {
    if (!waiting) return
    // Uses the clock, because timers in a hidden tab are throttled.
    const end = until ?? Date.now() + waitSeconds * 1_000
    if (until === undefined) setUntil(end)
    const timer = setInterval(() => setRemainingSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1_000))), 250)
    return () => clearInterval(timer)
  }, [waiting, until, waitSeconds])

  const resend = async () => {
    setSending(true)
    try {
      await onResend()
      setUntil(Date.now() + waitSeconds * 1_000)
      setRemainingSeconds(waitSeconds)
    } finally {
      setSending(false)
    }
  }

  return (
    <button
      type="button"
      // Not `disabled`, which would move focus to the document on every click.
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
          {copy.resendIn(remainingSeconds)}
        </span>
      )}
    </button>
  )
}
