import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journeyDatabase } from './journeyDatabase.ts'
import { startServer } from './startServer.ts'

/**
 * Starts a server once, so that the journeys' servers start with a copy of its database instead of creating it: on PostgreSQL
 * if TEST_DATABASE_URL is set, otherwise on the embedded database. Returns a function that removes the database.
 */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  return (await preparePostgres()) ?? prepareEmbedded()
}

/** Prepares the embedded database. */
async function prepareEmbedded(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'festoon-e2e-template-'))
  const server = await startServer()
  await server.stop()
  await cp(join(server.dataFolder, 'database'), folder, { recursive: true })
  await server.dispose()
  process.env['FESTOON_E2E_TEMPLATE'] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Prepares a database on PostgreSQL. Returns undefined if TEST_DATABASE_URL isn't set. */
async function preparePostgres(): Promise<(() => Promise<void>) | undefined> {
  const database = await journeyDatabase()
  if (!database) return undefined
  const server = await startServer(() => Promise.resolve({ DATABASE_URL: database.url }))
  await server.dispose()
  process.env['FESTOON_E2E_TEMPLATE_URL'] = database.url
  return database.drop
}
