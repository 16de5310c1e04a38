import { classes } from './classes.ts'

/** The column shared by a page's header, content and footer: at most 72 rem, with equal margins. */
export const pageWidth = (className: string): string => classes('mx-auto w-full max-w-6xl px-4 wide:px-8', className)
