import { loadSharp } from '../../core/loadSharp.ts'
import { pictureFormat } from '../../core/pictureFormat.ts'
import { readBody } from '../readBody.ts'

const timeoutMs = 30_000
const mostFilmBytes = 25 * 1024 * 1024
const mostPosterBytes = 8 * 1024 * 1024

/**
 * Fetches a film from the service that has it.
 * @throws Error when it is not an MP4 film, has more than 25 MB, or takes more than 30 seconds.
 */
export async function downloadVideo(address: string): Promise<Buffer> {
  const response = await request(address, /^video\/mp4\b/)
  const film = await readBody(response, mostFilmBytes)
  if (film.toString('latin1', 4, 8) !== 'ftyp') throw new Error('This is no MP4 film')
  return film
}

/**
 * Fetches a still picture and draws it anew, as a JPEG no wider than 1280 pixels.
 * @throws Error as for films, and for a drawing (SVG): to draw one takes as long as whoever made it likes.
 */
export async function downloadPoster(address: string): Promise<Buffer> {
  const response = await request(address, /^image\//)
  const content = await readBody(response, mostPosterBytes)
  const format = pictureFormat(content)
  if (format === undefined || format === 'svg') throw new Error('This is no photo')
  const sharp = await loadSharp()
  const picture = sharp(content, { limitInputPixels: 50_000_000 })
  return picture.resize({ width: 1_280, withoutEnlargement: true }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

async function request(address: string, type: RegExp): Promise<Response> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok && type.test(response.headers.get('content-type') ?? '')) return response
  await response.body?.cancel()
  throw new Error(`The service answered ${response.status}, or something else than a film or a picture`)
}
