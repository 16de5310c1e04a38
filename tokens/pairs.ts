import { markContrast, moreMarkContrast, moreTextContrast, textContrast } from './contrast.ts'
import type { ColorToken, ThemeName } from './names.ts'

/** The background tokens on which text may appear, including the hover and pressed states of buttons with a subtle fill. */
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

/** A foreground token and a background token, preceded by their minimum contrast. */
export type Pair = readonly [minimum: number, foreground: string, background: string]

/**
 * The color pairs that components may use, with the minimum contrast in every theme. Because a disabled button is `ink-muted`
 * on `tint`, it is as readable as other text.
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

/** The color pairs in `pairs`, each with the higher minimum contrast of high-contrast themes, plus pairs for hairlines. */
const pairsOfMore: readonly Pair[] = [
  ...pairs.map(([minimum, foreground, background]): Pair => [
    minimum === markContrast ? moreMarkContrast : moreTextContrast,
    foreground,
    background,
  ]),
  ...onEveryGround(moreMarkContrast, 'line'),
]

const demanding: ReadonlySet<ThemeName> = new Set(['contrast', 'contrast-dark'])

/** Returns the color pairs whose minimum contrast a theme must reach. */
export const pairsOf = (theme: ThemeName): readonly Pair[] => (demanding.has(theme) ? pairsOfMore : pairs)
