import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '../Button/Button.variants.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  /** Where it leads, in words. */
  children: ReactNode
  /** How much it stands out, as for Button. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** How much room it takes, as for Button. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Decoration before the text. */
  icon?: ReactNode
  /** As wide as its container. */
  block?: boolean | undefined
  /** Draws the link itself, for a router's own link component, which then has the address. */
  render?: ((props: { className: string; children: ReactNode }) => ReactNode) | undefined
}

/**
 * Goes somewhere, and looks like a Button because it is what the page wants done next: "Create a party", "Open the
 * invitation". It is a real link: it can be opened in a new tab, copied and bookmarked.
 */
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
