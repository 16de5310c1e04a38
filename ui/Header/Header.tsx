import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'

export interface HeaderProps extends ComponentProps<'header'> {
  /** The mark; a word set in the display face when there is none. */
  logo?: ReactNode
  /** Where the mark leads; null draws it without a link. */
  homeHref?: string | null | undefined
}

/** The top of every page (KIT-38): the mark at the start, `children` at the end. */
export function Header({ logo = 'Festoon', homeHref = '/', className, children, ...rest }: HeaderProps) {
  const mark = 'inline-flex min-h-11 items-center gap-2 rounded-sm font-display text-title font-extrabold'
  return (
    <header
      className={classes(
        'flex min-h-18 items-center justify-between gap-4 px-4 py-3 pt-[max(0.75rem,env(safe-area-inset-top))] small:px-8',
        className,
      )}
      {...rest}
    >
      {homeHref === null ? (
        <span className={mark}>{logo}</span>
      ) : (
        <a href={homeHref} className={mark}>
          {logo}
        </a>
      )}
      <div className="flex items-center gap-2 small:gap-3">{children}</div>
    </header>
  )
}
