import { markContrast, moreMarkContrast, moreTextContrast, textContrast } from './contrast.ts'
import type { ColorToken, ThemeName } from './names.ts'

/** The background tokens on which the general text colors, such as `ink`, may appear. */
export const textGrounds = [
  'page',
  'surface',
  'raised',
  'tint',
  'tint-hover',
  'tint-pressed',
] as const satisfies readonly ColorToken[]

const onEveryGround = (minimum: number, foreground: ColorToken): Pair[] =>
  textGrounds.map((ground) => [minimum, foreground, ground])

/** The minimum contrast of a foreground token on a background token. */
export type Pair = readonly [minimum: number, foreground: string, background: string]

/**
 * The color pairs that components may use, with the minimum contrast that every theme must reach. They include the text of
 * disabled buttons, which is `ink-muted` on `tint`.
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

/** The color pairs of high-contrast themes: those in `pairs` with higher minimums, plus hairlines on every background. */
const pairsOfMore: readonly Pair[] = [
  ...pairs.map(([minimum, foreground, background]): Pair => [
    minimum === markContrast ? moreMarkContrast : moreTextContrast,
    foreground,
    background,
  ]),
  ...onEveryGround(moreMarkContrast, 'line'),
]

const highContrastThemes: ReadonlySet<ThemeName> = new Set(['contrast', 'contrast-dark'])

/** Returns the color pairs that components may use in a theme, with the minimum contrast that the theme must reach. */
export const pairsOf = (theme: ThemeName): readonly Pair[] => (highContrastThemes.has(theme) ? pairsOfMore : pairs)
