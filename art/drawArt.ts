import { hueOf, side, toner, fixedColor, type Canvas } from './canvas.ts'
import { lettering } from './lettering.ts'
import { paintWithBrush } from './paintWithBrush.ts'
import { seededRandom } from './random.ts'
import { briefOfPrompt } from './staging/briefOfPrompt.ts'
import type { PictureWords } from './staging/castOf.ts'
import { stagedThings } from './staging/stagedThings.ts'
import type { Style } from './styles/style.ts'
import { styles, type DrawnStyleName, type StyleName } from './styles/styles.ts'
import { transform } from './svg.ts'

/** Max characters read from a prompt. The rest is ignored. */
const longestPrompt = 1_000
/** The number of variants per style, one for each image in a set. */
const variants = 4

/** The input for an image. The same brief always produces the same image. */
export interface ArtBrief {
  /** The subject of the image, in the host's words. */
  prompt: string
  style?: StyleName
  /** The event's colors in the format `#rrggbb`. */
  palette: { primary: string; text: string }
  /** An integer that seeds the random numbers and selects one of four variants. */
  seed: number
  /** Width and height of the image in pixels. */
  size?: number
  /**
   * The event's name. It selects the subject if the prompt doesn't, and all styles but the default draw it as letters if the seed is
   * odd.
   */
  title?: string
}

/** The input for an image in a style that isn't the default. */
export interface DrawnArtBrief extends ArtBrief {
  style: DrawnStyleName
}

/** Returns the words that select the things of a picture. */
export const wordsOfBrief = ({ prompt, title = '' }: ArtBrief): PictureWords => ({
  prompt: prompt.slice(0, longestPrompt),
  title: title.slice(0, longestPrompt),
})

const svg = (size: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">${body}</svg>`

/**
 * Draws an image for an invitation as SVG, with the things of the prompt in the look of a style (IMG-07) and in the event's colors. The
 * SVG contains no text: the prompt only selects things, and the title's letters are drawn as shapes.
 * @throws RangeError if a color isn't in the format `#rrggbb`.
 */
export async function drawArt(brief: DrawnArtBrief): Promise<string> {
  const { palette, seed, size = 1_024 } = brief
  const variant = ((Math.floor(seed) % variants) + variants) % variants
  const random = seededRandom(Math.imul(Math.floor(seed), 2_654_435_761))
  const title = variant % 2 === 1 ? brief.title?.trim() || undefined : undefined
  const hue = hueOf(palette, random) + ([0, 0.35, -0.35, 0.15][variant] ?? 0)
  const canvas: Canvas = { random, variant, hue, title, tone: toner(hue), fixedColor }
  const style: Style = styles[brief.style]
  const { area, room } = style
  const letters = title === undefined ? '' : lettering(title, room, style.hand(canvas))
  const ground = style.ground(canvas)
  const cast = await briefOfPrompt(wordsOfBrief(brief), palette, seed)
  const stagedMarkup = await stagedThings(cast, style, canvas, { size, hasTitle: letters !== '' })
  const stagedThingsInArea = area ? transform(stagedMarkup, area.x, area.y, area.scale) : stagedMarkup
  const things = style.gather?.(stagedThingsInArea, canvas) ?? stagedThingsInArea
  const body = style.brush
    ? await paintWithBrush({ ground, things, frame: (inner) => svg(side, inner) }, style.brush, random)
    : ground + things
  const plate = letters === '' ? '' : (style.plate?.(canvas, room) ?? '')
  return svg(size, body + (style.over?.(canvas) ?? '') + plate + letters)
}
