import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './startServer.ts'

/** Starts a server once, so that the journeys' servers can copy its database instead of creating their own. */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'festoon-e2e-template-'))
  const server = await startServer()
  await server.stop()
  await cp(join(server.dataFolder, 'database'), folder, { recursive: true })
  await server.dispose()
  process.env['FESTOON_E2E_TEMPLATE'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
