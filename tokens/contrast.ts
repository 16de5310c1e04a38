import { parseHex } from './tint.ts'

/** Least contrast of text (CONST-27, WCAG 2.2 AA). */
export const textContrast = 4.5
/** Least contrast of borders and focus rings that carry meaning (WCAG 1.4.11). */
export const markContrast = 3

/** The light of each of the 256 values of a channel. */
const light = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex)
  return 0.2126 * (light[r] ?? 0) + 0.7152 * (light[g] ?? 0) + 0.0722 * (light[b] ?? 0)
}

/** Contrast ratio of two opaque colours, 1 to 21, rounded down to two decimals so that 4.499 never counts as 4.5. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return Math.floor(((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)) * 100) / 100
}

/** The smallest contrast of a colour against several grounds. */
export const worstContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))
