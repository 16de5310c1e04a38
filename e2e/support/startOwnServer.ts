import { journeyDatabase } from './journeyDatabase.ts'
import { startServer, type RunningServer, type Settings } from './startServer.ts'

/** Starts a server on its own database: on PostgreSQL if TEST_DATABASE_URL is set, otherwise on the embedded one. */
export async function startOwnServer(settings: Settings = () => Promise.resolve({})): Promise<RunningServer> {
  const database = await journeyDatabase(process.env['FESTOON_E2E_TEMPLATE_URL'])
  const server = await startServer(async (origin) => {
    const env = await settings(origin)
    // Into the same object, which a journey may change before it starts the server again.
    return database ? Object.assign(env, { DATABASE_URL: database.url }) : env
  }).catch(async (error: unknown) => {
    await database?.drop()
    throw error
  })
  return {
    ...server,
    ...(database && { changeRows: database.changeRows }),
    dispose: async () => {
      try {
        await server.dispose()
      } finally {
        await database?.drop()
      }
    },
  }
}
