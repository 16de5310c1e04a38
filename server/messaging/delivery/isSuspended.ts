import type { Db } from '../../database/schema.ts'

/** Returns true if an operator suspended the account that sent a message. Its queued messages aren't sent. */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return user !== undefined
}
