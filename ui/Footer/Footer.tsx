import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { pageWidth } from '../private/pageWidth.ts'

export interface FooterProps extends ComponentProps<'footer'> {
  /** The links, in reading order. */
  links: readonly { label: string; href: string }[]
}

/** A page's footer, with `children` followed by links (KIT-38). */
export function Footer({ links, className, children, ...rest }: FooterProps) {
  return (
    <footer className={classes('border-t-2 border-line text-label text-ink-muted', className)} {...rest}>
      <div className={pageWidth('flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6')}>
        {children}
        <ul className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
