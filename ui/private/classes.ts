import { cx } from 'class-variance-authority'

/** Joins class names and skips falsy values. Pass the component's `className` prop last. */
export const classes = cx
