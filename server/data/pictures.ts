import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** Endings of the three files of one picture (http/uploads/storePicture.ts). */
const endings = ['.webp', '-640.webp', '-mail.jpg']

/**
 * Removes an uploaded picture that nobody shows any more: neither as an account's picture nor on an event or a draft, nor in anybody's image history. A
 * file that cannot be removed is left, and told to the log.
 */
export async function removePicture({ db, providers, log }: Services, photoUrl: string): Promise<void> {
  // The gallery's pictures are everybody's.
  if (photoUrl.startsWith('/files/gallery/')) return
  const { rows } = await sql`
    select 1 from users where photo_url = ${photoUrl}
    union all select 1 from events where photo_url = ${photoUrl}
    union all select 1 from drafts where event->>'photoUrl' = ${photoUrl}
    union all select 1 from user_images where image_url = ${photoUrl}
    limit 1
  `.execute(db)
  if (rows.length > 0) return
  const path = photoUrl.replace(/^\/files\//, '').replace(/\.webp$/, '')
  const removed = await Promise.allSettled(endings.map((ending) => providers.storage.remove(`${path}${ending}`)))
  for (const outcome of removed)
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'a picture could not be removed')
}
