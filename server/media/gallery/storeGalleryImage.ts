import { loadSharp } from '../../core/loadSharp.ts'
import type { FileStorage } from '../../providers/storage/port.ts'
import { mailCoverRatio } from '../pictures/mailCoverRatio.ts'
import type { InspirationPictures } from './drawInspiration.ts'

/** The widths of the smaller versions, in pixels. */
const widths = [320, 640] as const
/** The effort of the WebP encoder, from 0 to 6. The default, 4, takes almost twice as long but makes files only 5% smaller. */
const effort = 2

/**
 * Stores a gallery image as WebP in its original size and at widths of 640 and 320 pixels, and as a wide JPEG for email
 * clients. The original size is written last, so if it exists, the other versions do too.
 */
export async function storeGalleryImage(
  storage: FileStorage,
  path: string,
  { cover, mail }: InspirationPictures,
): Promise<void> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(cover).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const from = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  for (const width of widths)
    await storage.put(`${path}-${width}.webp`, await from().resize(width).webp({ quality: 76, effort }).toBuffer())
  const wide = { width: info.width, height: Math.round(info.width / mailCoverRatio) }
  await storage.put(`${path}-mail.jpg`, await sharp(mail).resize(wide).jpeg({ quality: 82 }).toBuffer())
  await storage.put(`${path}.webp`, await from().webp({ quality: 74, effort }).toBuffer())
}
