import { loadSharp } from '../loadSharp.ts'
import type { Palette } from '../palettes.ts'
import { tintPixels, type Pixels } from '../sprites/readSprite.ts'
import { scenePath, scenes, type Scene, type SceneName } from './scenes.ts'

/** The folder of the rendered scenes. The build copies them next to the bundled server, whose parts are in `assets`. */
const folder = import.meta.url.endsWith('.ts')
  ? import.meta.dirname
  : `${import.meta.dirname.replace(/[\\/]assets$/, '')}/scenes`

/** The sides of scenes in pixels, and of their masks. */
const [pictureSide, maskSide] = [1_280, 640]

/** The part of a scene to read, in shares of its side, and its size in pixels. */
export interface SceneView {
  view: { left: number; top: number; width: number; height: number }
  width: number
  height: number
}

/** Reads a part of a scene in the colors of a palette. Returns three bytes per pixel. */
export async function readScene(name: SceneName, inks: Palette, { view, width, height }: SceneView): Promise<Pixels> {
  const sharp = await loadSharp()
  const { ink }: Scene = scenes[name]
  const file = scenePath(name)
  const read = (path: string, side: number) =>
    sharp(`${folder}/${path}`)
      .extract({
        left: Math.floor(view.left * side),
        top: Math.floor(view.top * side),
        width: Math.floor(view.width * side),
        height: Math.floor(view.height * side),
      })
      .resize(width, height, { fit: 'fill' })
  const data = await read(file.picture, pictureSide).removeAlpha().raw().toBuffer()
  if (file.mask !== undefined && ink !== undefined)
    await tintPixels(data, 3, await read(file.mask, maskSide).extractChannel(0).raw().toBuffer(), inks[ink])
  return { data, width, height }
}
