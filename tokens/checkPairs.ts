import { contrast } from './contrast.ts'
import type { Pair } from './pairs.ts'
import { over } from './tint.ts'

/** A pair that falls short, with what was measured. */
export interface Shortfall {
  pair: Pair
  measured: number
}

/**
 * Walks the pairs over a palette and names those that fall short. Colours with alpha are laid over their ground, and that
 * over the page, before they are measured.
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
    const ground = over(colour(background), over(colour('page'), '#ffffff'))
    const measured = contrast(over(colour(foreground), ground), ground)
    return measured >= minimum ? [] : [{ pair, measured }]
  })
}
