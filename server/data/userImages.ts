import type { EventImage } from '@festoon/contract/image'
import { limits } from '@festoon/contract/limits'
import type { Db, UserImageTable } from './schema.ts'

/** Remembers a picture that a user uploaded for an event. */
export async function addUploadedImage(db: Db, userId: string, imageUrl: string, now: number): Promise<void> {
  await db
    .insertInto('user_images')
    .values({ user_id: userId, image_url: imageUrl, kind: 'uploaded', prompt: '', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A user's pictures of one kind, newest first (IMG-04). */
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
