import { cx } from 'class-variance-authority'

/** Joins class names. Pass the `className` prop of the component last. */
export const classes = cx
