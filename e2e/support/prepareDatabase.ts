import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journeyDatabase } from './journeyDatabase.ts'
import { startServer } from './startServer.ts'

/**
 * Starts a server once on each kind of database, so that the journeys' servers start with a copy of its database instead of
 * creating it.
 */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'festoon-e2e-template-'))
  const server = await startServer()
  await server.stop()
  await cp(join(server.dataFolder, 'database'), folder, { recursive: true })
  await server.dispose()
  process.env['FESTOON_E2E_TEMPLATE'] = folder

  const database = await journeyDatabase()
  if (database) {
    const onPostgres = await startServer(() => Promise.resolve({ DATABASE_URL: database.url }))
    await onPostgres.dispose()
    process.env['FESTOON_E2E_TEMPLATE_URL'] = database.url
  }
  return async () => {
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
}
