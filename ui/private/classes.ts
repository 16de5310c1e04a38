import { cx } from 'class-variance-authority'

/** Joins class names; what a consumer passes comes last. */
export const classes = cx
