import { markContrast, moreMarkContrast, moreTextContrast, textContrast } from './contrast.ts'
import type { ColourToken, ThemeName } from './names.ts'

/** The backgrounds on which text may appear, including the states of quiet buttons. */
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

/** A foreground and a background token with their minimum contrast. */
export type Pair = readonly [minimum: number, foreground: string, background: string]

/**
 * The color pairs that components may use, with the minimum contrast in every theme. A disabled button is `ink-muted` on
 * `tint`, so it must be as readable as other text.
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

/** The same pairs with the minimums of high-contrast themes, plus hairlines. */
const pairsOfMore: readonly Pair[] = [
  ...pairs.map(([minimum, foreground, background]): Pair => [
    minimum === markContrast ? moreMarkContrast : moreTextContrast,
    foreground,
    background,
  ]),
  ...onEveryGround(moreMarkContrast, 'line'),
]

const demanding: ReadonlySet<ThemeName> = new Set(['contrast', 'contrast-dark'])

/** Returns the pairs that a theme must satisfy. */
export const pairsOf = (theme: ThemeName): readonly Pair[] => (demanding.has(theme) ? pairsOfMore : pairs)
