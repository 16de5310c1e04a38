import { paintArt } from '@festoon/art/paintArt'
import { imageStyles, type ImageStyle } from '@festoon/contract/nouns/imageStyles'
import { loadSharp } from '../../core/loadSharp.ts'

/** The same picture for every style, so that they can be compared. */
const brief = { prompt: 'birthday cake, balloons', palette: { primary: '#fae5ff', text: '#000000' }, seed: 4 }
/** The side of a drawing, which is large enough for the textures of styles, and of the stored image, in pixels. */
const [drawnSide, storedSide] = [384, 192] as const

/** Returns the style of an image name such as `style-noir`, or undefined if there is no such style. */
export const sampledStyle = (name: string): ImageStyle | undefined =>
  imageStyles.find(({ id }) => name === `style-${id}`)?.id

/** Draws the small picture that shows a style, as WebP. */
export async function drawStyleSample(style: ImageStyle): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = await paintArt({ ...brief, style, size: drawnSide }, 'png')
  return sharp(picture).resize(storedSide).webp({ quality: 78 }).toBuffer()
}
