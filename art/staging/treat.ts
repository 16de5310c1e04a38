import { loadSharp } from '../loadSharp.ts'
import type { Pixels } from '../sprites/readSprite.ts'

/**
 * The way in which a style changes the look of rendered things. Every part is optional, and applies in this order. Lengths are
 * thousandths of the picture's side.
 */
export interface Treatment {
  /** Replaces details with patches of a color. The value is their size. */
  patches?: number
  /** The strength of colors: 0 is gray, 1 leaves them as they are. */
  saturation?: number
  /** The strength of light and shade; 1 leaves them as they are. */
  contrast?: number
  /** The number of brightness steps per color channel. */
  levels?: number
  /** Mixes in a color between `dark` and `light`, by brightness. */
  tones?: { dark: string; light: string; share: number }
  /** Light that spills over edges, from 0 to 1. */
  bloom?: number
  /** A line around the things.  */
  outline?: { ink: string; width: number }
}

const rgbOf = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const brightness = (red: number, green: number, blue: number): number => red * 0.3 + green * 0.59 + blue * 0.11

const clamp = (value: number): number => Math.min(255, Math.max(0, value))

const odd = (value: number): number => Math.max(3, Math.round((value - 1) / 2) * 2 + 1)

/** The number of bytes after which other work gets its turn, because a server may draw in its own process. */
const band = 1 << 18
const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Changes the color of each visible pixel. */
async function recolor(data: Buffer, { saturation = 1, contrast = 1, levels, tones }: Treatment): Promise<void> {
  const [dark, light] = tones ? [rgbOf(tones.dark), rgbOf(tones.light)] : []
  const step = levels === undefined ? undefined : 255 / (levels - 1)
  for (let at = 0; at < data.length; at += 4) {
    if (at % band === 0) await yieldTurn()
    if ((data[at + 3] ?? 0) === 0) continue
    const gray = brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    const level = clamp((gray - 128) * contrast + 128)
    for (let channel = 0; channel < 3; channel += 1) {
      const channelValue = data[at + channel] ?? 0
      let value = clamp((gray + (channelValue - gray) * saturation - 128) * contrast + 128)
      if (step !== undefined) value = Math.round(value / step) * step
      if (tones) {
        const [low = 0, high = 0] = [dark?.[channel], light?.[channel]]
        const share = step === undefined ? level / 255 : (Math.round(level / step) * step) / 255
        value += (low + (high - low) * share - value) * tones.share
      }
      data[at + channel] = clamp(value)
    }
  }
}

/** Changes the look of things on a transparent ground. `scale` is the number of pixels per thousandth of the picture's side. */
export async function treat(things: Pixels, treatment: Treatment, scale: number): Promise<Pixels> {
  const sharp = await loadSharp()
  const { width, height } = things
  const raw = { width, height, channels: 4 } as const
  const { patches, bloom, outline } = treatment
  let data: Buffer =
    patches === undefined
      ? Buffer.from(things.data)
      : await sharp(things.data, { raw })
          .median(odd(patches * scale))
          .raw()
          .toBuffer()
  await recolor(data, treatment)
  if (bloom !== undefined) {
    const light = await sharp(data, { raw })
      .blur(Math.max(0.3, 22 * scale))
      .linear([1, 1, 1, bloom], [0, 0, 0, 0])
      .raw()
      .toBuffer()
    data = await sharp(data, { raw })
      .composite([{ input: light, raw, blend: 'screen' }])
      .raw()
      .toBuffer()
  }
  if (outline === undefined) return { data, width, height }
  const [red, green, blue] = rgbOf(outline.ink)
  const alpha = await sharp(data, { raw })
    .extractChannel(3)
    .blur(Math.max(0.3, outline.width * 0.6 * scale))
    .raw()
    .toBuffer()
  const line = Buffer.alloc(data.length)
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const at = pixel * 4
    line[at] = red
    line[at + 1] = green
    line[at + 2] = blue
    line[at + 3] = clamp(((alpha[pixel] ?? 0) - 26) * 9)
    if (at % band === 0) await yieldTurn()
  }
  const joinedImage = await sharp(line, { raw })
    .composite([{ input: data, raw }])
    .raw()
    .toBuffer()
  return { data: joinedImage, width, height }
}
