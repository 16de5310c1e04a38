import { pictureFiles, type StoredPictures } from './pictures.ts'

/** Where the photos of a party are kept: apart from pictures that accounts show, which end otherwise. */
export const albumFolder = (eventId: string): string => `albums/${eventId}`

/** Removes the files of photos that no album has any more. One that cannot be removed is left, and told to the log. */
export async function removePhotos(services: Omit<StoredPictures, 'db'>, urls: readonly string[]): Promise<void> {
  await removeFiles(services, urls.flatMap(pictureFiles))
}

/** Removes every photo of a party that is gone. */
export async function removeAlbum(services: Omit<StoredPictures, 'db'>, eventId: string): Promise<void> {
  const files = await services.providers.storage.list(albumFolder(eventId))
  await removeFiles(
    services,
    files.map(({ path }) => path),
  )
}

async function removeFiles({ providers, log }: Omit<StoredPictures, 'db'>, paths: string[]): Promise<void> {
  for (const outcome of await Promise.allSettled(paths.map((path) => providers.storage.remove(path))))
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'a photo could not be removed')
}
