import { loadSharp } from '../loadSharp.ts'
import { spritePath } from './sprites.ts'
import type { SpriteName } from './sprites.ts'

/** A picture in memory, row by row: four bytes per pixel (red, green, blue, alpha), or three without alpha. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** The folder of the rendered pictures. The build copies them next to the bundled server, whose parts are in `assets`. */
const folder = import.meta.url.endsWith('.ts')
  ? import.meta.dirname
  : `${import.meta.dirname.replace(/[\\/]assets$/, '')}/sprites`

/** Reads a sprite and tints the part that can be tinted, if there is one. `tint` has the format `#rrggbb`. */
export async function readSprite(name: SpriteName, tint: string): Promise<Pixels> {
  const sharp = await loadSharp()
  const file = spritePath(name)
  const { data, info } = await sharp(`${folder}/${file.picture}`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (file.mask !== undefined) {
    const mask = await sharp(`${folder}/${file.mask}`)
      .resize(width, height, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer()
    await tintPixels(data, 4, mask, tint)
  }
  return { data, width, height }
}

/** The brightness of the parts to tint as rendered, without light and shade. */
const neutral = 0.8

const rgbOf = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The number of pixels after which other work gets its turn, because a server may draw in its own process. */
const turn = 1 << 17
const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Multiplies the masked pixels by a color, but keeps their highlights. `tint` has the format `#rrggbb`. */
export async function tintPixels(data: Buffer, channels: 3 | 4, mask: Buffer, tint: string): Promise<void> {
  const color = rgbOf(tint)
  for (let at = 0, pixel = 0; pixel < mask.length; at += channels, pixel += 1) {
    if (pixel % turn === 0) await yieldTurn()
    const share = (mask[pixel] ?? 0) / 255
    if (share === 0) continue
    const bright = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255
    const step = Math.min(1, Math.max(0, (bright - 0.84) / 0.16))
    const shine = step * step * (3 - 2 * step)
    for (let channel = 0; channel < 3; channel += 1) {
      const channelValue = data[at + channel] ?? 0
      const tintedValue = Math.min(255, (channelValue / neutral / 255) * (color[channel] ?? 0))
      data[at + channel] = channelValue + (tintedValue + (channelValue - tintedValue) * shine - channelValue) * share
    }
  }
}
