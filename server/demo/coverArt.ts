import { fromOklch } from '@festoon/tokens/oklch'
import { loadSharp } from '../loadSharp.ts'
import { seeded } from '../providers/images/art/random.ts'
import { scenes, type SceneName } from './scenes.ts'
import { height, width, type Paint } from './shapes.ts'

/** What a cover is drawn from. Hue in radians, OKLCH. */
export interface CoverBrief {
  scene: SceneName
  hue: number
  seed: number
}

/**
 * Draws the cover of a party as PNG: ground, light, scene and confetti, in a few neighbouring hues and one that contrasts. What we
 * draw ourselves needs none of the caution that an uploaded drawing does (http/uploads/rasteriseSvg.ts).
 */
export async function coverArt({ scene, hue, seed }: CoverBrief): Promise<Buffer> {
  const sharp = await loadSharp()
  const random = seeded(seed)
  const tone = (lightness: number, chroma: number, turn = 0): string =>
    fromOklch({ lightness, chroma, hue: hue + turn })
  const paint: Paint = { random, tone }
  const body = scenes[scene](paint)
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )
  return sharp(drawing).png().toBuffer()
}
