import { classes } from '../private/classes.ts'

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const tones: Record<ButtonTone, string> = {
  primary:
    'bg-button text-button-ink hover:bg-button-hover active:bg-button-pressed disabled:border-line disabled:bg-tint',
  quiet: 'bg-tint text-ink hover:bg-tint-hover active:bg-tint-pressed disabled:border-dashed disabled:border-line',
  plain: 'bg-transparent text-ink underline-offset-4 hover:bg-tint active:bg-tint-hover',
  // Swaps the two colors instead of shading, because their contrast is the same either way.
  danger:
    'bg-danger text-danger-ink hover:bg-danger-ink hover:text-danger hover:border-danger active:opacity-90 disabled:border-error disabled:bg-tint',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 py-1.5 text-label gap-1.5 after:absolute after:-inset-y-1 after:inset-x-0',
  medium: 'min-h-11 px-5 py-2 text-body gap-2',
  large: 'min-h-14 px-8 py-3 text-lead gap-2.5',
}

const base = classes(
  'relative inline-flex select-none items-center justify-center rounded-pill border-2 border-transparent text-center font-semibold',
  'transition-[background-color,color,scale] active:scale-[0.98]',
  'disabled:cursor-not-allowed disabled:text-ink-muted disabled:active:scale-none',
  'data-busy:cursor-progress data-busy:active:scale-none',
)

interface Look {
  tone: ButtonTone
  size: ButtonSize
  block: boolean
  className?: string | undefined
}

const cachedLooks = new Map<string, string>()

/**
 * Returns the class names of a button, or of a link that looks like one. Disabled buttons have muted text, and still show their
 * tone by their border and fill. Busy buttons keep their colors. Results are cached, because a list may contain a thousand buttons.
 */
export function buttonVariants({ tone, size, block, className }: Look): string {
  const key = `${tone} ${size} ${block}`
  const look = cachedLooks.get(key) ?? classes(base, tones[tone], sizes[size], block && 'w-full')
  cachedLooks.set(key, look)
  return classes(look, className)
}
