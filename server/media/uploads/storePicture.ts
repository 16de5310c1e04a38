import { limits } from '@festoon/contract/limits'
import { themeDefaults } from '@festoon/tokens/defaults'
import type { Sharp } from 'sharp'
import { Failure } from '../../core/Failure.ts'
import { loadSharp } from '../../core/loadSharp.ts'
import type { FileStorage } from '../../providers/storage/port.ts'
import { pictureFormat } from '../../core/pictureFormat.ts'
import { rasteriseSvg } from './rasteriseSvg.ts'

const widest = 1_600
const phoneWidth = 640
const mailWidth = 1_120
/** Seconds that one step of drawing may take, and after which one may come again when it took longer. */
const longestSeconds = 20
const retryAfter = 5

/**
 * Stores a picture as WebP of at most 1600 pixels, with a 640 pixel one for phones (`-640.webp`) and a JPEG for mail
 * programs (`-mail.jpg`). Everything is drawn anew from the pixels: nothing of the sent file, its metadata or its scripts
 * is kept. Either all three are stored or none.
 * @throws Failure unsupportedImage, imageTooSmall, tooLarge, or unavailable when the machine is too busy to draw it in time.
 */
export async function storePicture(
  storage: FileStorage,
  folder: string,
  name: string,
  content: Buffer,
): Promise<{ url: string; width: number; height: number }> {
  const format = pictureFormat(content)
  if (!format) throw new Failure('unsupportedImage')
  const picture = format === 'svg' ? await rasteriseSvg(content) : content
  const sharp = await loadSharp()
  const open = (): Sharp =>
    sharp(picture, { limitInputPixels: limits.uploadPixels, failOn: 'error', pages: 1 }).timeout({
      seconds: longestSeconds,
    })
  const size = await open().metadata().catch(refuse)
  // An orientation of 5 to 8 lies on its side.
  const turned = (size.orientation ?? 1) > 4
  const [width, height] = turned ? [size.height, size.width] : [size.width, size.height]
  if (width * height > limits.uploadPixels) throw new Failure('tooLarge')
  if (Math.min(width, height) < limits.cropMinimum) throw new Failure('imageTooSmall')
  // Read once, however large it is; the three that are kept are drawn from this one.
  const { data, info } = await shrink(open().rotate(), widest).raw().toBuffer({ resolveWithObject: true }).catch(refuse)
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

const shrink = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

function refuse(error: unknown): never {
  if (error instanceof Error && /^timeout/i.test(error.message)) throw new Failure('unavailable', { retryAfter }, error)
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  throw new Failure(isTooLarge ? 'tooLarge' : 'unsupportedImage')
}
