import { sql, type Kysely } from 'kysely'
import { functions } from './answers.ts'

/** The functions as they are now, for a database that was made before they were mended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of functions)
    await sql.raw(statement.replace(/^create function/, 'create or replace function')).execute(db)
}
