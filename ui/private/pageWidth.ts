import { classes } from './classes.ts'

/**
 * Returns class names that give an element the same width as a page's header, content and footer: centered and at most 72 rem
 * wide.
 */
export const pageWidth = (className: string): string => classes('mx-auto w-full max-w-6xl px-4 wide:px-8', className)
