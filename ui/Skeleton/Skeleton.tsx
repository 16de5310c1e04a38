import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

/**
 * A breathing shape where content will be. Give it the content's size with `className`, so that nothing jumps when that
 * comes. It is silent: say once, beside it, that something is loading.
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
