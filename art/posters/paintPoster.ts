import { loadSharp } from '../loadSharp.ts'
import { drawPoster, type PosterTheme } from './drawPoster.ts'

/** Draws one of a theme's two posters as a PNG of 1024 by 1024 pixels. Returns undefined for a theme without a poster. */
export async function paintPoster(theme: PosterTheme, at: 0 | 1): Promise<Buffer | undefined> {
  const poster = drawPoster(theme, at)
  if (poster === undefined) return undefined
  const sharp = await loadSharp()
  return sharp(Buffer.from(poster)).flatten().png({ compressionLevel: 1 }).toBuffer()
}
