import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './schema.ts'
import { readRows } from './rows/readRows.ts'

const installedRow = z.object({ name: z.string(), hash: z.string().nullable() })

/**
 * The schema installed in a database: the names of its migrations in order, and its functions with the hashes of their files.
 */
interface Installed {
  migrations: readonly string[]
  functions: ReadonlyMap<string, string>
}

/** Reads the installed schema in one query. Returns undefined if the tables that describe it don't exist. */
export async function readInstalled(db: Db): Promise<Installed | undefined> {
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

/** Returns true for SQLSTATE 42P01: a table doesn't exist. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01'
