import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { buttonVariants } from './Button.variants.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** The visible label. */
  children: ReactNode
  /** The kind of action: main (`primary`), secondary (`quiet`), minor (`plain`), or destructive (`danger`). */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /**
   * The size: `small` for bars and tables, `medium` by default, or `large` for a page's only action. Even small buttons are
   * large enough to tap.
   */
  size?: 'small' | 'medium' | 'large' | undefined
  /** True while the action is running. The button then shows a spinner and ignores clicks, but keeps its width and focus. */
  busy?: boolean | undefined
  /** A decorative icon before the label. */
  icon?: ReactNode
  /** Stretches the button to its container's width. */
  block?: boolean | undefined
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button that starts an action on the page (KIT-40). Name the action in the label, such as "Send invites" instead of "OK".
 * Show one primary button at a time, and make the others quiet or plain. While the action is running, use `busy` instead of
 * `disabled`, so that the layout and focus don't change.
 */
export function Button({
  tone = 'primary',
  size = 'medium',
  busy = false,
  icon,
  block = false,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const only = typeof children === 'string' && icon === undefined && !busy
  return (
    <button
      type={type}
      disabled={disabled}
      // Not `disabled`, which would move focus to the document.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      data-tone={tone}
      className={buttonVariants({ tone, size, block, className })}
      onClick={busy ? swallow : onClick}
      {...rest}
    >
      {only ? children : <Content icon={icon} busy={busy} text={children} />}
    </button>
  )
}

function Content({ icon, busy, text }: { icon: ReactNode; busy: boolean; text: ReactNode }) {
  return (
    <>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={busy ? 'contents *:opacity-0' : 'contents'}>
        {icon !== undefined && (
          <span aria-hidden="true" className="grid shrink-0 place-items-center [&>svg]:size-[1.15em]">
            {icon}
          </span>
        )}
        <span>{text}</span>
      </span>
    </>
  )
}
