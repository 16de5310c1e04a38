import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { imageOwnerKey } from '../../crypto/addressKey.ts'
import type { Keys } from '../../crypto/keys.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import type { FileStorage } from './port.ts'

/** The services needed to remove images. */
export interface StoredImages {
  db: Db
  providers: { storage: FileStorage }
  log: FastifyBaseLogger
}

/** The suffixes of an image's three files (media/uploads/storeImage.ts). */
const endings = ['.webp', '-640.webp', '-mail.jpg']

/** Returns the storage paths of the three files of the image at `url`. */
export function imageFiles(url: string): string[] {
  const path = url.replace(/^\/files\//, '').replace(/\.webp$/, '')
  return endings.map((ending) => `${path}${ending}`)
}

/**
 * Removes the given images that no account, event, draft, or image history uses. Ignores gallery images and album photos. If a
 * file can't be removed, logs the error and continues.
 */
export async function removeImages({ db, providers, log }: StoredImages, urls: readonly string[]): Promise<void> {
  // Excludes gallery images, album photos (which are removed separately), and the empty URLs of deleted hosts' events.
  const ownUrls = urls.filter((url) => url.startsWith('/files/') && !/^\/files\/(?:gallery|albums)\//.test(url))
  if (ownUrls.length === 0) return
  const query = sql`
    select url from unnest(${ownUrls}::text[]) url where
      exists (select 1 from users where photo_url = url)
      or exists (select 1 from events where photo_url = url)
      or exists (select 1 from drafts where event->>'photoUrl' = url)
      or exists (select 1 from user_images where image_url = url and kind <> 'profile')
  `
  const rows = await readRows(db, z.object({ url: z.string() }), query)
  const usedUrls = new Set(rows.map(({ url }) => url))
  await removeImageFiles(
    { db, providers, log },
    ownUrls.filter((url) => !usedUrls.has(url)),
  )
}

/**
 * Removes the given images even if something uses them. If a file can't be removed, logs the error and continues.
 */
export async function removeImageFiles({ db, providers, log }: StoredImages, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  await db.deleteFrom('user_images').where('image_url', 'in', urls).execute()
  const paths = urls.flatMap(imageFiles)
  const removals = await Promise.allSettled(paths.map((path) => providers.storage.remove(path)))
  for (const outcome of removals)
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'failed to remove an image')
}

/** Removes a deleted account's uploaded and generated images, except those that are still used. */
export async function removeImagesOf(services: StoredImages & { keys: Keys }, userId: string): Promise<void> {
  const { storage } = services.providers
  const folders = [imageFolder(services.keys, userId), formerImageFolder(userId), profileFolder(userId)]
  const files = await Promise.all(folders.map((folder) => storage.list(folder)))
  await removeImages(
    services,
    files
      .flat()
      .filter(({ path }) => path.endsWith('.webp') && !path.endsWith('-640.webp'))
      .map(({ path }) => `/files/${path}`),
  )
}

/** Returns the storage folder of a user's profile photos, which aren't public. */
export const profileFolder = (userId: string): string => `profiles/${userId}`

/** Returns the storage folder of a user's images. Its name is in public addresses, so it doesn't tell whose it is. */
export const imageFolder = ({ addressKey }: Keys, userId: string): string =>
  `events/user_images/${imageOwnerKey(addressKey, userId)}`

/** Returns the storage folder of images that a user stored with an earlier version, whose addresses still work. */
const formerImageFolder = (userId: string): string => `events/user_images/${userId}`
