import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface JourneyDatabase {
  url: string
  changeRows: (sql: string) => Promise<void>
  drop: () => Promise<void>
}

/**
 * Creates a PostgreSQL database, a copy of `template` if given, on the server in TEST_DATABASE_URL. Returns undefined if that
 * isn't set.
 */
export async function journeyDatabase(template?: string): Promise<JourneyDatabase | undefined> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return undefined
  const name = `festoon_e2e_${randomUUID().replaceAll('-', '')}`
  await run(
    server,
    `create database ${name} ${template ? `template ${new URL(template).pathname.slice(1)} strategy file_copy` : ''}`,
  )
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  return {
    url,
    changeRows: (sql) => run(url, sql),
    drop: () => run(server, `drop database ${name} with (force)`),
  }
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
