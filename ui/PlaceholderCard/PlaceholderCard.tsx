import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

/**
 * A placeholder that reserves the space of an EventCard while events are loading (KIT-21). Screen readers skip it, so announce
 * the loading state separately.
 */
export function PlaceholderCard({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'grid content-start overflow-hidden rounded-lg bg-raised shadow-raised forced-colors:border-2',
        className,
      )}
      {...rest}
    >
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="grid gap-2.5 p-5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-2 h-6 w-28 rounded-pill" />
      </div>
    </div>
  )
}
