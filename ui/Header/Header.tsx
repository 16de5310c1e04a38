import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { pageWidth } from '../private/pageWidth.ts'

export interface HeaderProps extends ComponentProps<'header'> {
  /** The mark; a word set in the display face when there is none. */
  logo?: ReactNode
  /** Where the mark leads; null draws it without a link. */
  homeHref?: string | null | undefined
  /** Draws the mark's link itself, for a router's own link component. */
  renderLink?: ((props: { href: string; className: string; children: ReactNode }) => ReactNode) | undefined
}

/**
 * The top of every page: the mark at the start, `children` at the end (KIT-38). It has the width of the page's content,
 * and leaves room for the notch of a phone.
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
