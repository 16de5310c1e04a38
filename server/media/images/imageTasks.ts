import { sql, type Selectable } from 'kysely'
import { limits } from '@festoon/contract/limits'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { imageTaskTimeoutMs, readReservedCoins } from '../../coins/coinBalance.ts'
import { changeCoins, lockCoins } from '../../coins/coinLedger.ts'
import { Failure } from '../../core/Failure.ts'
import type { ImageRequest } from '../../core/imageRequest.ts'
import { announceUser } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { ImageTaskTable } from '../../database/mediaTables.ts'
import { countSamples } from '../../database/rows/deviceSamples.ts'
import type { Db, Tx } from '../../database/schema.ts'
import type { QueueDrawing } from '../../queue/jobData.ts'

export type ImageTaskRow = Selectable<ImageTaskTable>

export interface NewImageTask {
  id: string
  /** The id of the user who pays for the images, or null for sample images. */
  userId: string | null
  /** The keyed hash of the device id of the browser that requests sample images. */
  deviceKey?: string
  eventId: string
  request: ImageRequest
}

/**
 * Starts an image task, unless the same call has already started it. Calls `count` if it starts. Returns the number of coins left
 * after paying for all pending tasks.
 * @throws Failure sessionExpired if the account was deleted, notEnoughCoins, or conflict if another task has the id.
 */
export async function beginImageTask(
  db: Db,
  queue: QueueDrawing,
  { id, userId, deviceKey, eventId, request }: NewImageTask,
  count: (tx: Tx) => Promise<void>,
  now: number,
): Promise<{ coinBalance: number }> {
  return inTransaction(db, async (tx) => {
    const coins = userId === null ? 0 : await lockCoins(tx, userId)
    if (coins === undefined) throw new Failure('sessionExpired')
    const earlierTask = await tx.selectFrom('image_tasks').selectAll().where('id', '=', id).executeTakeFirst()
    const free = coins - (userId === null ? 0 : await readReservedCoins(tx, userId, now))
    if (earlierTask) {
      if (earlierTask.user_id !== userId || !sameContent(earlierTask.request, request)) throw new Failure('conflict')
      return { coinBalance: free }
    }
    const cost = userId === null ? 0 : limits.imageSetCoins
    if (free < cost) throw new Failure('notEnoughCoins')
    const insertion = await tx
      .insertInto('image_tasks')
      .values({
        id,
        user_id: userId,
        device_key: deviceKey ?? null,
        event_id: eventId,
        request: JSON.stringify(request),
        state: 'pending',
        cost,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (insertion.numInsertedOrUpdatedRows === 0n) throw new Failure('conflict')
    await count(tx)
    await queue(tx, id)
    return { coinBalance: free - cost }
  })
}

/** Returns an image task, with the state `failed` if the task is pending but overdue. */
export async function readImageTask(db: Db, id: string, now: number): Promise<ImageTaskRow | undefined> {
  const task = await db.selectFrom('image_tasks').selectAll().where('id', '=', id).executeTakeFirst()
  return task?.state === 'pending' && task.created_at <= now - imageTaskTimeoutMs ? { ...task, state: 'failed' } : task
}

/**
 * Charges the coins for an image task and saves its images, or does neither (COIN-08). The coins of sample images are counted
 * for the browser instead (COIN-03). Returns false if the task has already ended or is overdue, or the user can no longer pay
 * for it.
 */
export async function finishImageTask(
  db: Db,
  id: string,
  images: readonly { url: string; bytes: number }[],
  now: number,
): Promise<boolean> {
  const imageUrls = images.map(({ url }) => url)
  return inTransaction(db, async (tx) => {
    const task = await tx
      .updateTable('image_tasks')
      .set({ state: 'done', image_urls: JSON.stringify(imageUrls) })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('created_at', '>', now - imageTaskTimeoutMs)
      .returningAll()
      .executeTakeFirst()
    if (!task) return false
    const { user_id: userId, cost, request } = task
    if (userId === null) {
      if (task.device_key !== null) await countSamples(tx, task.device_key, now)
      return true
    }
    if (!(await changeCoins(tx, userId, 'drawn', -cost, now))) {
      await tx.updateTable('image_tasks').set({ state: 'failed' }).where('id', '=', id).execute()
      return false
    }
    await tx
      .insertInto('user_images')
      .values(
        images.map(({ url, bytes }) => ({
          user_id: userId,
          image_url: url,
          bytes,
          kind: 'drawn' as const,
          prompt: request.prompt === '' ? request.eventName : request.prompt,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await announceUser(tx, userId)
    return true
  })
}

/** Marks a pending task as failed, which releases its coins, and notifies the user's listeners. */
export async function failImageTask(db: Db, id: string): Promise<void> {
  await sql`
    with failed as (update image_tasks set state = 'failed' where id = ${id} and state = 'pending' returning user_id)
    select announce_topic('events/users/' || user_id, nextval('modifications')::text) from failed where user_id is not null
  `.execute(db)
}

/** Deletes the image tasks created before a given time. Returns the URLs of the sample images that these tasks generated. */
export async function removeOldTasks(db: Db, before: number): Promise<string[]> {
  const removedTasks = await db
    .deleteFrom('image_tasks')
    .where('created_at', '<', before)
    .returning(['user_id', 'image_urls'])
    .execute()
  return removedTasks.flatMap(({ user_id, image_urls }) => (user_id === null ? image_urls : []))
}
