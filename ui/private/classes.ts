import { cx } from 'class-variance-authority'

/** Joins class names. Pass the consumer's `className` last. */
export const classes = cx
