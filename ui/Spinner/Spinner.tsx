import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

/**
 * A spinning ring in the color and size of the surrounding text, or a static dotted ring if the user prefers reduced motion.
 * Screen readers skip it, so announce the loading state separately.
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
