import { contrast } from './contrast.ts'
import type { Pair } from './pairs.ts'
import { over } from './tint.ts'

/** A color pair below its minimum contrast, with its measured contrast. */
export interface Shortfall {
  pair: Pair
  measured: number
}

const laidOver = (color: string, ground: string): string => (color.length === 9 ? over(color, ground) : color)

/**
 * Returns the visible contrast of a foreground color on a background color. Colors with alpha are first blended: the
 * foreground over the background, the background over the page, and the page over white.
 */
export function measuredOn(foreground: string, background: string, page: string): number {
  const ground = laidOver(background, laidOver(page, '#ffffff'))
  return contrast(laidOver(foreground, ground), ground)
}

/**
 * Measures color pairs in a palette and returns those below their minimum contrast. Colors with alpha are first blended over
 * their background, and the background over the page.
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
    const measured = measuredOn(color(foreground), color(background), color('page'))
    return measured >= minimum ? [] : [{ pair, measured }]
  })
}
