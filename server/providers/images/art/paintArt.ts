import { loadSharp } from '../../../loadSharp.ts'
import { drawArt, type ArtBrief } from './drawArt.ts'

/** A picture as `drawArt` draws it, in pixels: a JPEG of 1024 by 1024 unless the brief says otherwise. */
export async function paintArt(brief: ArtBrief, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(Buffer.from(await drawArt(brief))).flatten()
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
