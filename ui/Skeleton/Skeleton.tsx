import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

/**
 * A pulsing placeholder for content that is loading. Set its size with `className`. Screen readers skip it, so announce the
 * loading state separately.
 */
export function Skeleton({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-[kit-breathe_1.6s_ease-in-out_infinite] bg-tint-hover [:where(&)]:rounded-sm forced-colors:border',
        className,
      )}
      {...rest}
    />
  )
}
