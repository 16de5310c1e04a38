import { cva } from 'class-variance-authority'
import { classes } from '../private/classes.ts'

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const tones: Record<ButtonTone, string> = {
  primary: 'bg-button text-button-ink hover:bg-button-hover active:bg-button-pressed',
  quiet: 'bg-tint text-ink hover:bg-tint-hover active:bg-tint-pressed',
  plain: 'bg-transparent text-ink underline-offset-4 hover:bg-tint active:bg-tint-hover',
  // Swaps the two colors instead of shading, because their contrast is the same either way.
  danger: 'bg-danger text-danger-ink hover:bg-danger-ink hover:text-danger hover:border-danger active:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 py-1.5 text-label gap-1.5 after:absolute after:-inset-y-1 after:inset-x-0',
  medium: 'min-h-11 px-5 py-2 text-body gap-2',
  large: 'min-h-14 px-8 py-3 text-lead gap-2.5',
}

const variants = cva(
  [
    'relative inline-flex select-none items-center justify-center rounded-pill border-2 border-transparent text-center font-semibold',
    'transition-[background-color,color,scale] duration-150 active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-ink-muted disabled:active:scale-100',
    'data-busy:cursor-progress data-busy:active:scale-100',
  ],
  { variants: { tone: tones, size: sizes, block: { true: 'w-full', false: '' } } },
)

interface Look {
  tone: ButtonTone
  size: ButtonSize
  block: boolean
  className?: string | undefined
}

const known = new Map<string, string>()

/**
 * Returns the class names of a button, or of a link that looks like one. Disabled buttons have the colors `ink-muted` on
 * `tint`, and busy buttons keep their colors. Results are cached, because a list may contain a thousand buttons.
 */
export function buttonVariants({ tone, size, block, className }: Look): string {
  const key = `${tone} ${size} ${block}`
  const look = known.get(key) ?? variants({ tone, size, block })
  known.set(key, look)
  return classes(look, className)
}
