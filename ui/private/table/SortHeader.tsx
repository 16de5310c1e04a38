import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export interface SortHeaderProps extends ComponentProps<'th'> {
  sortDirection: false | 'asc' | 'desc'
  /** Called when the user clicks the heading. Undefined if the column isn't sortable. */
  onSort?: ((event: unknown) => void) | undefined
}

const spokenDirections = { asc: 'ascending', desc: 'descending' } as const

/** A column heading, which contains a button if the column is sortable. CSS draws the sort arrow. */
export function SortHeader({ sortDirection, onSort, className, children, ...rest }: SortHeaderProps) {
  return (
    <th
      scope="col"
      aria-sort={onSort ? (sortDirection ? spokenDirections[sortDirection] : 'none') : undefined}
      className={classes('text-start text-label font-semibold text-ink-muted', className)}
      {...rest}
    >
      {onSort ? (
        <button type="button" onClick={onSort} data-sorted={sortDirection || undefined} className={press}>
          {children}
        </button>
      ) : (
        children
      )}
    </th>
  )
}

const press = classes(
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm text-start hover:text-ink data-sorted:text-ink',
  "after:h-3.5 after:w-2.5 after:shrink-0 after:bg-current after:content-[''] forced-colors:after:bg-[ButtonText]",
  'after:[clip-path:polygon(50%_0,100%_42%,50%_42%,50%_58%,100%_58%,50%_100%,0_58%,50%_58%,50%_42%,0_42%)]',
  'data-[sorted=asc]:after:[clip-path:polygon(50%_18%,100%_70%,0_70%)]',
  'data-[sorted=desc]:after:[clip-path:polygon(50%_82%,100%_30%,0_30%)]',
)
