import { markContrast, moreMarkContrast, moreTextContrast, textContrast } from './contrast.ts'
import type { ColourToken, ThemeName } from './names.ts'

/** The backgrounds on which the page's text may appear, including the states of quiet buttons. */
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

/** Minimum contrast, foreground token, background token. */
export type Pair = readonly [minimum: number, foreground: string, background: string]

/**
 * Every pair of colors that components may combine, with the contrast it needs in every theme. A disabled button is
 * `ink-muted` on `tint`, so it must meet the same minimum.
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

/** The same pairs with high-contrast minimums, hairlines included. */
const pairsOfMore: readonly Pair[] = [
  ...pairs.map(([minimum, foreground, background]): Pair => [
    minimum === markContrast ? moreMarkContrast : moreTextContrast,
    foreground,
    background,
  ]),
  ...onEveryGround(moreMarkContrast, 'line'),
]

const demanding: ReadonlySet<ThemeName> = new Set(['contrast', 'contrast-dark'])

/** The pairs that a theme must satisfy. */
export const pairsOf = (theme: ThemeName): readonly Pair[] => (demanding.has(theme) ? pairsOfMore : pairs)
