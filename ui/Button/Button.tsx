import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { buttonVariants } from './Button.variants.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** What it means: the one main action, another action, an action in passing, one that destroys. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Its work is under way: shows a spinner, keeps its width, cannot be pressed again. */
  busy?: boolean | undefined
  /** Decoration before the text. */
  icon?: ReactNode
  /** As wide as its container. */
  block?: boolean | undefined
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
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      data-tone={tone}
      className={buttonVariants({ tone, size, block, className })}
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
