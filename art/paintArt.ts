import { loadSharp } from './loadSharp.ts'
import { drawArt, type ArtBrief } from './drawArt.ts'

/**
 * Draws the image for a brief as a JPEG or PNG.
 * @throws RangeError if a color isn't in the format `#rrggbb`.
 */
export async function paintArt(brief: ArtBrief, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(Buffer.from(await drawArt(brief))).flatten()
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
