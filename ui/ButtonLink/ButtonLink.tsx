import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '../Button/Button.variants.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  /** The visible label. */
  children: ReactNode
  /** The emphasis, with the same options as a Button's `tone`. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** The size, with the same options as a Button's `size`. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** A decorative icon before the label. */
  icon?: ReactNode
  /** Stretches the link to its container's width. */
  block?: boolean | undefined
  /** Renders the link with a router's link component, which must set the `href` itself. */
  render?: ((props: { className: string; children: ReactNode }) => ReactNode) | undefined
}

/** A link that looks like a Button. Use it for links to the next step, such as "Create a party" or "Open the invitation". */
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
