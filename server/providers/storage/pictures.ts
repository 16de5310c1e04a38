import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../database/schema.ts'
import type { FileStorage } from './port.ts'
import { readRows } from '../../database/rows/readRows.ts'

/** Where pictures are kept, and where a file that stays is noted. */
export interface StoredPictures {
  db: Db
  providers: { storage: FileStorage }
  log: FastifyBaseLogger
}

/** Endings of the three files of one picture (media/uploads/storePicture.ts). */
const endings = ['.webp', '-640.webp', '-mail.jpg']

/** The files of a picture, by its address. */
export function pictureFiles(url: string): string[] {
  const path = url.replace(/^\/files\//, '').replace(/\.webp$/, '')
  return endings.map((ending) => `${path}${ending}`)
}

/**
 * Removes uploaded pictures that nobody shows any more: neither as an account's picture nor on an event or a draft, nor in
 * anybody's image history. A file that cannot be removed is left, and told to the log.
 */
export async function removePictures({ db, providers, log }: StoredPictures, urls: readonly string[]): Promise<void> {
  // The gallery's pictures are everybody's, albums have an end of their own, and an event whose host is gone has none.
  const own = urls.filter((url) => url.startsWith('/files/') && !/^\/files\/(?:gallery|albums)\//.test(url))
  if (own.length === 0) return
  const query = sql`
    select url from unnest(${own}::text[]) url where
      exists (select 1 from users where photo_url = url)
      or exists (select 1 from events where photo_url = url)
      or exists (select 1 from drafts where event->>'photoUrl' = url)
      or exists (select 1 from user_images where image_url = url)
  `
  const rows = await readRows(db, z.object({ url: z.string() }), query)
  const shown = new Set(rows.map(({ url }) => url))
  const paths = own.filter((url) => !shown.has(url)).flatMap(pictureFiles)
  const removed = await Promise.allSettled(paths.map((path) => providers.storage.remove(path)))
  for (const outcome of removed)
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'a picture could not be removed')
}

/** Removes what an account that is gone has uploaded or had drawn, and nobody shows. */
export async function removePicturesOf(services: StoredPictures, userId: string): Promise<void> {
  const files = await services.providers.storage.list(pictureFolder(userId))
  await removePictures(
    services,
    files
      .filter(({ path }) => path.endsWith('.webp') && !path.endsWith('-640.webp'))
      .map(({ path }) => `/files/${path}`),
  )
}

/** Where the pictures of a user are kept. */
export const pictureFolder = (userId: string): string => `events/user_images/${userId}`
