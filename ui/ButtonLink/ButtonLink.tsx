import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '../Button/Button.variants.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Decoration before the text. */
  icon?: ReactNode
  /** As wide as its container. */
  block?: boolean | undefined
  /** Draws the link itself, for a router's own link component. */
  render?: ((props: { className: string; children: ReactNode }) => ReactNode) | undefined
}

/** Goes somewhere, and looks like a button. To do something use Button. Enter follows it. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  icon,
  block = false,
  className,
  children,
  render,
  ...rest
}: ButtonLinkProps) {
  const look = buttonVariants({ tone, size, block, className })
  const content = (
    <>
      {icon !== undefined && (
        <span aria-hidden="true" className="grid shrink-0 place-items-center [&>svg]:size-[1.15em]">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </>
  )
  if (render) return render({ className: look, children: content })
  return (
    <a data-tone={tone} className={look} {...rest}>
      {content}
    </a>
  )
}
