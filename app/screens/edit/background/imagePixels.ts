/** The width and height of a scaled-down image, in px. This is enough detail for extracting colors. */
const side = 32

/** Returns the RGBA values of a scaled-down, same-origin image; undefined if the image can't be read. */
export async function imagePixels(src: string): Promise<Uint8ClampedArray | undefined> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0, side, side)
    return context?.getImageData(0, 0, side, side).data
  } catch {
    return undefined
  }
}
