import { imageStyles } from '@festoon/contract/imageStyles'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { promptOf } from '../../inspirations.ts'
import { loadSharp } from '../../loadSharp.ts'
import { paintArt } from './art/paintArt.ts'
import { drawPoster } from './art/posters/drawPoster.ts'

/** The picture of an inspiration, 1024 pixels wide: the theme's poster, its cast in another scene, then in another style. */
export async function drawInspiration({ theme, at }: { theme: PartyTheme; at: number }): Promise<Buffer> {
  const poster = at === 0 || at === 1 ? drawPoster(theme, at) : undefined
  if (poster !== undefined) {
    const sharp = await loadSharp()
    return sharp(Buffer.from(poster)).flatten().png({ compressionLevel: 1 }).toBuffer()
  }
  const style = imageStyles[(theme.artSeed + at * 7) % imageStyles.length]?.id
  return paintArt({
    prompt: `${promptOf(theme, at)} ${theme.name}`,
    palette: theme.colours,
    seed: theme.artSeed * 4 + at * 2,
    ...(style === undefined ? {} : { style }),
  })
}
