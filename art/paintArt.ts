import type { Sharp } from 'sharp'
import { drawArt, longestPrompt, type ArtBrief } from './drawArt.ts'
import { loadSharp } from './loadSharp.ts'
import { briefOfPrompt } from './staging/briefOfPrompt.ts'
import { paintStaged } from './staging/paintStaged.ts'
import { defaultStyle } from './styles/styles.ts'

/** Stages rendered things in the default style, if there is a rendered picture of the subject. Otherwise draws flat shapes. */
async function pictureOf(brief: ArtBrief): Promise<Sharp> {
  const { prompt, palette, seed, size, style = defaultStyle } = brief
  const stagedCast = style === defaultStyle ? briefOfPrompt(prompt.slice(0, longestPrompt), palette, seed) : undefined
  if (stagedCast) return paintStaged({ ...stagedCast, ...(size === undefined ? {} : { size }) })
  const sharp = await loadSharp()
  return sharp(Buffer.from(await drawArt(brief))).flatten()
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
