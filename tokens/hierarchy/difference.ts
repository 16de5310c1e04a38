import { toOklch } from '../oklch.ts'

/** The minimum difference of two backgrounds that people should tell apart, such as a fill and the same fill on hover. */
export const groundDifference = 0.02
/** The minimum difference of two text colors that mean different things, such as an error message and other text. */
export const inkDifference = 0.06
/** The minimum difference of a danger button or a warning from what is around it. */
export const fillDifference = 0.12

/** Returns the difference of two `#rrggbb` colors, 0 to about 1, as their distance in Oklab (CSS Color 4, ΔE-OK). */
export function difference(one: string, other: string): number {
  const [first, second] = [toOklch(one), toOklch(other)]
  const squaredDistance =
    (first.lightness - second.lightness) ** 2 +
    first.chroma ** 2 +
    second.chroma ** 2 -
    2 * first.chroma * second.chroma * Math.cos(first.hue - second.hue)
  return Math.sqrt(Math.max(0, squaredDistance))
}

/** Returns the smallest difference of a color from several others. */
export const leastDifference = (color: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => difference(color, other)))

/** Returns true if every color differs from every other one by at least `minimum`. */
export const areDistinct = (colors: readonly string[], minimum: number): boolean =>
  colors.every((color, at) => leastDifference(color, colors.slice(at + 1)) >= minimum)
