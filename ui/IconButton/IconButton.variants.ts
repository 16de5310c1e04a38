import { cva } from 'class-variance-authority'

/** Returns the class names of a round icon button with a tap area of at least 44 px. */
export const iconButtonVariants = cva(
  'relative inline-grid shrink-0 place-items-center rounded-pill transition-[background-color,scale] duration-150 active:scale-95 disabled:cursor-not-allowed disabled:bg-tint disabled:text-ink-muted aria-disabled:cursor-not-allowed aria-disabled:bg-tint aria-disabled:text-ink-muted aria-disabled:active:scale-100',
  {
    variants: {
      tone: {
        primary: 'bg-button text-button-ink hover:bg-button-hover active:bg-button-pressed',
        quiet: 'bg-tint text-ink hover:bg-tint-hover active:bg-tint-pressed',
        plain: 'text-current hover:bg-tint hover:text-ink',
        danger: 'bg-danger text-danger-ink hover:bg-danger-ink hover:text-danger',
      },
      size: {
        small: 'size-9 after:absolute after:-inset-1 [&>svg]:size-4.5',
        medium: 'size-11 [&>svg]:size-5',
        large: 'size-14 [&>svg]:size-6',
      },
    },
  },
)
