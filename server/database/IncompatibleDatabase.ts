import { sql } from 'kysely'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/server/operator'
import { isMissingTable } from './readInstalled.ts'
import { readRows } from './rows/readRows.ts'
import type { Db } from './schema.ts'

/**
 * Thrown when a database was created or migrated by a version of Festoon whose data this version can't read. The message is
 * shown to the operator.
 */
export class IncompatibleDatabase extends Error {
  override readonly name = 'IncompatibleDatabase'
}

/**
 * Checks that a database contains no migrations other than the given ones.
 * @throws IncompatibleDatabase if the database contains another migration.
 */
export async function expectOurs(db: Db, migrationNames: readonly string[]): Promise<void> {
  const unknownMigrations = (await appliedMigrations(db)).filter((name) => !migrationNames.includes(name))
  if (unknownMigrations.length === 0) return
  // Development builds numbered their migrations with three digits.
  throw new IncompatibleDatabase(
    unknownMigrations.some((name) => /^\d{3}-/.test(name))
      ? copy.developmentDatabase
      : copy.newerDatabase(unknownMigrations.join(', ')),
  )
}

async function appliedMigrations(db: Db): Promise<readonly string[]> {
  try {
    const rows = await readRows(db, z.object({ name: z.string() }), sql`select name from kysely_migration`)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}
