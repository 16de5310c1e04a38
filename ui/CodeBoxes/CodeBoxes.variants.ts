import { cva } from 'class-variance-authority'

/** Returns the class names of the box for one digit. */
export const codeBoxVariants = cva(
  'aspect-[5/6] w-full min-w-0 rounded-md border-2 bg-surface text-center font-display text-headline font-semibold text-ink tabular-nums transition-[border-color,background-color] duration-150 disabled:cursor-not-allowed disabled:bg-tint disabled:text-ink-muted',
  {
    variants: {
      invalid: { true: 'border-error', false: '' },
      filled: { true: '', false: '' },
    },
    compoundVariants: [
      { invalid: false, filled: true, class: 'border-ink' },
      { invalid: false, filled: false, class: 'border-line-strong' },
    ],
  },
)
