import type { VideoResult, VideoSearch } from '@festoon/contract/nouns/video'

/** A video from an external service. */
export interface StockVideo {
  /** The video's id on the service it comes from: letters, digits, hyphens, and underscores. */
  id: string
  title: string
  credit: VideoResult['credit']
  /** The URLs of the MP4 file and its poster image at the service. They are never sent to a browser. */
  videoUrl: string
  posterUrl: string | undefined
}

/** An external service that offers stock videos. */
export interface StockProvider {
  /**
   * Returns the videos for a search query, best match first.
   * @throws Error if the service fails.
   */
  search(query: string): Promise<StockVideo[]>
  /**
   * Returns a video by its id, or undefined if the service doesn't have it.
   * @throws Error if the service fails.
   */
  find(id: string): Promise<StockVideo | undefined>
}

export type StockName = Exclude<VideoSearch['source'], 'bundled'>

/** A provider that finds background videos for events. */
export interface VideoProvider {
  /**
   * Returns the videos for a search query (BG-08). Uses the first service that has any, or else the bundled videos. Calls
   * `onFailure` for each service that fails (ERR-44).
   */
  search(query: string, onFailure: (service: StockName, error: unknown) => void): Promise<VideoSearch>
  /** The configured stock video services, by name. */
  stock: Readonly<Partial<Record<StockName, StockProvider>>>
}
