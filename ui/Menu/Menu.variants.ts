import { cva } from 'class-variance-authority'

/** Returns the class names of a menu item. */
export const menuItemVariants = cva(
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3.5 py-1.5 text-body wrap-anywhere font-medium outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-muted data-highlighted:bg-tint-hover forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid',
  { variants: { tone: { plain: 'text-ink', danger: 'text-error' } } },
)
