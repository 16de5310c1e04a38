import { limits } from '@festoon/contract/limits'
import { themeDefaults } from '@festoon/tokens/defaults'
import type { FileStorage } from '../../providers/storage/port.ts'
import { convertPicture } from '../pictures/convertPicture.ts'
import type { ImageFormat } from '../pictures/imageFormat.ts'
import { mailCoverRatio } from '../pictures/mailCoverRatio.ts'

/** The three versions of an image, by the ending of the file name. */
const versions = {
  '.webp': { side: 1_600, type: 'webp', quality: 82 },
  '-640.webp': { side: 640, type: 'webp', quality: 78 },
  '-mail.jpg': { side: 1_120, ratio: mailCoverRatio, type: 'jpeg', quality: 80 },
} as const

export interface StoredImage {
  url: string
  width: number
  height: number
  /** The size of all versions together, in bytes. */
  bytes: number
}

/**
 * Stores three versions of an image: a WebP, a smaller WebP for phones (`-640.webp`), and a wide JPEG for email
 * clients (`-mail.jpg`). Stores none of them if one can't be stored. `accepts` can refuse formats.
 * @throws Failure unsupportedImage, imageTooSmall, tooLarge, or unavailable if the machine is too busy.
 */
export async function storeImage(
  storage: FileStorage,
  folder: string,
  name: string,
  content: Buffer,
  accepts?: (format: ImageFormat) => boolean,
): Promise<StoredImage> {
  const { width, height, files } = await convertPicture(content, {
    outputs: Object.values(versions),
    minSide: limits.cropMinimum,
    background: themeDefaults.text,
    ...(accepts ? { accepts } : {}),
  })
  const paths = Object.keys(versions).map((ending) => `${folder}/${name}${ending}`)
  try {
    // The largest version comes first in the list and is written last, so if it exists, the other versions do too.
    for (const [at, path] of [...paths.entries()].toReversed()) await storage.put(path, files[at] ?? Buffer.alloc(0))
  } catch (error) {
    await Promise.allSettled(paths.map((path) => storage.remove(path)))
    throw error
  }
  const bytes = files.reduce((sum, { length }) => sum + length, 0)
  return { url: `/files/${folder}/${name}.webp`, width, height, bytes }
}
