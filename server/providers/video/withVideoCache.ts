import type { StockVideo, StockProvider } from './port.ts'

/** The maximum number of cached videos. */
const maxVideos = 1_000

/** Wraps a stock video service and caches the videos in its search results, because the service limits the number of calls. */
export function withVideoCache(service: StockProvider): StockProvider {
  const videosById = new Map<string, StockVideo>()
  return {
    search: async (query) => {
      const videos = await service.search(query)
      for (const video of videos) {
        videosById.delete(video.id)
        videosById.set(video.id, video)
      }
      for (const id of videosById.keys()) {
        if (videosById.size <= maxVideos) break
        videosById.delete(id)
      }
      return videos
    },
    find: async (id) => videosById.get(id) ?? service.find(id),
  }
}
