/** Side of the square that a picture is read at: enough to know its colours. */
const side = 32

/** The pixels of a picture of our own server or of this page, made small; undefined when it cannot be read. */
export async function picturePixels(src: string): Promise<Uint8ClampedArray | undefined> {
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
