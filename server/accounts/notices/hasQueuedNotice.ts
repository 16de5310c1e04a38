import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Returns false if an account notice was erased (`eraseQueuedOfUser`). Waits for an erasure that has begun. */
export async function hasQueuedNotice(db: Db, key: string): Promise<boolean> {
  const query = sql`
    select 1 as found from jobs.job where name = 'deliver-account-notice' and data->>'key' = ${key} for key share
  `
  return (await query.execute(db)).rows.length > 0
}
