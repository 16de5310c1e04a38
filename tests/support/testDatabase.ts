import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '../../server/data/database.ts'
import { openPglite } from '../../server/data/openPglite.ts'
import { openPostgres } from '../../server/data/openPostgres.ts'

export type DatabaseKind = Database['kind']

/** Where PostgreSQL is, when it is to be tested. */
export const postgresUrl = process.env.TEST_DATABASE_URL

const reachable: readonly DatabaseKind[] = postgresUrl ? ['pglite', 'postgres'] : ['pglite']

/**
 * The databases that the server suite runs on: PGlite always, PostgreSQL where TEST_DATABASE_URL names one.
 * TEST_DATABASES narrows them to one kind, so that a run on each can go side by side.
 */
export const databaseKinds = reachable.filter((kind) => (process.env.TEST_DATABASES ?? kind) === kind)

export interface TestDatabase {
  database: Database
  /** PostgreSQL's address; undefined for PGlite. */
  url: string | undefined
  drop(): Promise<void>
}

/** An empty database of its own. `open` opens PostgreSQL in another way than the server does. */
export async function testDatabase(
  kind: DatabaseKind,
  open: (url: string) => Database = openPostgres,
): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const database = await openPglite(undefined, await (emptyDump ??= dumpEmpty()))
    return { database, url: undefined, drop: () => database.close() }
  }
  const name = `festoon_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const url = new URL(postgresUrl ?? '')
  url.pathname = `/${name}`
  const database = open(url.href)
  return {
    database,
    url: url.href,
    drop: async () => {
      await database.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
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

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
