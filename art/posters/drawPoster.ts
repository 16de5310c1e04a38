import { side } from '../canvas.ts'
import { motifs } from '../motifs/findMotifs.ts'
import { seeded } from '../random.ts'
import { grain } from '../styles/texture.ts'
import { palettes, type Palette } from './palettes.ts'
import { posters } from './posters.ts'
import { scenes, type SceneName } from './scenes.ts'
import { stageOf, type Player } from './stage.ts'

/** Scenes that suit any motif and don't need a word. */
const plain = ['wrapping', 'blocks', 'target', 'bands', 'wreath'] as const satisfies readonly SceneName[]

/**
 * Returns an array with the motif and ink of a cast entry, such as `lion` or `lion:natural`. The array is empty if the motif is
 * unknown.
 */
function playersOf(name: string, inks: Palette): Player[] {
  const [which = '', main] = name.split(':')
  const motif = motifs.get(which)
  return motif ? [{ motif, main: main === 'natural' || isInk(inks, main) ? main : undefined }] : []
}

const isInk = (inks: Palette, name: string | undefined): name is keyof Palette =>
  name !== undefined && Object.hasOwn(inks, name)

/** The fields of a party theme that determine its posters. */
export interface PosterTheme {
  /** The theme's id in the catalog and in `posters`. */
  id: number
  artSeed: number
}

/**
 * Draws one of a theme's two posters as SVG. Poster 0 is designed for the theme. Poster 1 shows the same motifs in another
 * scene, without a word. The same theme always produces the same posters. Returns undefined for a theme without a poster.
 */
export function drawPoster(theme: PosterTheme, at: 0 | 1, size = 1_024): string | undefined {
  const poster = posters.get(theme.id)
  if (!poster) return undefined
  const random = seeded(Math.imul(theme.artSeed * 2 + at, 2_654_435_761))
  const others = plain.filter((name) => name !== poster.scene)
  const scene = at === 0 ? poster.scene : random.pick(others)
  const inks = palettes[poster.inks]
  const cast = poster.cast.flatMap((name) => playersOf(name, inks))
  const body = scenes[scene](stageOf(random, inks, cast, at === 0 ? poster.word : undefined))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">${body}${grain(random.below(999), 0.06, 0.7, inks.ink)}</svg>`
}
