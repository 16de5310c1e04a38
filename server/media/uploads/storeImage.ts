import { limits } from '@festoon/contract/limits'
import { themeDefaults } from '@festoon/tokens/defaults'
import type { Sharp } from 'sharp'
import { Failure } from '../../core/Failure.ts'
import { loadSharp } from '../../core/loadSharp.ts'
import type { FileStorage } from '../../providers/storage/port.ts'
import { imageFormat } from '../../core/imageFormat.ts'
import { rasterizeSvg } from './rasterizeSvg.ts'

/** The maximum side lengths, in pixels, of an image's three stored versions. */
const maxSide = 1_600
const phoneWidth = 640
const mailWidth = 1_120
/** The time limit in seconds for decoding an image. */
const maxSeconds = 20
/** The delay in seconds before the sender should retry after a timeout. */
const retryAfter = 5

/**
 * Stores three versions of an image: a WebP, a smaller WebP for phones (`-640.webp`), and a JPEG for email clients
 * (`-mail.jpg`). Stores none of them if one can't be stored. All versions are re-encoded, which removes metadata and scripts.
 * @throws Failure unsupportedImage, imageTooSmall, tooLarge, or unavailable if decoding takes too long.
 */
export async function storeImage(
  storage: FileStorage,
  folder: string,
  name: string,
  content: Buffer,
): Promise<{ url: string; width: number; height: number }> {
  const format = imageFormat(content)
  if (!format) throw new Failure('unsupportedImage')
  const image = format === 'svg' ? await rasterizeSvg(content) : content
  const sharp = await loadSharp()
  const open = (): Sharp =>
    sharp(image, { limitInputPixels: limits.uploadPixels, failOn: 'error', pages: 1 }).timeout({
      seconds: maxSeconds,
    })
  const size = await open().metadata().catch(refuse)
  // Images with an orientation of 5 to 8 are rotated by 90 degrees.
  const turned = (size.orientation ?? 1) > 4
  const [width, height] = turned ? [size.height, size.width] : [size.width, size.height]
  if (width * height > limits.uploadPixels) throw new Failure('tooLarge')
  if (Math.min(width, height) < limits.cropMinimum) throw new Failure('imageTooSmall')
  // Decoded only once. All three versions are made from this one.
  const { data, info } = await shrink(open().rotate(), maxSide)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const { channels } = info
  const from = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels } })
  const files = [
    [`${name}-640.webp`, await shrink(from(), phoneWidth).webp({ quality: 78 }).toBuffer()],
    [
      `${name}-mail.jpg`,
      await shrink(from(), mailWidth).flatten({ background: themeDefaults.text }).jpeg({ quality: 80 }).toBuffer(),
    ],
    [`${name}.webp`, await from().webp({ quality: 82 }).toBuffer()],
  ] as const
  try {
    for (const [file, bytes] of files) await storage.put(`${folder}/${file}`, bytes)
  } catch (error) {
    await Promise.allSettled(files.map(([file]) => storage.remove(`${folder}/${file}`)))
    throw error
  }
  return { url: `/files/${folder}/${name}.webp`, width: info.width, height: info.height }
}

const shrink = (image: Sharp, side: number): Sharp =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

function refuse(error: unknown): never {
  if (error instanceof Error && /^timeout/i.test(error.message)) throw new Failure('unavailable', { retryAfter }, error)
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  throw new Failure(isTooLarge ? 'tooLarge' : 'unsupportedImage')
}
