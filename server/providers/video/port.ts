import type { VideoResult, VideoSearch } from '@festoon/contract/nouns/video'

/** A video from an external service. */
export interface StockVideo {
  /** The video's id at its service: letters, digits, hyphens, and underscores. */
  id: string
  title: string
  credit: VideoResult['credit']
  /** The service's URLs for the MP4 file and the poster image. They are never sent to a browser. */
  videoUrl: string
  posterUrl: string | undefined
}

/** An external service that offers stock videos. */
export interface StockProvider {
  /**
   * Returns videos for a search query, best match first.
   * @throws Error if the service fails.
   */
  search(query: string): Promise<StockVideo[]>
  /**
   * Returns the video with the given id, or undefined if the service doesn't have it.
   * @throws Error if the service fails.
   */
  find(id: string): Promise<StockVideo | undefined>
}

export type StockName = Exclude<VideoSearch['source'], 'bundled'>

/** A provider that finds background videos for events. */
export interface VideoProvider {
  /**
   * Returns videos for a search query (BG-08) from the first service that finds any, or else the bundled videos. Calls
   * `onFailure` for each service that fails (ERR-44).
   */
  search(query: string, onFailure: (service: StockName, error: unknown) => void): Promise<VideoSearch>
  /** The configured stock video services, by name. */
  stock: Readonly<Partial<Record<StockName, StockProvider>>>
}
