import type { StockVideo, StockProvider } from './port.ts'

/** The maximum number of cached videos. */
const maxVideos = 1_000

/** Wraps a stock video service and caches the videos in its search results, because the service limits the number of calls. */
export function remembering(service: StockProvider): StockProvider {
  const known = new Map<string, StockVideo>()
  return {
    search: async (query) => {
      const videos = await service.search(query)
      for (const video of videos) {
        known.delete(video.id)
        known.set(video.id, video)
      }
      for (const id of known.keys()) {
        if (known.size <= maxVideos) break
        known.delete(id)
      }
      return videos
    },
    find: async (id) => known.get(id) ?? service.find(id),
  }
}
