import { limits } from '@festoon/contract/limits'
import { readImageKind } from '@festoon/ui/imageKind'

/** The number of pixels of a photo that is scaled, which prints well at 30 by 20 cm. */
const scaledPixels = 12_000_000

/** Returns the size to which a photo is scaled so that the server accepts it; undefined if it fits as it is. `bytes` is its file's size. */
export function scaledSize(
  width: number,
  height: number,
  bytes: number,
): { width: number; height: number } | undefined {
  const pixels = width * height
  if (pixels <= limits.uploadPixels && bytes <= limits.uploadBytes) return undefined
  const factor = Math.min(1, Math.sqrt(scaledPixels / pixels))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/**
 * Scales a photo down in the browser if it is too large for the server, as those of some phones are, and converts a HEIC, which only some
 * browsers can read and the server can't. Returns any other file, including one that the browser can't read, as it is.
 */
export async function fitPhoto(photo: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(photo)
    try {
      const { width, height } = bitmap
      const isReadable = (await readImageKind(photo)) !== 'heic'
      const size = scaledSize(width, height, photo.size) ?? (isReadable ? undefined : { width, height })
      return size ? await draw(bitmap, size) : photo
    } finally {
      bitmap.close()
    }
  } catch {
    return photo
  }
}

async function draw(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  // A JPEG has no transparency. Without a background, transparent parts would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
