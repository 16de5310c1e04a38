import { loadSharp } from '../loadSharp.ts'
import type { Pixels } from '../sprites/readSprite.ts'
import type { Thing } from '../things/thing.ts'
import { membersOf, type Placement } from './arrange.ts'

/** A picture at a place in another, in pixels. */
export interface Layer {
  input: Buffer
  left: number
  top: number
  raw?: { width: number; height: number; channels: 4 }
}

/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/** Cuts off what is outside of the picture, because layers must fit into it. Returns undefined if nothing is left. */
export async function cut(picture: Pixels, left: number, top: number, frame: Size): Promise<Layer | undefined> {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)]
  const width = Math.min(picture.width - x, frame.width - Math.max(0, left))
  const height = Math.min(picture.height - y, frame.height - Math.max(0, top))
  if (width <= 0 || height <= 0) return undefined
  const sharp = await loadSharp()
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const
  const input =
    width === picture.width && height === picture.height
      ? picture.data
      : await sharp(picture.data, { raw }).extract({ left: x, top: y, width, height }).raw().toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top), raw: { width, height, channels: 4 } }
}

/** Scales, turns and blurs the picture of a thing. */
export async function shapeThing(source: Pixels, placement: Placement, scale: number): Promise<Pixels> {
  const sharp = await loadSharp()
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

/** Returns the top left corner of a thing in pixels. */
export function cornerOf(placement: Placement, picture: Pixels, scale: number): [left: number, top: number] {
  const { poise } = placement.thing
  const left = placement.x * scale - picture.width / 2
  const middle = placement.y * scale
  const level = placement.height * scale
  if (poise === 'hangs') return [left, middle]
  const center = placement.isStanding ? middle - level / 2 : middle
  return [left, center - picture.height / 2]
}

/** The pictures of a cast. */
export interface Drawings {
  of: (placement: Pick<Placement, 'thing' | 'member'>) => Pixels
  /** Returns a thing's width divided by its height. */
  ratioOf: (thing: Thing) => number
}

/** Draws the things of a cast. `tintOf` returns the color of the part that may have any. */
export async function drawMembers(
  cast: readonly Thing[],
  numeral: string | undefined,
  tintOf: (thing: Thing, member: number) => string,
): Promise<Drawings> {
  const drawings = new Map<string, Pixels>()
  const ratios = new Map<string, number>()
  for (const { thing, member } of membersOf(cast, numeral)) {
    const picture = await thing.draw(tintOf(thing, member))
    drawings.set(`${thing.name} ${member}`, picture)
    ratios.set(thing.name, picture.width / picture.height)
  }
  return {
    of: ({ thing, member }) => {
      const picture = drawings.get(`${thing.name} ${member}`)
      if (!picture) throw new Error(`${thing.name} isn't a member of the cast`)
      return picture
    },
    ratioOf: ({ name }) => ratios.get(name) ?? 1,
  }
}
