import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { noticeVariants } from './NoticeBar.variants.ts'

export interface NoticeBarProps extends ComponentProps<'div'> {
  level: 'info' | 'warn' | 'error'
  /** Shows a button that puts the notice away. */
  onDismiss?: (() => void) | undefined
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void } | undefined
  /** On its way out. */
  leaving?: boolean | undefined
}

const icons: Record<NoticeBarProps['level'], ReactNode> = {
  info: <Info aria-hidden="true" />,
  warn: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
}

/**
 * What just happened, in one line (KIT-01, KIT-16). Usually shown by `useNotice`, which places it, reads it aloud and
 * takes it away. For a lasting state use Banner.
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
      <span className="grow py-2">{children}</span>
      {action && (
        <button
          type="button"
          onClick={action.onSelect}
          className="min-h-11 shrink-0 rounded-pill px-3 font-semibold underline underline-offset-4 outline-current"
        >
          {action.label}
        </button>
      )}
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="grid size-11 shrink-0 place-items-center rounded-pill -outline-offset-4 outline-current [&>svg]:size-5"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
