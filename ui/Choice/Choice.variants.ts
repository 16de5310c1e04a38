import { cva } from 'class-variance-authority'

/**
 * Returns the class names of one option's card. The card is the label of a radio input, and its style depends on the input's
 * state.
 */
export const choiceVariants = cva(
  [
    'relative flex cursor-pointer items-center justify-center rounded-md border-2 border-line-strong bg-surface text-ink transition-[background-color,border-color,color,scale] duration-150',
    'hover:border-ink active:scale-[0.98] has-checked:border-button has-checked:bg-button has-checked:text-button-ink',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'has-disabled:cursor-not-allowed has-disabled:not-has-checked:bg-tint has-disabled:not-has-checked:text-ink-muted',
    'forced-colors:has-checked:border-4',
  ],
  {
    variants: {
      size: { medium: 'min-h-12 px-4 py-2 text-body', large: 'min-h-18 px-5 py-3 text-lead' },
      layout: { row: 'flex-1 basis-0 min-w-fit text-center', column: 'w-full justify-start text-start' },
    },
  },
)
