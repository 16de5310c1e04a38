import { fromOklch } from '@festoon/tokens/oklch'
import { loadSharp } from '../loadSharp.ts'
import { seeded } from '../random.ts'
import { scenes, type SceneName } from './scenes.ts'
import { height, width, type Paint } from './shapes.ts'

/** The input for a cover image. `hue` is an OKLCH hue in radians. */
export interface CoverBrief {
  scene: SceneName
  hue: number
  seed: number
}

/** Draws a scene as a cover image, a PNG of 1600 by 1000 pixels. */
export async function paintCover({ scene, hue, seed }: CoverBrief): Promise<Buffer> {
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
