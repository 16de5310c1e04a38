import { fromOklch, toOklch } from '@festoon/tokens/oklch'
import type { Random } from './random.ts'

/** The side length of the square drawing area, in SVG units. */
export const side = 1_000

/** The inputs and drawing tools available to a style. */
export interface Canvas {
  random: Random
  /** The index of the style's variant, from 0 to 3. */
  variant: number
  /** The text to draw as letters in the image, if any. */
  title: string | undefined
  /** The image's base OKLCH hue in radians, derived from the event's colors. */
  hue: number
  /**
   * Returns a color with the base hue, shifted by `turn` radians, and the given OKLCH lightness and chroma. Lightens yellows.
   */
  tone: (lightness: number, chroma: number, turn?: number) => string
  /** Returns a color with the given OKLCH lightness, chroma, and hue in degrees. */
  fixedColor: (lightness: number, chroma: number, degrees: number) => string
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the event's OKLCH hue in radians: that of the background color or, if the background is gray, of the text color.
 * Returns a random hue if both are gray.
 * @throws RangeError if a color isn't in the format `#rrggbb`.
 */
export function hueOf(colors: { primary: string; text: string }, random: Random): number {
  const chance = random.between(0, Math.PI * 2)
  const hostColor = [colors.primary, colors.text].map(toOklch).find(({ chroma }) => chroma > 0.015)
  return hostColor?.hue ?? chance
}

/** Returns an OKLCH color, lightened if it is a medium-light yellow, which would look muddy. `hue` is in radians. */
function lively(lightness: number, chroma: number, hue: number): string {
  const yellow = chroma < 0.1 || lightness < 0.45 ? 0 : Math.max(0, Math.cos(hue - radians(98))) ** 3
  return fromOklch({ lightness: lightness + Math.max(0, 0.88 - lightness) * yellow * 0.8, chroma, hue })
}

export const toner =
  (hue: number) =>
  (lightness: number, chroma: number, turn = 0): string =>
    lively(lightness, chroma, hue + turn)

export const fixedColor = (lightness: number, chroma: number, degrees: number): string =>
  fromOklch({ lightness, chroma, hue: radians(degrees) })

/** The colors of the parts of a picture's things that can have any. */
export interface Tints {
  /** The colors of the things, the subject's first. Further things repeat them. */
  things: readonly [string, ...string[]]
  /** The color of a number made of foil balloons, which differs from the subject's. */
  numeral: string
}

/** Returns bright tints around the picture's hue. */
export const brightTints = ({ hue }: Canvas): Tints => ({
  things: [lively(0.68, 0.19, hue), ...[1, 2, 3].map((index) => lively(0.68, 0.19, hue + index * 1.3))],
  numeral: lively(0.6, 0.17, hue + Math.PI * 0.75),
})
