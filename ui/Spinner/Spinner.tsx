import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

/**
 * A turning ring in the colour and size of the text around it; dots that stand still for those who want that. It is
 * silent: say in words what is going on.
 */
export function Spinner({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-block size-[1.1em] shrink-0 animate-[kit-spin_0.8s_linear_infinite] rounded-pill border-2 border-current border-e-transparent align-[-0.15em] motion-reduce:border-e-current motion-reduce:border-dotted',
        className,
      )}
      {...rest}
    />
  )
}
