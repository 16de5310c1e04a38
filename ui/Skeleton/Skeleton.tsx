import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

/**
 * A pulsing placeholder for content that is loading. Use `className` to give it the content's size, so that the layout doesn't
 * shift. Screen readers skip it, so announce the loading state once, next to it.
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
