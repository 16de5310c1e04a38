import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { openPglite } from '../../server/database/openPglite.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'

export type DatabaseKind = Database['kind']

/** The URL of the PostgreSQL server to test, if any. */
export const postgresUrl = process.env.TEST_DATABASE_URL

const reachable: readonly DatabaseKind[] = postgresUrl ? ['pglite', 'postgres'] : ['pglite']

/**
 * The kinds of database that this run covers: PGlite, and PostgreSQL if TEST_DATABASE_URL is set. TEST_DATABASES limits them
 * to one.
 */
export const databaseKinds = reachable.filter((kind) => (process.env.TEST_DATABASES ?? kind) === kind)

/** The kind of database for tests that aren't about the database. */
const anyKind = databaseKinds[0] ?? 'pglite'

/** Resolves `any` to a kind of database. */
export const kindOf = (kind: DatabaseKind | 'any'): DatabaseKind => (kind === 'any' ? anyKind : kind)

export interface TestDatabase {
  database: Database
  /** The URL on PostgreSQL; undefined for PGlite. */
  url: string | undefined
  drop(): Promise<void>
}

/** The template of a database: a database name on PostgreSQL, or a dump of PGlite. */
export type Template = { name: string } | { dump: Blob }

interface DatabaseOptions {
  template?: Template
  /** Opens PostgreSQL differently from the server. */
  open?: (url: string) => Database
}

/** Creates a database for one test: empty, or a copy of a template. */
export async function testDatabase(
  kind: DatabaseKind,
  { template, open = openPostgres }: DatabaseOptions = {},
): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const dump = template && 'dump' in template ? template.dump : await (emptyDump ??= dumpEmpty())
    const database = await openPglite(undefined, dump)
    return { database, url: undefined, drop: () => database.close() }
  }
  const name = newName()
  // Copying files takes less than half of what copying by the log does, which is for large databases in use.
  const copyOptions = template && 'name' in template ? `template ${template.name} strategy file_copy` : ''
  await administer(`create database ${name} ${copyOptions}`)
  const url = addressOf(name)
  const database = open(url)
  return {
    database,
    url,
    drop: async () => {
      await database.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

/** Creates a template with the data from `prepare`. On PostgreSQL, endDatabases.ts drops it when the run ends. */
export async function makeTemplate(
  kind: DatabaseKind,
  prepare: (database: Database) => Promise<void>,
): Promise<Template> {
  if (kind === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'festoon-template-'))
    const database = await openPglite(folder)
    await prepare(database)
    await database.close()
    const again = await PGlite.create(folder)
    const dump = await again.dumpDataDir('none')
    await again.close()
    await rm(folder, { recursive: true })
    return { dump }
  }
  const name = newName()
  await administer(`create database ${name}`)
  const database = openPostgres(addressOf(name))
  await prepare(database)
  await database.close()
  return { name }
}

/** An empty database, created once because copying it is much faster than creating one. */
let emptyDump: Promise<Blob> | undefined

async function dumpEmpty(): Promise<Blob> {
  const empty = await PGlite.create()
  try {
    return await empty.dumpDataDir('none')
  } finally {
    await empty.close()
  }
}

/** Returns a unique database name for PostgreSQL. */
const newName = (): string => `${inject('databasePrefix') ?? 'festoon_'}${randomUUID().replaceAll('-', '')}`

const addressOf = (name: string): string => Object.assign(new URL(postgresUrl ?? ''), { pathname: `/${name}` }).href

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
