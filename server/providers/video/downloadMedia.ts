import { loadSharp } from '../../core/loadSharp.ts'
import { imageFormat } from '../../core/imageFormat.ts'
import { readBody } from '../readBody.ts'

const timeoutMs = 30_000
const maxVideoBytes = 25 * 1024 * 1024
const maxPosterBytes = 8 * 1024 * 1024

/**
 * Downloads a video from its service.
 * @throws Error if the download fails or takes longer than 30 seconds, or if the file isn't an MP4 video or is larger than
 * 25 MB.
 */
export async function downloadVideo(address: string): Promise<Buffer> {
  const response = await request(address, /^video\/mp4\b/)
  const video = await readBody(response, maxVideoBytes)
  if (video.toString('latin1', 4, 8) !== 'ftyp') throw new Error("The file isn't an MP4 video")
  return video
}

/**
 * Downloads a poster image and converts it to a JPEG at most 1280 pixels wide. SVG images are rejected, because rendering one
 * can take arbitrarily long.
 * @throws Error if the download fails or takes longer than 30 seconds, or if the file is larger than 8 MB or isn't a supported
 * image.
 */
export async function downloadPoster(address: string): Promise<Buffer> {
  const response = await request(address, /^image\//)
  const content = await readBody(response, maxPosterBytes)
  const format = imageFormat(content)
  if (format === undefined || format === 'svg') throw new Error("The poster isn't a photo")
  const sharp = await loadSharp()
  const image = sharp(content, { limitInputPixels: 50_000_000 })
  return image.resize({ width: 1_280, withoutEnlargement: true }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

async function request(address: string, type: RegExp): Promise<Response> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok && type.test(response.headers.get('content-type') ?? '')) return response
  await response.body?.cancel()
  throw new Error(`The service returned status ${response.status}, or a file that is neither a video nor an image`)
}
