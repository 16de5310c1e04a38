import { classes } from '../private/classes.ts'

const base =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3.5 py-1.5 text-body wrap-anywhere font-medium outline-none aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-ink-muted aria-disabled:italic data-highlighted:bg-tint-hover forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid'

const tones = { plain: 'text-ink', danger: 'text-error' }

/** Returns the class names of a menu item. */
export const menuItemVariants = ({ tone }: { tone: keyof typeof tones }): string => classes(base, tones[tone])
