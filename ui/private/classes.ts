import { cx } from 'class-variance-authority'

/** Joins class names. The consumer's come last. */
export const classes = cx
