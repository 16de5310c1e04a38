import { Failure } from '../../core/Failure.ts'
import type { FileStorage } from '../../providers/storage/port.ts'
import type { StockName, VideoProvider } from '../../providers/video/port.ts'
import { downloadVideo, downloadPoster } from './downloadMedia.ts'

/** The storage folder of downloaded videos and posters. */
export const stockFolder = 'videos'

/** The maximum number of parallel downloads. Each download keeps its file in memory. */
const maxDownloads = 8
/** The delay in seconds before a caller should retry if too many downloads are running. */
const retryAfter = 5

export interface StockFile {
  service: StockName
  /** The video's id at its stock video service. */
  id: string
  kind: 'video' | 'poster'
}

export interface StockVideos {
  exists(file: StockFile): Promise<boolean>
  /**
   * Downloads and stores a file, unless it is already stored.
   * @throws Failure notFound if the file isn't available, or rateLimited if too many downloads are running; another Error if
   * the file can't be downloaded or stored.
   */
  ensure(file: StockFile): Promise<void>
}

/** Creates a store of external services' videos and posters, which downloads each file when it is first requested. */
export function stockVideos(storage: FileStorage, { stock }: VideoProvider): StockVideos {
  const underWay = new Map<string, Promise<void>>()

  const download = async ({ service, id, kind }: StockFile, path: string): Promise<void> => {
    const video = await stock[service]?.find(id)
    const address = kind === 'video' ? video?.videoUrl : video?.posterUrl
    if (address === undefined) throw new Failure('notFound')
    await storage.put(path, await (kind === 'video' ? downloadVideo : downloadPoster)(address))
  }
  return {
    exists: (file) => storage.exists(pathOf(file)),
    ensure: async (file) => {
      const path = pathOf(file)
      if (await storage.exists(path)) return
      if (!underWay.has(path) && underWay.size >= maxDownloads) throw new Failure('rateLimited', { retryAfter })
      const downloading = underWay.get(path) ?? download(file, path).finally(() => underWay.delete(path))
      underWay.set(path, downloading)
      await downloading
    },
  }
}

/** Returns the storage path of a video or poster. */
export const pathOf = ({ service, id, kind }: StockFile): string =>
  `${stockFolder}/${service}/${id}${kind === 'video' ? '.mp4' : '-poster.jpg'}`
