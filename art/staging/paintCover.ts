import { palettes } from '../palettes.ts'
import { thingOfSprite } from '../things/thing.ts'
import { covers, type Cover } from './covers.ts'
import { frameOf, type Shape } from './frame.ts'
import { openSets } from './openSets.ts'
import { paintStaged, type StagedBrief } from './paintStaged.ts'

/** The fields of a party theme that determine its covers. */
export interface CoverTheme {
  /** The theme's id in the catalog and in `covers`. */
  id: number
  artSeed: number
}

/**
 * Returns the brief for one of a theme's covers. Cover 0 is designed for the theme. The others show the same things in another place
 * and order.
 * @throws RangeError for a theme without a cover.
 */
export function themeBrief({ id, artSeed }: CoverTheme, at: number): StagedBrief {
  const cover = covers.get(id)
  if (!cover) throw new RangeError(`Theme ${id} has no cover`)
  const { hasConfetti, numeral } = cover
  const cast = cover.cast.map(thingOfSprite)
  const inks = palettes[cover.inks]
  const seed = artSeed * 4 + at
  if (at === 0) return { set: cover.set, cast, inks, seed, hasConfetti, ...(numeral === undefined ? {} : { numeral }) }
  const free = openSets(cast).filter((name) => name !== cover.set)
  const set = free[(artSeed + at * 2) % free.length] ?? 'studio'
  const [subject, ...rest] = cast
  const turn = rest.length === 0 ? 0 : at % rest.length
  const rotatedCast = [...(subject === undefined ? [] : [subject]), ...rest.slice(turn), ...rest.slice(0, turn)]
  return { set, composition: at % 2 === 1 ? 'gathering' : 'parade', cast: rotatedCast, inks, seed, hasConfetti }
}

/** Paints a cover as a PNG of 1024 by 1024 pixels. */
export async function paintCover({ inks, cast, ...cover }: Cover, seed: number): Promise<Buffer> {
  return (await paintStaged({ ...cover, cast: cast.map(thingOfSprite), inks: palettes[inks], seed }))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The width of covers in pixels. */
const coverWidth = 1_024

/**
 * Paints one of a theme's covers as a PNG, 1024 pixels wide.
 * @throws RangeError for a theme without a cover.
 */
export async function paintThemeCover(theme: CoverTheme, at: number, shape: Shape = 'square'): Promise<Buffer> {
  const { width, height } = frameOf(shape)
  const size = Math.ceil((coverWidth * Math.min(width, height)) / width)
  return (await paintStaged({ ...themeBrief(theme, at), shape, size })).png({ compressionLevel: 1 }).toBuffer()
}
