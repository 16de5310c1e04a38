import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The name prefix of this run's databases on PostgreSQL. */
    databasePrefix: string
  }
}

/** Sets the name prefix of a run's databases. At the end, drops those left behind: templates, and databases of failed tests. */
export default function setup(project: TestProject): () => Promise<void> {
  const prefix = `festoon_${randomBytes(4).toString('hex')}_`
  project.provide('databasePrefix', prefix)
  return async () => {
    const connectionString = process.env.TEST_DATABASE_URL
    if (connectionString) await dropAll(connectionString, prefix)
  }
}

async function dropAll(connectionString: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
