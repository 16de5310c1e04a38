import { loadSharp } from '../../core/loadSharp.ts'
import type { FileStorage } from '../../providers/storage/port.ts'

/** Widths of the smaller versions, pixels. */
const widths = [320, 640] as const

/**
 * Stores an image of the gallery, drawn by us: as WebP in its original size, 640 and 320 pixels, and as JPEG for mail programs.
 * The original size is written last, so that all versions exist if it does.
 */
export async function storeGalleryImage(storage: FileStorage, path: string, image: Buffer): Promise<void> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const from = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  for (const width of widths)
    await storage.put(`${path}-${width}.webp`, await from().resize(width).webp({ quality: 76 }).toBuffer())
  await storage.put(`${path}-mail.jpg`, await from().jpeg({ quality: 82 }).toBuffer())
  await storage.put(`${path}.webp`, await from().webp({ quality: 74 }).toBuffer())
}
