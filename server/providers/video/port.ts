import type { VideoResult, VideoSearch } from '@festoon/contract/nouns/video'

/** A film as an outside service offers it. */
export interface StockVideo {
  /** The service's own id: letters and digits. */
  id: string
  title: string
  credit: VideoResult['credit']
  /** Addresses of the film, an MP4, and of a still picture of it: at the service, and never told to a browser. */
  filmUrl: string
  posterUrl: string | undefined
}

/** An outside service that has films. */
export interface StockProvider {
  /** The films for some words, the likeliest first. @throws Error when the service fails. */
  search(query: string): Promise<StockVideo[]>
  /** One film; undefined: the service has none of that id. @throws Error when the service fails. */
  find(id: string): Promise<StockVideo | undefined>
}

export type StockName = Exclude<VideoSearch['source'], 'loops'>

/** Finds films to stand behind an event. */
export interface VideoProvider {
  /**
   * The films for some words (BG-08): of the first service that has any, else the bundled loops. Of a service that fails
   * `onFailure` is told (ERR-44).
   */
  search(query: string, onFailure: (service: StockName, error: unknown) => void): Promise<VideoSearch>
  /** The services that are set up. */
  stock: Readonly<Partial<Record<StockName, StockProvider>>>
}
