import { imageFiles, type StoredImages } from './images.ts'

/**
 * Returns the storage folder of an event's photos, which is separate from users' images because those are removed under
 * different rules.
 */
export const albumFolder = (eventId: string): string => `albums/${eventId}`

/** Removes the files of photos that are no longer in any album. If a file can't be removed, logs the error and continues. */
export async function removePhotos(services: Omit<StoredImages, 'db'>, urls: readonly string[]): Promise<void> {
  await removeFiles(services, urls.flatMap(imageFiles))
}

/** Removes all photo files of a deleted event. If a file can't be removed, logs the error and continues. */
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
