import { contrast } from './contrast.ts'
import type { Pair } from './pairs.ts'
import { over } from './tint.ts'

/** A color pair whose measured contrast is below its minimum. */
export interface Shortfall {
  pair: Pair
  measuredContrast: number
}

const laidOver = (color: string, ground: string): string => (color.length === 9 ? over(color, ground) : color)

/**
 * Returns the contrast of a foreground color on a background color as they appear on the page. Colors with alpha are first
 * blended: the foreground over the background, the background over the page, and the page over white.
 */
export function measuredOn(foreground: string, background: string, page: string): number {
  const ground = laidOver(background, laidOver(page, '#ffffff'))
  return contrast(laidOver(foreground, ground), ground)
}

/**
 * Returns the color pairs of a palette that are below their minimum contrast, with their measured contrast (see `measuredOn`).
 * @throws RangeError if the palette lacks `page` or a token of a pair, or if a color isn't `#rrggbb` or `#rrggbbaa`.
 */
export function checkPairs(palette: Readonly<Record<string, string>>, pairs: readonly Pair[]): Shortfall[] {
  const color = (name: string): string => {
    const value = palette[name]
    if (value === undefined) throw new RangeError(`Unknown color token: ${name}`)
    return value
  }
  return pairs.flatMap((pair) => {
    const [minimum, foreground, background] = pair
    const measuredContrast = measuredOn(color(foreground), color(background), color('page'))
    return measuredContrast >= minimum ? [] : [{ pair, measuredContrast }]
  })
}
