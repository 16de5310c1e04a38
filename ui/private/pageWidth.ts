import { classes } from './classes.ts'

/** The column that header, content and footer of a page share: 72 rem at most, with the same margins. */
export const pageWidth = (className: string): string => classes('mx-auto w-full max-w-6xl px-4 wide:px-8', className)
