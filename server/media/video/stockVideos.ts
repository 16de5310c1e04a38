import { Failure } from '../../core/Failure.ts'
import { downloadVideo, downloadPoster } from '../../providers/video/downloadMedia.ts'
import type { StockName, VideoProvider } from '../../providers/video/port.ts'
import type { FileStorage } from '../../providers/storage/port.ts'

/** Folder of the storage. */
export const stockFolder = 'videos'

/** Downloads at once: each holds its file in memory. */
const mostAtOnce = 8
/** Seconds after which a caller who found them all busy may come again. */
const retryAfter = 5

export interface StockFile {
  service: StockName
  /** The service's id of the film. */
  id: string
  kind: 'film' | 'poster'
}

export interface StockVideos {
  has(file: StockFile): Promise<boolean>
  /**
   * Makes sure that a file is stored, fetched once from its service.
   * @throws Failure notFound or rateLimited; another Error when the service fails or has something else there.
   */
  ensure(file: StockFile): Promise<void>
}

/** Films that outside services found: fetched when they are asked for first, then kept like any other file. */
export function stockVideos(storage: FileStorage, { stock }: VideoProvider): StockVideos {
  const underWay = new Map<string, Promise<void>>()

  const download = async ({ service, id, kind }: StockFile, path: string): Promise<void> => {
    const film = await stock[service]?.find(id)
    const address = kind === 'film' ? film?.filmUrl : film?.posterUrl
    if (address === undefined) throw new Failure('notFound')
    await storage.put(path, await (kind === 'film' ? downloadVideo : downloadPoster)(address))
  }
  return {
    has: (file) => storage.has(pathOf(file)),
    ensure: async (file) => {
      const path = pathOf(file)
      if (await storage.has(path)) return
      if (!underWay.has(path) && underWay.size >= mostAtOnce) throw new Failure('rateLimited', { retryAfter })
      const downloading = underWay.get(path) ?? download(file, path).finally(() => underWay.delete(path))
      underWay.set(path, downloading)
      await downloading
    },
  }
}

/** Where a film or its poster is kept. */
export const pathOf = ({ service, id, kind }: StockFile): string =>
  `${stockFolder}/${service}/${id}${kind === 'film' ? '.mp4' : '-poster.jpg'}`
