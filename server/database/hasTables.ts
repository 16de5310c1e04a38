import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Returns true if the database's `public` schema contains any tables. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(db)
  return rows.length > 0
}
