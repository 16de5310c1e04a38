import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { buttonVariants } from './Button.variants.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** What it means: the one main action, another action, an action in passing, one that destroys. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Its work is under way: shows a spinner, keeps its width and the focus, and swallows presses, a form's Enter included. */
  busy?: boolean | undefined
  /** Decoration before the text. */
  icon?: ReactNode
  /** As wide as its container. */
  block?: boolean | undefined
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** Does something on this page (KIT-40). To go elsewhere use ButtonLink. Enter and Space press it. */
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
  return (
    <button
      type={type}
      disabled={disabled}
      // Not `disabled`: that would drop the focus to the document.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      data-tone={tone}
      className={buttonVariants({ tone, size, block, className })}
      onClick={busy ? swallow : onClick}
      {...rest}
    >
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
        <span>{children}</span>
      </span>
    </button>
  )
}
