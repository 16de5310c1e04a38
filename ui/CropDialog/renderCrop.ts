import type { Point, Size } from './cropGeometry.ts'
import { outputSide } from './cropGeometry.ts'

/**
 * Renders the cropped square as a JPEG of at most `maximum` pixels per side (CONST-14).
 * @throws Error if the browser can't read or encode the image.
 */
export async function renderCrop(src: string, area: Point & Size, maximum: number): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const side = outputSide(Math.min(area.width, area.height), maximum)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  // JPEG has no transparency, so transparent areas become white instead of black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot write pictures'))),
      'image/jpeg',
      0.92,
    )
  })
}
