import { textContrast, markContrast } from './contrast.ts'
import type { ColourToken } from './names.ts'

/** Grounds that text of the page can stand on, the states of quiet buttons included. */
export const textGrounds = [
  'page',
  'surface',
  'raised',
  'tint',
  'tint-hover',
  'tint-pressed',
] as const satisfies readonly ColourToken[]

const onEveryGround = (minimum: number, foreground: ColourToken): Pair[] =>
  textGrounds.map((ground) => [minimum, foreground, ground])

/** Least contrast, foreground token, background token. */
export type Pair = readonly [minimum: number, foreground: string, background: string]

/**
 * Every pair of colours that a component may put together, with the contrast that it needs in every theme.
 * A disabled button is `ink-muted` on `tint`, so it is held to the same measure as the rest.
 */
export const pairs: readonly Pair[] = [
  ...onEveryGround(textContrast, 'ink'),
  ...onEveryGround(textContrast, 'ink-muted'),
  ...onEveryGround(textContrast, 'highlight'),
  ...onEveryGround(textContrast, 'error'),
  ...onEveryGround(textContrast, 'success'),
  [textContrast, 'button-ink', 'button'],
  [textContrast, 'button-ink', 'button-hover'],
  [textContrast, 'button-ink', 'button-pressed'],
  [textContrast, 'info-ink', 'info'],
  [textContrast, 'warn-ink', 'warn'],
  [textContrast, 'danger-ink', 'danger'],
  ...onEveryGround(markContrast, 'line-strong'),
  ...onEveryGround(markContrast, 'focus'),
]
