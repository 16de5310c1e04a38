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

/** Where PostgreSQL is, when it is to be tested. */
export const postgresUrl = process.env.TEST_DATABASE_URL

const reachable: readonly DatabaseKind[] = postgresUrl ? ['pglite', 'postgres'] : ['pglite']

/**
 * The databases that this run of the server suite covers: PGlite, and PostgreSQL where TEST_DATABASE_URL names one.
 * TEST_DATABASES narrows them to one kind.
 */
export const databaseKinds = reachable.filter((kind) => (process.env.TEST_DATABASES ?? kind) === kind)

/** The database of tests that are about something else. */
const anyKind = databaseKinds[0] ?? 'pglite'

/** The kind of database that is meant. */
export const kindOf = (kind: DatabaseKind | 'any'): DatabaseKind => (kind === 'any' ? anyKind : kind)

export interface TestDatabase {
  database: Database
  /** PostgreSQL's address; undefined for PGlite. */
  url: string | undefined
  drop(): Promise<void>
}

/** What a database begins with: a name of PostgreSQL's, or a dump of PGlite. */
export type Template = { name: string } | { dump: Blob }

interface DatabaseOptions {
  template?: Template
  /** Opens PostgreSQL in another way than the server does. */
  open?: (url: string) => Database
}

/** A database for one test: an empty one, or a copy of a template. */
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
  await administer(`create database ${name} ${template && 'name' in template ? `template ${template.name}` : ''}`)
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

/** Makes a template: a database in which `prepare` did its work. On PostgreSQL it stays until the run ends (endDatabases.ts). */
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

/** An empty database, made once: making one takes seconds, copying one a moment. */
let emptyDump: Promise<Blob> | undefined

async function dumpEmpty(): Promise<Blob> {
  const empty = await PGlite.create()
  try {
    return await empty.dumpDataDir('none')
  } finally {
    await empty.close()
  }
}

/** A name of PostgreSQL's that no run uses. */
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
