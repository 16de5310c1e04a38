import { z } from 'zod'
import * as copy from '@festoon/contract/messages/server/media'
import type { KeyedService } from '../../config/mediaConfig.ts'
import { fetchJson, ServiceRefused } from '../fetchJson.ts'
import { allowedAddress } from './allowedAddress.ts'
import type { StockVideo, StockProvider } from './port.ts'

/** The hostnames of GIPHY's videos and images. A leading dot matches any subdomain. */
const hosts = ['.giphy.com']

const renditionSchema = z.object({ mp4: z.string().optional(), url: z.string().optional() })
const gifSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  url: z.string(),
  title: z.string().default(''),
  username: z.string().default(''),
  images: z.object({
    hd: renditionSchema.optional(),
    original_mp4: renditionSchema.optional(),
    original: renditionSchema.optional(),
    original_still: renditionSchema.optional(),
  }),
})
const searchSchema = z.object({ data: z.array(gifSchema) })
const oneSchema = z.object({ data: gifSchema })

/** Creates the provider for GIPHY's GIFs, in video form: https://developers.giphy.com/docs/api/endpoint */
export function giphy({ api, key }: KeyedService): StockProvider {
  return {
    search: async (text) => {
      // GIPHY accepts at most 50 characters.
      const query = new URLSearchParams({ api_key: key, q: text.slice(0, 50), limit: '15', rating: 'g' })
      const { data } = await fetchJson(`${api}/v1/gifs/search?${query.toString()}`, { schema: searchSchema })
      return data.flatMap((gif) => videoOf(gif, api) ?? [])
    },
    find: async (id) => {
      const query = new URLSearchParams({ api_key: key })
      try {
        const { data } = await fetchJson(`${api}/v1/gifs/${encodeURIComponent(id)}?${query.toString()}`, {
          schema: oneSchema,
        })
        return videoOf(data, api)
      } catch (error) {
        if (error instanceof ServiceRefused && error.status === 404) return undefined
        throw error
      }
    },
  }
}

function videoOf(gif: z.output<typeof gifSchema>, api: string): StockVideo | undefined {
  const { id, url, title, username, images } = gif
  const [videoUrl] = [images.hd, images.original_mp4, images.original].flatMap(
    (rendition) => allowedAddress(rendition?.mp4, hosts, api) ?? [],
  )
  if (videoUrl === undefined) return undefined
  return {
    id,
    title: title.replace(/ GIF(?: by .*)?$/i, '').trim() || copy.gif,
    credit: url.startsWith('https://') ? { name: username === '' ? 'GIPHY' : copy.onGiphy(username), url } : null,
    videoUrl,
    posterUrl: allowedAddress(images.original_still?.url, hosts, api),
  }
}
