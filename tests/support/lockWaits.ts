import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../server/database/schema.ts'
import { eventually } from './eventually.ts'

/** Waits until a number of calls wait for locks in a database. */
export async function untilLocked(db: Db, count: number): Promise<void> {
  const areWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    return rows.length >= count
  }
  expect(await eventually(areWaiting), `${count} calls wait for locks`).toBe(true)
}
