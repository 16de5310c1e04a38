import { loadSharp } from '../loadSharp.ts'
import type { Palette } from '../palettes.ts'
import { tintPixels, type Pixels } from '../sprites/readSprite.ts'
import { scenePath, scenes, type Scene, type SceneName } from './scenes.ts'

/** The folder of the rendered scenes. The build copies them next to the bundled server, whose parts are in `assets`. */
const folder = import.meta.url.endsWith('.ts')
  ? import.meta.dirname
  : `${import.meta.dirname.replace(/[\\/]assets$/, '')}/scenes`

/** Reads a scene in the colors of a palette, as a square of `size` pixels. Returns three bytes per pixel. */
export async function readScene(name: SceneName, inks: Palette, size: number): Promise<Pixels> {
  const sharp = await loadSharp()
  const { ink }: Scene = scenes[name]
  const file = scenePath(name)
  const data = await sharp(`${folder}/${file.picture}`).resize(size, size).removeAlpha().raw().toBuffer()
  if (file.mask !== undefined && ink !== undefined) {
    const mask = await sharp(`${folder}/${file.mask}`).resize(size, size).extractChannel(0).raw().toBuffer()
    await tintPixels(data, 3, mask, inks[ink])
  }
  return { data, width: size, height: size }
}
