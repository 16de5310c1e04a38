import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { buttonVariants } from './Button.variants.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** What it does, in words. */
  children: ReactNode
  /** What it means: the one main action, another action, an action in passing, one that destroys. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** How much room it takes: in a bar or a table, by default, or as the one thing to do. Each can be hit with a thumb. */
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

/**
 * Does something on this page (KIT-40). Say what: "Send invites", not "OK". A page has one primary button in sight;
 * what stands beside it is quiet or plain. While its work runs it is `busy` instead of disabled, so that nothing moves
 * and the focus stays.
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
      // Not `disabled`: that would drop the focus to the document.
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
