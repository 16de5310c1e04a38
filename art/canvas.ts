import { fromOklch, toOklch } from '@festoon/tokens/oklch'
import type { Inks, Motif } from './motifs/motif.ts'
import type { Random } from './random.ts'

/** The side length of the square drawing area, in units. */
export const side = 1_000

/** The drawing tools and inputs that a style gets. */
export interface Canvas {
  random: Random
  /** The index of the composition. Consecutive seeds have different compositions. */
  variant: number
  /** The motifs to show. The first one, the hero, is the most prominent. */
  cast: readonly Motif[]
  /** The text to draw as letters in the image, if any. */
  title: string | undefined
  /** The event's OKLCH hue, in radians. */
  hue: number
  /** Returns a color with the given OKLCH lightness and chroma. Its hue is the event's, shifted by `turn` radians. */
  tone: (lightness: number, chroma: number, turn?: number) => string
  /** Returns a color with the given OKLCH lightness, chroma, and hue in degrees, regardless of the event's hue. */
  fixed: (lightness: number, chroma: number, degrees: number) => string
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the hue of an event's background color, in radians. Uses the text color if the background is gray, and a random hue if
 * both are gray.
 * @throws RangeError if a color isn't in the format `#rrggbb`.
 */
export function hueOf(colours: { primary: string; text: string }, random: Random): number {
  const chance = random.between(0, Math.PI * 2)
  const coloured = [colours.primary, colours.text].map(toOklch).find(({ chroma }) => chroma > 0.015)
  return coloured?.hue ?? chance
}

/**
 * Returns the given OKLCH color, lightened if it is yellow, because yellows look muddy when they are as dark as reds. Muted and
 * dark colors stay unchanged.
 */
function lively(lightness: number, chroma: number, hue: number): string {
  const yellow = chroma < 0.1 || lightness < 0.45 ? 0 : Math.max(0, Math.cos(hue - radians(98))) ** 3
  return fromOklch({ lightness: lightness + Math.max(0, 0.88 - lightness) * yellow * 0.8, chroma, hue })
}

export const toner =
  (hue: number) =>
  (lightness: number, chroma: number, turn = 0): string =>
    lively(lightness, chroma, hue + turn)

export const fixed = (lightness: number, chroma: number, degrees: number): string =>
  fromOklch({ lightness, chroma, hue: radians(degrees) })

/**
 * Returns the natural inks of a motif. The main ink has the motif's own hue; for a motif without one, the hue is derived
 * from the event's. The second and third inks contrast with it.
 */
export function naturalInks(canvas: Canvas, motif: Motif, index: number): Inks {
  const own = motif.hue === undefined ? canvas.hue + index * 1.3 : radians(motif.hue)
  return {
    main: lively(0.68, 0.19, own),
    second: lively(0.83, 0.14, own + 0.5),
    third: lively(0.6, 0.17, own + Math.PI * 0.75),
    dark: fromOklch({ lightness: 0.27, chroma: 0.06, hue: canvas.hue }),
    light: fromOklch({ lightness: 0.97, chroma: 0.02, hue: own }),
  }
}
