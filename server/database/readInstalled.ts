import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from './rows/readRows.ts'
import type { Db } from './schema.ts'

const installedRow = z.object({ name: z.string(), hash: z.string().nullable() })

/**
 * The names of the migrations installed in a database, in order, and the hash of each installed function's file, by function
 * name.
 */
interface InstalledSchema {
  migrations: readonly string[]
  functions: ReadonlyMap<string, string>
}

/**
 * Returns the migrations and functions installed in a database, using one query. Returns undefined if the tables that list them
 * don't exist.
 */
export async function readInstalled(db: Db): Promise<InstalledSchema | undefined> {
  const query = sql`
    select name, null as hash from kysely_migration union all select name, hash from installed_functions order by name
  `
  try {
    const rows = await readRows(db, installedRow, query)
    return {
      migrations: rows.flatMap(({ name, hash }) => (hash === null ? [name] : [])),
      functions: new Map(rows.flatMap(({ name, hash }) => (hash === null ? [] : [[name, hash] as const]))),
    }
  } catch (error) {
    if (isMissingTable(error)) return undefined
    throw error
  }
}

/** Returns true if a query failed because a table doesn't exist (SQLSTATE 42P01). */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01'
