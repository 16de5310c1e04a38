import { oneAtATime } from '../../core/turns/oneAtATime.ts'
import { readBody } from '../../providers/readBody.ts'
import { convertPicture } from '../pictures/convertPicture.ts'

const timeoutMs = 30_000
const maxVideoBytes = 25 * 1024 * 1024
const maxPosterBytes = 8 * 1024 * 1024
/** Converts one poster at a time. At most eight are downloaded at once. */
const inTurn = oneAtATime(8)

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
 * Downloads a poster image and converts it to a JPEG with sides of at most 1280 pixels. SVG images are rejected, because
 * rendering one can take arbitrarily long.
 * @throws Error if the download fails or takes longer than 30 seconds, or if the file is larger than 8 MB or isn't a supported
 * image.
 */
export async function downloadPoster(address: string): Promise<Buffer> {
  const response = await request(address, /^image\//)
  const content = await readBody(response, maxPosterBytes)
  const [poster] = await inTurn(async () => {
    const { files } = await convertPicture(content, {
      outputs: [{ side: 1_280, type: 'jpeg', quality: 80 }],
      accepts: (format) => format !== 'svg',
    })
    return files
  }).catch((error: unknown) => {
    // Not the visitor's fault.
    throw new Error("The poster isn't a photo that can be converted", { cause: error })
  })
  if (!poster) throw new Error('The poster was not converted')
  return poster
}

async function request(address: string, type: RegExp): Promise<Response> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok && type.test(response.headers.get('content-type') ?? '')) return response
  await response.body?.cancel()
  throw new Error(`The service returned status ${response.status}, or a file that is neither a video nor an image`)
}
