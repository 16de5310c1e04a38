import { markContrast, moreMarkContrast, moreTextContrast, textContrast } from './contrast.ts'
import type { ColourToken, ThemeName } from './names.ts'

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

/** The same pairs with the minima of high contrast, in which hairlines count as well. */
const pairsOfMore: readonly Pair[] = [
  ...pairs.map(([minimum, foreground, background]): Pair => [
    minimum === markContrast ? moreMarkContrast : moreTextContrast,
    foreground,
    background,
  ]),
  ...onEveryGround(moreMarkContrast, 'line'),
]

const demanding: ReadonlySet<ThemeName> = new Set(['contrast', 'contrast-dark'])

/** The pairs that a theme is held to. */
export const pairsOf = (theme: ThemeName): readonly Pair[] => (demanding.has(theme) ? pairsOfMore : pairs)
