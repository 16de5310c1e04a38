import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { pageWidth } from '../private/pageWidth.ts'

export interface HeaderProps extends ComponentProps<'header'> {
  /** The logo. Defaults to the product name. */
  logo?: ReactNode
  /** The URL that the logo links to, or null if the logo isn't a link. */
  homeHref?: string | null | undefined
  /** Renders the logo's link, for example with a router's link component. */
  renderLink?: ((props: { href: string; className: string; children: ReactNode }) => ReactNode) | undefined
}

/**
 * A page header with the logo at the start and `children` at the end (KIT-38). Its content lines up with the page's content and
 * stays below a phone's notch.
 */
export function Header({ logo = 'Festoon', homeHref = '/', renderLink, className, children, ...rest }: HeaderProps) {
  const mark = 'inline-flex min-h-11 items-center gap-2 rounded-sm font-display text-title font-extrabold'
  return (
    <header className={classes('pt-[env(safe-area-inset-top)]', className)} {...rest}>
      <div className={pageWidth('flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3')}>
        {homeHref === null ? (
          <span className={mark}>{logo}</span>
        ) : (
          (renderLink?.({ href: homeHref, className: mark, children: logo }) ?? (
            <a href={homeHref} className={mark}>
              {logo}
            </a>
          ))
        )}
        <div className="flex flex-wrap items-center gap-2 small:gap-3">{children}</div>
      </div>
    </header>
  )
}
