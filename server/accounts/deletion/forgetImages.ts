import { sql } from 'kysely'
import type { Tx } from '../../database/schema.ts'

/**
 * Deletes an account's image history and image requests, and removes the account's images from other people's events and
 * drafts, which then have no cover. Returns the URLs of the images to delete: all except the covers of events that still belong
 * to the account.
 */
export async function forgetImages(tx: Tx, userId: string): Promise<string[]> {
  await tx.deleteFrom('image_tasks').where('user_id', '=', userId).execute()
  const ownImages = await tx.deleteFrom('user_images').where('user_id', '=', userId).returning('image_url').execute()
  const covers = await tx.selectFrom('events').select('photo_url').where('organizer_id', '=', userId).execute()
  const usedUrls = new Set(covers.map(({ photo_url }) => photo_url))
  const removedUrls = ownImages.map(({ image_url }) => image_url).filter((url) => !usedUrls.has(url))
  if (removedUrls.length === 0) return []
  await sql`
    with changed as (
      update events set photo_url = '', modification = nextval('modifications')
      where photo_url = any(${removedUrls}::text[]) returning id, organizer_id
    )
    select announce_event(id, organizer_id, null, nextval('modifications')) from changed
  `.execute(tx)
  await sql`
    update drafts set event = event - 'photoUrl' where event->>'photoUrl' = any(${removedUrls}::text[])
  `.execute(tx)
  return removedUrls
}
