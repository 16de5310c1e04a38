import { z } from 'zod'
import { videoBy } from '@festoon/contract/messages/server/media'
import type { KeyedService } from '../../config/mediaConfig.ts'
import { fetchJson, ServiceRefused } from '../fetchJson.ts'
import { allowedAddress } from './allowedAddress.ts'
import type { StockVideo, StockProvider } from './port.ts'

/** The hostnames of Pexels' videos and images. */
const hosts = ['videos.pexels.com', 'images.pexels.com']
/** The maximum width of a background video in pixels. */
const maxWidth = 1_280

const videoSchema = z.object({
  id: z.number().int().nonnegative(),
  /** The URL of the video's page, whose last segment contains the title: `…/video/red-balloons-in-the-sky-1234/`. */
  url: z.string(),
  image: z.string().optional(),
  user: z.object({ name: z.string(), url: z.string() }),
  video_files: z.array(z.object({ file_type: z.string().nullish(), width: z.number().nullish(), link: z.string() })),
})
const searchSchema = z.object({ videos: z.array(videoSchema) })

/** Creates the provider for stock videos from Pexels: https://www.pexels.com/api/documentation/#videos */
export function pexels({ api, key }: KeyedService): StockProvider {
  const headers = { authorization: key }
  return {
    search: async (text) => {
      const query = new URLSearchParams({ query: text, per_page: '15', orientation: 'landscape' })
      const { videos } = await fetchJson(`${api}/videos/search?${query.toString()}`, { headers, schema: searchSchema })
      return videos.flatMap((video) => videoOf(video, api) ?? [])
    },
    find: async (id) => {
      if (!/^\d{1,15}$/.test(id)) return undefined
      try {
        return videoOf(await fetchJson(`${api}/videos/videos/${id}`, { headers, schema: videoSchema }), api)
      } catch (error) {
        if (error instanceof ServiceRefused && error.status === 404) return undefined
        throw error
      }
    },
  }
}

/**
 * Converts a video from Pexels, choosing the widest allowed MP4 file within `maxWidth`. Returns undefined if there is no such
 * file.
 */
function videoOf(video: z.output<typeof videoSchema>, api: string): StockVideo | undefined {
  const { id, url, image, user, video_files: files } = video
  const [videoUrl] = files
    .filter(({ file_type: type, width }) => type === 'video/mp4' && (width ?? Infinity) <= maxWidth)
    .toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0))
    .flatMap(({ link }) => allowedAddress(link, hosts, api) ?? [])
  if (videoUrl === undefined) return undefined
  const words = /\/([^/]+?)(?:-\d+)?\/?$/.exec(url)?.[1]?.replaceAll('-', ' ').trim() ?? ''
  return {
    id: String(id),
    title: /[a-z]/i.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : videoBy(user.name),
    credit: user.url.startsWith('https://') ? { name: user.name, url: user.url } : null,
    videoUrl,
    posterUrl: allowedAddress(image, hosts, api),
  }
}
