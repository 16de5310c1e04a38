import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '../schema.ts'
import { readRows } from './readRows.ts'

/** The path of the images that visitors generate without an account. Their names can't be guessed. */
const sampleFolder = '/files/events/sample_images/'

/**
 * Returns true if a user may show the image at `url`: the user's own image, the cover of an event that the user hosts, or a
 * sample image. Until the transaction ends, the image can't be erased.
 */
export async function mayShowPicture(tx: Tx, userId: string, url: string): Promise<boolean> {
  if (url.startsWith(sampleFolder)) return true
  const owners = await tx
    .selectFrom('user_images')
    .select('user_id')
    .where('image_url', '=', url)
    // Profile photos aren't public, but covers are.
    .where('kind', '<>', 'profile')
    .forKeyShare()
    .execute()
  if (owners.some(({ user_id }) => user_id === userId)) return true
  const query = sql`
    select id from events where photo_url = ${url} and (organizer_id = ${userId} or id in (
      select event_id from invitees
      where user_id = ${userId} and cohost_status = 'ACCEPTED' and rsvp_status <> 'HIDDEN'
    )) limit 1
  `
  return (await readRows(tx, z.object({ id: z.string() }), query)).length > 0
}

/** Returns true if the image at `url` is a profile photo that a user uploaded. */
export async function isProfilePhotoOf(db: Db, userId: string, url: string): Promise<boolean> {
  const ownImage = await db
    .selectFrom('user_images')
    .select('image_url')
    .where('image_url', '=', url)
    .where('user_id', '=', userId)
    .where('kind', '=', 'profile')
    .executeTakeFirst()
  return ownImage !== undefined
}
