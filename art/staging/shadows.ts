import { loadSharp } from '../loadSharp.ts'
import type { Pixels } from '../sprites/readSprite.ts'
import type { Placement } from './arrange.ts'
import { cut, type Layer, type Size } from './layers.ts'
import { pool } from './light.ts'

/** Draws shadows where sprites touch the ground. `widths` are the sprites' widths. */
export const contactShadows = (placements: readonly Placement[], widths: readonly number[], shade: string): string =>
  placements
    .map((placement, index) => {
      if (!placement.isGrounded) return ''
      const width = widths[index] ?? placement.height
      const { x, y } = placement
      return (
        pool(`soft${index}`, x + width * 0.08, y - 4, width * 0.85, width * 0.17, shade, 0.42) +
        pool(`firm${index}`, x, y - 6, width * 0.5, width * 0.075, shade, 0.75)
      )
    })
    .join('')

/** The height of a shadow on the ground, as a share of the object's height, and how far it leans to the right. */
const [flatness, lean] = [0.24, 0.7]

/**
 * Returns the shadow that a standing object casts behind it to the right, away from the light of the sprites. `strength` is its opacity
 * at the foot. `scale` is the number of pixels per thousandth of the picture's shorter side, and `size` the picture's size.
 */
export async function castShadow(
  picture: Pixels,
  { x, y, height: tall, blur }: Placement,
  { shade, strength }: { shade: string; strength: number },
  scale: number,
  size: Size,
): Promise<Layer | undefined> {
  const sharp = await loadSharp()
  const foot = Math.min(picture.height, Math.round((picture.height + tall * scale) / 2))
  const height = Math.max(2, Math.round(foot * flatness))
  const edge = Math.ceil((10 + blur * 2) * scale) * 2
  const width = picture.width + Math.ceil(height * lean) + edge * 2
  const ink = Number.parseInt(shade.slice(1), 16)
  const data = Buffer.alloc(width * (height + edge * 2) * 4)
  for (let at = 0; at < data.length; at += 4) {
    data[at] = ink >> 16
    data[at + 1] = (ink >> 8) & 255
    data[at + 2] = ink & 255
  }
  for (let row = 0; row < height; row += 1) {
    const up = height - 1 - row
    const source = Math.min(foot - 1, Math.floor(row / flatness)) * picture.width
    const start = (row + edge) * width + edge + Math.round(up * lean)
    const share = strength * (1 - (0.75 * up) / height)
    for (let column = 0; column < picture.width; column += 1)
      data[(start + column) * 4 + 3] = (picture.data[(source + column) * 4 + 3] ?? 0) * share
  }
  const raw = { width, height: height + edge * 2, channels: 4 } as const
  const soft = await sharp(data, { raw })
    .blur(Math.max(0.3, (7 + blur) * scale))
    .raw()
    .toBuffer()
  const left = Math.round(x * scale - picture.width / 2) - edge
  return cut({ data: soft, width, height: raw.height }, left, Math.round(y * scale) - height - edge, size)
}

/** The distance of a shadow from its thing to the right and down, and its blur, in thousandths of the picture's shorter side. */
const [besideBy, belowBy, softness] = [14, 20, 11]

/**
 * Returns the shadow of a thing on what is close behind it. `corner` is the thing's top left corner in pixels. `strength` is its
 * opacity. `scale` and `size` are those of `castShadow`.
 */
export async function dropShadow(
  picture: Pixels,
  [left, top]: readonly [left: number, top: number],
  { shade, strength }: { shade: string; strength: number },
  scale: number,
  size: Size,
): Promise<Layer | undefined> {
  const sharp = await loadSharp()
  const edge = Math.ceil(softness * scale * 3)
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const
  const silhouette = await sharp(picture.data, { raw })
    .linear([0, 0, 0, strength], [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16)).concat(0))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: `${shade}00` })
    .raw()
    .toBuffer()
  const [width, height] = [picture.width + edge * 2, picture.height + edge * 2]
  const data = await sharp(silhouette, { raw: { width, height, channels: 4 } })
    .blur(Math.max(0.3, softness * scale))
    .raw()
    .toBuffer()
  const x = Math.round(left + besideBy * scale) - edge
  const y = Math.round(top + belowBy * scale) - edge
  return cut({ data, width, height }, x, y, size)
}
