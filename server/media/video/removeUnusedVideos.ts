import { sql } from 'kysely'
import { z } from 'zod'
import { stockFolder } from './stockVideos.ts'
import type { Services } from '../../rpc/services.ts'
import { readRows } from '../../database/rows/readRows.ts'

/** Whoever tries films out has a day to begin a party with one. */
const keptMs = 24 * 3_600_000

/**
 * Removes stored films, and their still pictures, that no event and no draft shows any more. One that is asked for after all is
 * fetched again. A file that cannot be removed is left, and told to the log.
 */
export async function removeUnusedVideos({ db, clock, providers, log }: Services): Promise<void> {
  const query = sql`
    select background_url as url from events where background_url like ${`/${stockFolder}/%`}
    union select event->>'backgroundAnimationUrl' from drafts
      where event->>'backgroundAnimationUrl' like ${`/${stockFolder}/%`}
  `
  const rows = await readRows(db, z.object({ url: z.string() }), query)
  const used = new Set(rows.map(({ url }) => url))
  for (const service of ['pexels', 'giphy'] as const)
    for (const { path, writtenAt } of await providers.storage.list(`${stockFolder}/${service}`)) {
      const film = `/${path.replace(/(?:-poster\.jpg|\.mp4)$/, '.mp4')}`
      if (used.has(film) || writtenAt > clock.now() - keptMs) continue
      await providers.storage
        .remove(path)
        .catch((error: unknown) => log.warn({ err: error }, 'a film could not be removed'))
    }
}
