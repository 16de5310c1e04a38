/// <reference types="vite/types/importMeta.d.ts" />
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { asBlock } from './asBlock.ts'
import { expectOurs } from './IncompatibleDatabase.ts'
import { functionHashes, installFunctions } from './installFunctions.ts'
import { readInstalled } from './readInstalled.ts'
import type { Db } from './schema.ts'

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.sql'.length)

/**
 * The SQL source of each migration, by migration name, in order. Released migrations must not be edited. Every change needs a
 * new file.
 */
export const migrations: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .map(([path, text]): [string, string] => [nameOf(path), text])
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

/** The names of all migrations, in order. */
export const migrationNames: readonly string[] = [...migrations.keys()]

/**
 * Updates the database's tables and functions to this version. Several processes can do this at once, because they take turns.
 * @throws IncompatibleDatabase if this version can't read the database, or the error of the step that failed.
 */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return
  await expectOurs(db, migrationNames)
  const provider = { getMigrations: () => Promise.resolve(runnable()) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('Failed to migrate the database', { cause: error })
  await installFunctions(db)
}

/**
 * Returns true if all tables and functions are up to date. Uses a single query, because the migrator would inspect every table
 * and slow down each restart.
 */
async function isUpToDate(db: Db): Promise<boolean> {
  const installedSchema = await readInstalled(db)
  return (
    installedSchema !== undefined &&
    installedSchema.migrations.join() === migrationNames.join() &&
    installedSchema.functions.size === functionHashes.size &&
    [...functionHashes].every(([name, hash]) => installedSchema.functions.get(name) === hash)
  )
}

/**
 * Returns the migrations for the migrator. Each file is wrapped in one block, because PGlite accepts only one statement at a
 * time.
 */
function runnable(): Record<string, Migration> {
  return Object.fromEntries(
    [...migrations].map(([name, text]) => [
      name,
      { up: async (db: Kysely<unknown>) => void (await sql.raw(asBlock(text)).execute(db)) },
    ]),
  )
}
