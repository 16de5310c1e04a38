import type { VideoResult } from '@festoon/contract/nouns/video'
import type { MediaConfig } from '../../config/mediaConfig.ts'
import { giphy } from './giphy.ts'
import { pexels } from './pexels.ts'
import type { StockVideo, StockName, StockProvider, VideoProvider } from './port.ts'
import { remembering } from './remembering.ts'
import { searchLoops } from './searchLoops.ts'

/** Films of the services that are set up, videos before GIFs; the bundled loops when those have none, fail or are not there (BG-08). */
export function chooseVideo(config: Pick<MediaConfig, StockName>): VideoProvider {
  const stock: Partial<Record<StockName, StockProvider>> = {
    ...(config.pexels ? { pexels: remembering(pexels(config.pexels)) } : {}),
    ...(config.giphy ? { giphy: remembering(giphy(config.giphy)) } : {}),
  }
  return {
    stock,
    search: async (query, onFailure) => {
      for (const source of ['pexels', 'giphy'] as const) {
        const service = stock[source]
        // None of them takes an empty query.
        if (!service || query === '') continue
        try {
          const films = await service.search(query)
          if (films.length > 0) return { source, results: films.map((film) => resultOf(source, film)) }
        } catch (error) {
          onFailure(source, error)
        }
      }
      return { source: 'loops', results: searchLoops(query) }
    },
  }
}

/** A film under this server's own address. */
const resultOf = (source: StockName, { id, title, credit, posterUrl }: StockVideo): VideoResult => ({
  url: `/videos/${source}/${id}.mp4`,
  posterUrl: posterUrl === undefined ? null : `/videos/${source}/${id}-poster.jpg`,
  title,
  credit,
})
