import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

/**
 * A placeholder for an EventCard while events are loading (KIT-21). It has the size of an EventCard, so that the layout doesn't
 * shift. Screen readers skip it, so announce the loading state once, next to the cards.
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
