import { cva } from 'class-variance-authority'

/**
 * Returns the class names of one option's card. The card is the label of a radio input, and its style depends on the input's
 * state.
 */
export const choiceVariants = cva(
  [
    'relative flex cursor-pointer items-center justify-center border-2 text-ink transition-[background-color,border-color,color,scale] duration-150',
    'active:scale-[0.98] has-checked:border-button has-checked:bg-button has-checked:text-button-ink',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'has-disabled:cursor-not-allowed has-disabled:not-has-checked:bg-tint has-disabled:not-has-checked:text-ink-muted',
    'forced-colors:has-checked:border-4',
  ],
  {
    variants: {
      size: {
        medium: 'min-h-12 rounded-md border-line-strong bg-surface px-4 py-2 text-body hover:border-ink',
        // Like large buttons.
        large: 'min-h-14 rounded-pill border-button bg-surface px-4 py-3 text-lead hover:not-has-checked:bg-tint-hover',
      },
      layout: { row: 'flex-1 basis-0 min-w-fit text-center', column: 'w-full justify-start text-start' },
    },
  },
)
