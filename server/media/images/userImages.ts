import { sql } from 'kysely'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import type { EventImage } from '@festoon/contract/nouns/image'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { UserImageTable } from '../../database/mediaTables.ts'
import { lockUserAlone } from '../../database/rows/lockUser.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'
import { imageBytes } from '../quota.ts'

/**
 * Records that an uploaded image belongs to a user. Adds it to the user's image history, unless it is a profile photo.
 * @throws Failure sessionExpired if the account no longer exists, or storageFull if its images would take more than `maxBytes`.
 */
export async function addUploadedImage(
  db: Db,
  userId: string,
  { url, bytes, kind }: { url: string; bytes: number; kind: 'uploaded' | 'profile' },
  maxBytes: number,
  now: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // One image at a time, so that their size can't grow past the limit at once from several devices.
    if (!(await lockUserAlone(tx, userId))) throw new Failure('sessionExpired')
    if ((await imageBytes(tx, userId)) + bytes > maxBytes) throw new Failure('storageFull')
    await tx
      .insertInto('user_images')
      .values({ user_id: userId, image_url: url, kind, prompt: '', bytes, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/**
 * Removes an image from a user's image history. Returns false if the history doesn't contain it.
 * @throws Failure imageInUse if an event or draft shows it.
 */
export async function forgetImage(db: Db, userId: string, url: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Until the transaction ends, no event or draft can begin to show the image (mayShowPicture).
    const { numDeletedRows } = await tx
      .deleteFrom('user_images')
      .where('user_id', '=', userId)
      .where('image_url', '=', url)
      .where('kind', '<>', 'profile')
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    const query = sql`
      select 1 as shown where exists (select 1 from events where photo_url = ${url})
        or exists (select 1 from drafts where event->>'photoUrl' = ${url})
    `
    if ((await readRows(tx, z.object({ shown: z.number() }), query)).length > 0) throw new Failure('imageInUse')
    return true
  })
}

/** Returns up to `limits.historyImages` of a user's images of one kind, newest first (IMG-04). */
export async function listUserImages(db: Db, userId: string, kind: UserImageTable['kind']): Promise<EventImage[]> {
  const rows = await db
    .selectFrom('user_images')
    .select(['image_url', 'prompt'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('image_url')
    .limit(limits.historyImages)
    .execute()
  return rows.map(({ image_url: imageUrl, prompt }) => ({ imageUrl, prompt }))
}

/**
 * Returns the latest images that a user generated for an event, newest first. Looks only through the user's image history, which
 * bounds the number of rows to read.
 */
export async function listImagesOfEvent(db: Db, userId: string, eventId: string): Promise<EventImage[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('user_images')
        .select(['image_url', 'prompt', 'created_at'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'drawn')
        .orderBy('created_at', 'desc')
        .orderBy('image_url')
        .limit(limits.historyImages)
        .as('history'),
    )
    .select(['image_url', 'prompt'])
    // The name of a generated image starts with the event's id (RPC-94).
    .where('image_url', 'like', `%/${eventId}-%`)
    .orderBy('created_at', 'desc')
    .orderBy('image_url')
    .limit(limits.previousImages)
    .execute()
  return rows.map(({ image_url: imageUrl, prompt }) => ({ imageUrl, prompt }))
}
