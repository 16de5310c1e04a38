import { parseHex } from './tint.ts'

/** The minimum contrast of text (CONST-27, WCAG 2.2 AA). */
export const textContrast = 4.5
/** The minimum contrast of focus rings and of borders that carry meaning (WCAG 1.4.11). */
export const markContrast = 3
/** The minimum contrast of text in high-contrast themes (WCAG 2.2 AAA). */
export const moreTextContrast = 7
/** The minimum contrast of borders and focus rings in high-contrast themes. */
export const moreMarkContrast = 4.5

/** The linear light intensity, 0 to 1, of each 8-bit sRGB channel value. */
const light = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Returns the relative luminance, 0 to 1, of a color with 8-bit channels (WCAG 2.2). */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0)

// Deriving a palette measures the same few colors over and over.
const luminances = new Map<string, number>()

/** Returns the relative luminance, 0 to 1, of a `#rrggbb` color (WCAG 2.2). */
export function luminance(hex: string): number {
  const before = luminances.get(hex)
  if (before !== undefined) return before
  const value = luminanceOf(...parseHex(hex))
  if (luminances.size > 999) luminances.clear()
  luminances.set(hex, value)
  return value
}

/**
 * Returns the contrast ratio, 1 to 21, of two luminances. Rounds down to two decimal places, so that 4.499 doesn't count as
 * 4.5.
 */
export const contrastOf = (one: number, other: number): number =>
  Math.floor(((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)) * 100) / 100

/**
 * Returns true if black text has at least as much contrast as white text on a background with the given luminance. On any
 * background, at least one of the two has a contrast of 4.5 or more.
 */
export const takesBlack = (ground: number): boolean => contrastOf(ground, 0) >= contrastOf(ground, 1)

/** Returns the contrast ratio of two opaque `#rrggbb` colors, rounded as in `contrastOf`. */
export const contrast = (one: string, other: string): number => contrastOf(luminance(one), luminance(other))

/** Returns the lowest contrast ratio of a color on several backgrounds. */
export const worstContrast = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)))
