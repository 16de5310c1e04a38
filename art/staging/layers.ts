import { loadSharp } from '../loadSharp.ts'
import { readSprite, type Pixels } from '../sprites/readSprite.ts'
import { sprites, type SpriteName } from '../sprites/sprites.ts'
import type { Placement } from './arrange.ts'

/** A picture at a place in another, in pixels. */
export interface Layer {
  input: Buffer
  left: number
  top: number
  raw?: { width: number; height: number; channels: 4 }
}

/** Cuts off what is outside of the picture, because layers must fit into it. Returns undefined if nothing is left. */
export async function cut(picture: Pixels, left: number, top: number, size: number): Promise<Layer | undefined> {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)]
  const width = Math.min(picture.width - x, size - Math.max(0, left))
  const height = Math.min(picture.height - y, size - Math.max(0, top))
  if (width <= 0 || height <= 0) return undefined
  const sharp = await loadSharp()
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const
  const input =
    width === picture.width && height === picture.height
      ? picture.data
      : await sharp(picture.data, { raw }).extract({ left: x, top: y, width, height }).raw().toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top), raw: { width, height, channels: 4 } }
}

/** Scales, turns and blurs a sprite. */
export async function shapeSprite(
  name: SpriteName,
  tint: string,
  placement: Placement,
  scale: number,
): Promise<Pixels> {
  const sharp = await loadSharp()
  const source = await readSprite(name, tint)
  const height = Math.max(8, Math.round(placement.height * scale))
  const width = Math.max(8, Math.round((source.width / source.height) * height))
  let image = sharp(source.data, { raw: { width: source.width, height: source.height, channels: 4 } }).resize(
    width,
    height,
  )
  const blur = placement.blur * scale
  const edge = blur > 0.3 ? Math.ceil(blur * 3) : 0
  if (edge > 0) {
    // A blurred edge needs room.
    const paddedImage = await image
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#00000000' })
      .raw()
      .toBuffer()
    image = sharp(paddedImage, { raw: { width: width + edge * 2, height: height + edge * 2, channels: 4 } }).blur(blur)
  }
  if (Math.abs(placement.turn) > 0.2) {
    const level = await image.raw().toBuffer({ resolveWithObject: true })
    image = sharp(level.data, { raw: { width: level.info.width, height: level.info.height, channels: 4 } }).rotate(
      placement.turn,
      { background: '#00000000' },
    )
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns the top left corner of a sprite in pixels. */
export function cornerOf(placement: Placement, picture: Pixels, scale: number): [left: number, top: number] {
  const { poise } = sprites[placement.name]
  const left = placement.x * scale - picture.width / 2
  const middle = placement.y * scale
  const level = placement.height * scale
  if (poise === 'hangs') return [left, middle]
  const center = placement.isStanding ? middle - level / 2 : middle
  return [left, center - picture.height / 2]
}
