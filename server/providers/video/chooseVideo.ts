import type { VideoResult } from '@festoon/contract/nouns/video'
import type { MediaConfig } from '../../config/mediaConfig.ts'
import { giphy } from './giphy.ts'
import { pexels } from './pexels.ts'
import type { StockVideo, StockName, StockProvider, VideoProvider } from './port.ts'
import { searchBundled } from './searchBundled.ts'
import { withVideoCache } from './withVideoCache.ts'

/**
 * Creates the video provider. It searches Pexels and then GIPHY, if configured, and falls back to the bundled videos (BG-08).
 */
export function chooseVideo(config: Pick<MediaConfig, StockName>): VideoProvider {
  const stock: Partial<Record<StockName, StockProvider>> = {
    ...(config.pexels ? { pexels: withVideoCache(pexels(config.pexels)) } : {}),
    ...(config.giphy ? { giphy: withVideoCache(giphy(config.giphy)) } : {}),
  }
  return {
    stock,
    search: async (query, onFailure) => {
      for (const source of ['pexels', 'giphy'] as const) {
        const service = stock[source]
        // No service accepts an empty query.
        if (!service || query === '') continue
        try {
          const videos = await service.search(query)
          if (videos.length > 0) return { source, results: videos.map((video) => resultOf(source, video)) }
        } catch (error) {
          onFailure(source, error)
        }
      }
      return { source: 'bundled', results: searchBundled(query) }
    },
  }
}

/** Converts a service's video to a search result with URLs on this server. */
const resultOf = (source: StockName, { id, title, credit, posterUrl }: StockVideo): VideoResult => ({
  url: `/videos/${source}/${id}.mp4`,
  posterUrl: posterUrl === undefined ? null : `/videos/${source}/${id}-poster.jpg`,
  title,
  credit,
})
