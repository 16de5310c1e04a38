import { limits } from '@festoon/contract/limits'
import { themeDefaults } from '@festoon/tokens/defaults'
import sharp, { type Sharp } from 'sharp'
import { Failure } from '../../Failure.ts'
import type { FileStorage } from '../../providers/storage/port.ts'
import { pictureFormat } from './pictureFormat.ts'

const widest = 1_600
const phoneWidth = 640
const mailWidth = 1_120

/**
 * Stores a picture as WebP of at most 1600 pixels, with a 640 pixel one for phones (`-640.webp`) and a JPEG for mail
 * programs (`-mail.jpg`). Everything is drawn anew from the pixels: nothing of the sent file, its metadata or its scripts
 * is kept.
 * @throws Failure unsupportedImage, imageTooSmall or tooLarge.
 */
export async function storePicture(
  storage: FileStorage,
  folder: string,
  name: string,
  content: Buffer,
): Promise<{ url: string; width: number; height: number }> {
  const format = pictureFormat(content)
  if (!format) throw new Failure('unsupportedImage')
  const open = (): Sharp =>
    sharp(content, { limitInputPixels: limits.uploadPixels, failOn: 'error', pages: 1, density: 144 }).timeout({
      seconds: 20,
    })
  const size = await open().metadata().catch(refuse)
  // An orientation of 5 to 8 lies on its side.
  const turned = (size.orientation ?? 1) > 4
  const [width, height] = turned ? [size.height, size.width] : [size.width, size.height]
  if (width * height > limits.uploadPixels) throw new Failure('tooLarge')
  if (Math.min(width, height) < limits.cropMinimum) throw new Failure('imageTooSmall')
  const draw = (side: number): Sharp =>
    open().rotate().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const [large, small, mail] = await Promise.all([
    draw(widest).webp({ quality: 82 }).toBuffer({ resolveWithObject: true }),
    draw(phoneWidth).webp({ quality: 78 }).toBuffer(),
    draw(mailWidth).flatten({ background: themeDefaults.text }).jpeg({ quality: 80 }).toBuffer(),
  ]).catch(refuse)
  await storage.put(`${folder}/${name}-640.webp`, small)
  await storage.put(`${folder}/${name}-mail.jpg`, mail)
  await storage.put(`${folder}/${name}.webp`, large.data)
  return { url: `/files/${folder}/${name}.webp`, width: large.info.width, height: large.info.height }
}

function refuse(error: unknown): never {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  throw new Failure(isTooLarge ? 'tooLarge' : 'unsupportedImage')
}
