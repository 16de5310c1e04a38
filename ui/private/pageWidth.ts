import { classes } from './classes.ts'

/** Returns the class names of the column shared by a page's header, content and footer: at most 72 rem wide and centered. */
export const pageWidth = (className: string): string => classes('mx-auto w-full max-w-6xl px-4 wide:px-8', className)
