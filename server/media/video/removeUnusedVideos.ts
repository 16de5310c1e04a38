import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '../../database/rows/readRows.ts'
import type { Services } from '../../rpc/services.ts'
import { stockFolder } from './stockVideos.ts'

/** The time in ms for which an unused video is kept, so that it isn't removed while a host is trying it out. */
const keptMs = 24 * 3_600_000

/**
 * Removes the stored videos and posters that no event or draft uses and that are older than `keptMs`. If one is requested
 * later, it is downloaded again. If a file can't be removed, logs the error and continues.
 */
export async function removeUnusedVideos({ db, clock, providers, log }: Services): Promise<void> {
  const query = sql`
    select background_url as url from events where background_url like ${`/${stockFolder}/%`}
    union select event->>'backgroundAnimationUrl' from drafts
      where event->>'backgroundAnimationUrl' like ${`/${stockFolder}/%`}
  `
  const rows = await readRows(db, z.object({ url: z.string() }), query)
  const usedUrls = new Set(rows.map(({ url }) => url))
  for (const service of ['pexels', 'giphy'] as const)
    for (const { path, writtenAt } of await providers.storage.list(`${stockFolder}/${service}`)) {
      const video = `/${path.replace(/(?:-poster\.jpg|\.mp4)$/, '.mp4')}`
      if (usedUrls.has(video) || writtenAt > clock.now() - keptMs) continue
      await providers.storage
        .remove(path)
        .catch((error: unknown) => log.warn({ err: error }, 'failed to remove a video'))
    }
}
