import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Returns true if the database answers a query within `withinMs` milliseconds. */
export async function isReachable(db: Db, withinMs: number): Promise<boolean> {
  const response = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const ending = new AbortController()
  const late = wait(withinMs, false, { signal: ending.signal }).catch(() => false)
  const isReached = await Promise.race([response, late])
  ending.abort()
  return isReached
}
