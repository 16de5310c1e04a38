import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Tells whether the database answers. */
export async function isReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
