import { side, type Canvas } from '../canvas.ts'
import { loadSharp } from '../loadSharp.ts'
import type { Style } from '../styles/style.ts'
import { num } from '../svg.ts'
import type { Thing } from '../things/thing.ts'
import { arrange, type Design } from './arrange.ts'
import { frameOf } from './frame.ts'
import { cornerOf, cut, drawMembers, shapeThing, type Layer } from './layers.ts'
import { pool } from './light.ts'
import { treat, type Treatment } from './treat.ts'

/** The things of a picture, most prominent first, and its design. */
export interface StagedCast extends Design {
  cast: readonly Thing[]
}

/** The level on which things stand. */
const floor = 820

/**
 * Draws rendered things in a style's colors and look. Returns SVG markup with an embedded picture, which takes the place of the
 * style's flat motifs. `size` is the width of the whole picture in pixels.
 */
export async function stagedThings(
  { cast, composition = 'stillLife', numeral }: StagedCast,
  treatment: Treatment,
  style: Style,
  canvas: Canvas,
  size: number,
): Promise<string> {
  const width = Math.max(8, Math.min(side, Math.round(size)))
  const scale = width / side
  const sharp = await loadSharp()
  const { random } = canvas
  const tintOf = (thing: Thing, member: number): string => {
    const motif = canvas.cast[member] ?? canvas.cast[0]
    const inks = motif && style.inks(canvas, motif, member)
    // Digits differ from the subject, whose color they would have otherwise.
    return thing.ink ?? (thing.name.startsWith('digit') ? inks?.third : inks?.main) ?? '#cccccc'
  }
  const drawings = await drawMembers(cast, numeral, tintOf)
  const stage = { floor, frame: frameOf('square') }
  const placements = arrange(cast, stage, random, { composition, numeral }, drawings.ratioOf)
  const layers: Layer[] = []
  let shades = ''
  for (const placement of placements) {
    // Nothing is out of focus in a drawing, and what would be nearest is left out.
    if (placement.y > side) continue
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
  const treatedPicture = await treat({ data, width, height: width }, treatment, scale)
  const png = await sharp(treatedPicture.data, { raw: { width, height: width, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `${shades}<image width="${num(side)}" height="${num(side)}" href="data:image/png;base64,${png.toString('base64')}"/>`
}
