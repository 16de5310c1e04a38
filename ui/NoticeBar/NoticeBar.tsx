import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import * as copy from '../private/messages.ts'
import { noticeVariants } from './NoticeBar.variants.ts'

export interface NoticeBarProps extends ComponentProps<'div'> {
  /** The severity. Use `info` for success messages, too. */
  level: 'info' | 'warn' | 'error'
  /** The message: what happened and, for an error, what to do. */
  children: ReactNode
  /** Called when the user dismisses the notice. If omitted, there is no dismiss button. */
  onDismiss?: (() => void) | undefined
  /** A button that performs a related action, such as "Undo". */
  action?: { label: string; onSelect: () => void } | undefined
  /** Plays the exit animation. */
  leaving?: boolean | undefined
}

const icons: Record<NoticeBarProps['level'], ReactNode> = {
  info: <Info aria-hidden="true" />,
  warn: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
}

/**
 * A short message about something that just happened (KIT-01, KIT-16). Prefer `useNotice`, which also positions, announces, and
 * removes notices.
 */
export function NoticeBar({ level, onDismiss, action, leaving, className, children, ...rest }: NoticeBarProps) {
  return (
    <div
      data-level={level}
      data-leaving={leaving || undefined}
      className={noticeVariants({ level, className })}
      {...rest}
    >
      <span className="shrink-0 [&>svg]:size-5">{icons[level]}</span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <span className="grow basis-32 py-2 wrap-anywhere">{children}</span>
        {action && (
          <button
            type="button"
            onClick={action.onSelect}
            className="min-h-11 max-w-full rounded-pill px-3 text-start font-semibold underline underline-offset-4 outline-current"
          >
            {action.label}
          </button>
        )}
      </span>
      {onDismiss && (
        <button
          type="button"
          aria-label={copy.dismiss}
          onClick={onDismiss}
          className="grid size-11 shrink-0 place-items-center rounded-pill -outline-offset-4 outline-current [&>svg]:size-5"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
