import { side, type Canvas } from '../canvas.ts'
import { loadSharp } from '../loadSharp.ts'
import type { Area, Style } from '../styles/style.ts'
import { num } from '../svg.ts'
import type { Thing } from '../things/thing.ts'
import { arrange, type Design } from './arrange.ts'
import { belowTitle, type Span } from './belowTitle.ts'
import { frameOf } from './frame.ts'
import { cornerOf, cut, drawMembers, shapeThing, type Layer } from './layers.ts'
import { pool } from './light.ts'
import { treat } from './treat.ts'

/** The things of a picture, most prominent first, and its design. */
export interface StagedCast extends Design {
  cast: readonly Thing[]
}

/** The level on which things stand. */
const floor = 820

/** The level on which things stand below a title. */
const lowFloor = 890

/** The distance between a title's area and the things. */
const gap = 34

/** Returns what a style's title leaves to the things, in the units of the area in which they are arranged. */
function spanBeside({ room, area }: Style): Span {
  const { y, scale }: Area = area ?? { x: 0, y: 0, scale: 1 }
  const level = (height: number): number => (height - y) / scale
  return room.y < side / 2
    ? { top: level(room.y + room.height + gap), bottom: lowFloor }
    : { top: level(gap * 4), bottom: level(room.y - gap) }
}

/**
 * Draws rendered things in a style's colors and look. Returns SVG markup with an embedded picture. `size` is the width of the whole
 * picture in pixels.
 */
export async function stagedThings(
  { cast, composition = 'stillLife', numeral }: StagedCast,
  style: Style,
  canvas: Canvas,
  { size, hasTitle }: { size: number; hasTitle: boolean },
): Promise<string> {
  const width = Math.max(8, Math.min(side, Math.round(size)))
  const scale = width / side
  const sharp = await loadSharp()
  const { random } = canvas
  const tints = style.tints(canvas)
  const tintOf = (thing: Thing, member: number): string =>
    thing.ink ??
    (thing.name.startsWith('digit') ? tints.numeral : tints.things[member % tints.things.length]) ??
    tints.numeral
  const drawings = await drawMembers(cast, numeral, tintOf)
  const stage = { floor, frame: frameOf('square') }
  // Nothing is out of focus in a drawing, and what would be nearest is left out.
  const freePlacements = arrange(cast, stage, random, { composition, numeral }, drawings.ratioOf).filter(
    ({ y }) => y <= side,
  )
  const placements = hasTitle ? belowTitle(freePlacements, floor, spanBeside(style)) : freePlacements
  const layers: Layer[] = []
  let shades = ''
  for (const placement of placements) {
    const picture = await shapeThing(drawings.of(placement), { ...placement, blur: 0 }, scale)
    const wide = picture.width / scale
    const [left = 0, top = 0] = cornerOf(placement, picture, scale).map(Math.round)
    const layer = await cut(picture, left, top, { width, height: width })
    if (layer) layers.push(layer)
    if (placement.isGrounded)
      shades += pool(`shade${layers.length}`, placement.x, placement.y - 6, wide * 0.6, wide * 0.09, '#000000', 0.5)
  }
  const create = { width, height: width, channels: 4, background: '#00000000' } as const
  const data = await sharp({ create }).composite(layers).raw().toBuffer()
  const treatedPicture = await treat({ data, width, height: width }, style.treat(canvas), scale)
  const png = await sharp(treatedPicture.data, { raw: { width, height: width, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `${shades}<image width="${num(side)}" height="${num(side)}" href="data:image/png;base64,${png.toString('base64')}"/>`
}
