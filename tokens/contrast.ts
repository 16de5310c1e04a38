import { parseHex } from './tint.ts'

/** Least contrast of text (CONST-27, WCAG 2.2 AA). */
export const textContrast = 4.5
/** Least contrast of borders and focus rings that carry meaning (WCAG 1.4.11). */
export const markContrast = 3
/** Least contrast of text in the themes for readers who ask for more (WCAG 2.2 AAA). */
export const moreTextContrast = 7
/** Least contrast of every line and ring in those themes. */
export const moreMarkContrast = 4.5

/** The light of each of the 256 values of a channel. */
const light = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Relative luminance of an 8-bit colour, 0 to 1 (WCAG 2.2). */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0)

// A palette is solved by measuring few colours against each other again and again.
const measured = new Map<string, number>()

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const before = measured.get(hex)
  if (before !== undefined) return before
  const value = luminanceOf(...parseHex(hex))
  if (measured.size > 999) measured.clear()
  measured.set(hex, value)
  return value
}

/** Contrast ratio of two luminances, 1 to 21, rounded down to two decimals so that 4.499 never counts as 4.5. */
export const contrastOf = (one: number, other: number): number =>
  Math.floor(((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)) * 100) / 100

/** Whether black is the better text on a solid ground of that luminance, otherwise white is. The better one reaches 4.5 on any. */
export const takesBlack = (ground: number): boolean => contrastOf(ground, 0) >= contrastOf(ground, 1)

/** Contrast ratio of two opaque colours, `#rrggbb` each: see `contrastOf`. */
export const contrast = (one: string, other: string): number => contrastOf(luminance(one), luminance(other))

/** The smallest contrast of a colour against several grounds. */
export const worstContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))
