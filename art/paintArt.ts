import type { Sharp } from 'sharp'
import { drawArt, wordsOfBrief, type ArtBrief } from './drawArt.ts'
import { loadSharp } from './loadSharp.ts'
import { briefOfPrompt } from './staging/briefOfPrompt.ts'
import { paintStaged } from './staging/paintStaged.ts'
import { defaultStyle } from './styles/styles.ts'

/** Stages things. All styles but the default draw them as SVG. */
async function pictureOf(brief: ArtBrief): Promise<Sharp> {
  const { palette, seed, size, style = defaultStyle } = brief
  if (style === defaultStyle) {
    const stagedBrief = await briefOfPrompt(wordsOfBrief(brief), palette, seed)
    return paintStaged({ ...stagedBrief, ...(size === undefined ? {} : { size }) })
  }
  const sharp = await loadSharp()
  return sharp(Buffer.from(await drawArt({ ...brief, style }))).flatten()
}

/**
 * Draws the image for a brief as a JPEG or PNG.
 * @throws RangeError if a color isn't in the format `#rrggbb`.
 */
export async function paintArt(brief: ArtBrief, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const picture = await pictureOf(brief)
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
