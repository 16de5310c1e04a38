import type { EventImage } from '@festoon/contract/nouns/image'
import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { UserImageTable } from '../../database/mediaTables.ts'
import type { Db } from '../../database/schema.ts'

/**
 * Adds an uploaded image to the user's image history if `isInHistory` is true.
 * @throws Failure sessionExpired if the account no longer exists, even if `isInHistory` is false.
 */
export async function addUploadedImage(
  db: Db,
  userId: string,
  { url, isInHistory }: { url: string; isInHistory: boolean },
  now: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Failure('sessionExpired')
    if (!isInHistory) return
    await tx
      .insertInto('user_images')
      .values({ user_id: userId, image_url: url, kind: 'uploaded', prompt: '', created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
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
