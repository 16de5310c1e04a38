import { imageFiles, type StoredImages } from './images.ts'

/**
 * Returns the storage folder of an event's photos. It is separate from the folders of users' images, which are removed by
 * different rules.
 */
export const albumFolder = (eventId: string): string => `albums/${eventId}`

/** Removes the files of photos that are no longer in any album. A file that can't be removed is kept and logged. */
export async function removePhotos(services: Omit<StoredImages, 'db'>, urls: readonly string[]): Promise<void> {
  await removeFiles(services, urls.flatMap(imageFiles))
}

/** Removes the files of all photos of a deleted event. */
export async function removeAlbum(services: Omit<StoredImages, 'db'>, eventId: string): Promise<void> {
  const files = await services.providers.storage.list(albumFolder(eventId))
  await removeFiles(
    services,
    files.map(({ path }) => path),
  )
}

async function removeFiles({ providers, log }: Omit<StoredImages, 'db'>, paths: string[]): Promise<void> {
  for (const outcome of await Promise.allSettled(paths.map((path) => providers.storage.remove(path))))
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'failed to remove a photo')
}
