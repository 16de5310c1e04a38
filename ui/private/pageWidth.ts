import { classes } from './classes.ts'

/** Returns class names that center an element and limit its width to 72 rem, as for a page's header, content, and footer. */
export const pageWidth = (className: string): string => classes('mx-auto w-full max-w-6xl px-4 wide:px-8', className)
