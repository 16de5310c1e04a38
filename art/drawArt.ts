import { hueOf, side, toner, fixedColor, type Canvas } from './canvas.ts'
import type { Layout } from './layouts.ts'
import { lettering } from './lettering.ts'
import { findMotifs } from './motifs/findMotifs.ts'
import { paintWithBrush } from './paintWithBrush.ts'
import { seededRandom } from './random.ts'
import { briefOfPrompt } from './staging/briefOfPrompt.ts'
import type { PictureWords } from './staging/castOf.ts'
import { stagedThings, type StagedCast } from './staging/stagedThings.ts'
import type { Style } from './styles/style.ts'
import { defaultStyle, styles, type StyleName } from './styles/styles.ts'
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
  /** An integer that seeds the random numbers and selects one of the style's four variants. */
  seed: number
  /** Width and height of the image in pixels. */
  size?: number
  /**
   * The event's name. It selects the subject if the prompt doesn't, and is drawn as letters if the seed is odd. Staged pictures have
   * no letters.
   */
  title?: string
}

/** Returns the words that select the things of a picture. */
export const wordsOfBrief = ({ prompt, title = '' }: ArtBrief): PictureWords => ({
  prompt: prompt.slice(0, longestPrompt),
  title: title.slice(0, longestPrompt),
})

async function compose(
  style: Style,
  canvas: Canvas,
  layout: Layout,
  stagedCast: StagedCast | undefined,
  size: number,
): Promise<{ ground: string; things: string }> {
  const place = (member: number, x: number, y: number, scale: number, turn = 0): string => {
    const motif = canvas.cast[member % canvas.cast.length]
    if (!motif) return ''
    const body = motif.draw(style.inks(canvas, motif, member))
    return transform(style.dress?.(body, canvas, member) ?? body, x, y, scale, turn)
  }
  const things =
    stagedCast && style.treat
      ? await stagedThings(stagedCast, style.treat(canvas), style, canvas, size)
      : layout.draw(canvas, place)
  return { ground: style.ground(canvas), things: style.gather?.(things, canvas) ?? things }
}

const svg = (size: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">${body}</svg>`

/**
 * Draws an image for an invitation as SVG, based on the prompt, the style (IMG-07), and the event's colors. The SVG contains no
 * text: the prompt only selects shapes, and the title's letters are drawn as shapes.
 * @throws RangeError if a color isn't in the format `#rrggbb`.
 */
export async function drawArt(brief: ArtBrief): Promise<string> {
  const { prompt, palette, seed, size = 1_024 } = brief
  const variant = ((Math.floor(seed) % variants) + variants) % variants
  const random = seededRandom(Math.imul(Math.floor(seed), 2_654_435_761))
  const title = variant % 2 === 1 ? brief.title?.trim() || undefined : undefined
  const hue = hueOf(palette, random) + ([0, 0.35, -0.35, 0.15][variant] ?? 0)
  const canvas: Canvas = {
    random,
    variant,
    hue,
    title,
    tone: toner(hue),
    fixedColor,
    cast: findMotifs(prompt.slice(0, longestPrompt), random),
  }
  const style: Style = styles[brief.style ?? defaultStyle]
  const layout = style.layouts[variant % style.layouts.length]
  if (!layout) throw new RangeError('A style without a layout')
  const stagedCast = style.treat && (await briefOfPrompt(wordsOfBrief(brief), palette, seed))
  const { ground, things } = await compose(style, canvas, layout, stagedCast, size)
  const body = style.brush
    ? await paintWithBrush({ ground, things, frame: (inner) => svg(side, inner) }, style.brush, random)
    : ground + things
  const letters = title === undefined ? '' : lettering(title, layout.room, style.hand(canvas))
  const plate = letters === '' ? '' : (style.plate?.(canvas, layout.room) ?? '')
  return svg(size, body + (style.over?.(canvas) ?? '') + plate + letters)
}
