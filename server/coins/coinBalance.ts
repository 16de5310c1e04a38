import { limits } from '@festoon/contract/limits'
import type { Db } from '../database/schema.ts'

/** The time in ms after which a pending image task counts as failed, even if its job is still queued or running. */
export const imageTaskTimeoutMs = 2 * limits.imageWaitMs

/** Builds a query for the number of coins that a user's pending image tasks will cost, excluding overdue tasks. */
const pendingCost = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('image_tasks')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('cost'), lit(0)).as('sum'))
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .where('created_at', '>', now - imageTaskTimeoutMs)

export async function readReservedCoins(db: Db, userId: string, now: number): Promise<number> {
  return (await pendingCost(db, userId, now).executeTakeFirstOrThrow()).sum
}

/**
 * Returns the number of coins that a user can spend, which excludes coins reserved for pending images. Returns 0 if the user
 * doesn't exist.
 */
export async function readCoinBalance(db: Db, userId: string, now: number): Promise<number> {
  // A single statement, because images that finish between two statements would be counted twice or not at all.
  const user = await db
    .selectFrom('users')
    .select(['coins', pendingCost(db, userId, now).as('reserved')])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user ? user.coins - (user.reserved ?? 0) : 0
}

/** Returns true if a user has bought coins. */
export async function hasBoughtCoins(db: Db, userId: string): Promise<boolean> {
  const purchase = await db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('credited_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return purchase !== undefined
}
