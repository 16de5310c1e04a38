import { contrast } from './contrast.ts'
import type { Pair } from './pairs.ts'
import { over } from './tint.ts'

/** A pair below its minimum contrast, with the measured value. */
export interface Shortfall {
  pair: Pair
  measured: number
}

const laidOver = (colour: string, ground: string): string => (colour.length === 9 ? over(colour, ground) : colour)

/** The contrast that a reader sees: the foreground on its background, blended over the page and over white. */
export function measuredOn(foreground: string, background: string, page: string): number {
  const ground = laidOver(background, laidOver(page, '#ffffff'))
  return contrast(laidOver(foreground, ground), ground)
}

/**
 * Checks every pair against a palette and returns those below their minimum. Colors with alpha are blended over their
 * background, and that over the page, before measuring.
 * @throws RangeError when a pair names a token that the palette lacks.
 */
export function checkPairs(palette: Readonly<Record<string, string>>, pairs: readonly Pair[]): Shortfall[] {
  const colour = (name: string): string => {
    const value = palette[name]
    if (value === undefined) throw new RangeError(`Unknown colour token: ${name}`)
    return value
  }
  return pairs.flatMap((pair) => {
    const [minimum, foreground, background] = pair
    const measured = measuredOn(colour(foreground), colour(background), colour('page'))
    return measured >= minimum ? [] : [{ pair, measured }]
  })
}
