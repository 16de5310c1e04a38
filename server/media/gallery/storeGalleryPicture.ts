import { loadSharp } from '../../core/loadSharp.ts'
import type { FileStorage } from '../../providers/storage/port.ts'

/** Widths of what is kept beside the whole picture. */
const widths = [320, 640] as const

/**
 * Keeps a picture of the gallery, which we drew ourselves: as WebP of its own size, 640 and 320 pixels, and as a JPEG for mail
 * programs. The last to be written is the one whose presence says that all are there.
 */
export async function storeGalleryPicture(storage: FileStorage, path: string, picture: Buffer): Promise<void> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const from = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  for (const width of widths)
    await storage.put(`${path}-${width}.webp`, await from().resize(width).webp({ quality: 76 }).toBuffer())
  await storage.put(`${path}-mail.jpg`, await from().jpeg({ quality: 82 }).toBuffer())
  await storage.put(`${path}.webp`, await from().webp({ quality: 74 }).toBuffer())
}
