import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

export interface SortHeaderProps extends ComponentProps<'th'> {
  sorted: false | 'asc' | 'desc'
  /** Missing where the column does not sort. */
  onSort?: ((event: unknown) => void) | undefined
}

/** A heading, which sorts when it can. */
export function SortHeader({ sorted, onSort, className, children, ...rest }: SortHeaderProps) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={onSort ? (sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none') : undefined}
      className={classes('text-start text-label font-semibold text-ink-muted', className)}
      {...rest}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          data-sorted={sorted || undefined}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-start hover:text-ink data-sorted:text-ink"
        >
          {children}
          <Icon aria-hidden="true" className="size-4 shrink-0" />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
