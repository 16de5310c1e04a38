import { sql, type SqlBool } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Returns true if an operator suspended a host's account, or another account of its owner (host_ids.sql), also one that was removed since.
 */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('suspended_at', 'is not', null)
    .where(sql<SqlBool>`id in (select host_ids(${userId}::uuid))`)
    .limit(1)
    .executeTakeFirst()
  return user !== undefined
}
