import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

/** A grey shape where content will be. Give it the content's size with `className`, so that nothing jumps. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-[kit-breathe_1.6s_ease-in-out_infinite] rounded-sm bg-tint-hover', className)}
      {...rest}
    />
  )
}
