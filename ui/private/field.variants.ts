import { cva } from 'class-variance-authority'

/** Returns the class names of a text field or drop-down list. The text is 16 px, so that phones don't zoom in on focus. */
export const fieldVariants = cva(
  [
    'w-full min-w-0 rounded-md border-2 bg-surface px-4 text-body text-ink transition-[border-color,background-color] duration-150',
    'hover:border-ink disabled:cursor-not-allowed disabled:bg-tint disabled:text-ink-muted [&[readonly]]:bg-tint',
    'focus-visible:border-ink',
  ],
  {
    variants: {
      invalid: { true: 'border-error', false: 'border-line-strong' },
      multiline: { true: 'min-h-28 py-3 resize-y', false: 'h-13' },
    },
    defaultVariants: { multiline: false },
  },
)
