import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { readConfig, type Config } from '../../server/config/config.ts'
import { createServer, type Server, type ServerParts } from '../../server/createServer.ts'
import { deriveKeys } from '../../server/crypto/keys.ts'
import type { Database } from '../../server/database/database.ts'
import { chooseProviders } from '../../server/providers/providers.ts'
import { chooseStorage } from '../../server/runServer.ts'
import { testClock, type TestClock } from './testClock.ts'
import {
  kindOf,
  makeTemplate,
  testDatabase,
  type DatabaseKind,
  type Template,
  type TestDatabase,
} from './testDatabase.ts'
import { testSecret } from './testSecret.ts'

export interface TestServer extends Server {
  clock: TestClock
  config: Config
  database: TestDatabase
  /** The folder of the server's files. */
  folder: string
  /** Listens on a free port and returns the origin. */
  listen(): Promise<string>
  /** Stops the server and removes its database and files. */
  end(): Promise<void>
}

export interface TestServerOptions {
  env?: Record<string, string>
  renderer?: PageRenderer
  /** Applies the rate limits of production. By default they are raised, because a test acts as many people from one address. */
  strictLimits?: boolean
  clock?: TestClock
  /** Opens PostgreSQL differently from the server. */
  openPostgres?: (url: string) => Database
  stopGraceMs?: number
  /** A stopped test server, on whose database and with whose clock the new server starts. */
  replaces?: TestServer
  /** The application secret. */
  secret?: string
  /** A plugin that sees every statement before the database does. */
  watch?: KyselyPlugin
  /** Called with each line of the server's log. */
  logTo?: (line: string) => void
  extend?: NonNullable<ServerParts['extend']>
  uploadLimits?: NonNullable<ServerParts['uploadLimits']>
  /** The folder with the app's built files. */
  assets?: string
}

/** The URL of an image that every test server stores, for events that need one. */
export const coverUrl = '/files/events/sample_images/cover.webp'

/** Templates in which a server has started once, created when a worker first needs them. */
const templates = new Map<DatabaseKind, Promise<Template>>()

function templateOf(kind: DatabaseKind): Promise<Template> {
  const newTemplate =
    templates.get(kind) ??
    makeTemplate(kind, async (database) => {
      const { server, folder } = await assemble(database, {})
      await server.start()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    })
  templates.set(kind, newTemplate)
  return newTemplate
}

async function watchedDatabase(kind: DatabaseKind, { openPostgres, watch }: TestServerOptions): Promise<TestDatabase> {
  const template = await templateOf(kind)
  const newDatabase = await testDatabase(kind, { template, ...(openPostgres ? { open: openPostgres } : {}) })
  return watch
    ? { ...newDatabase, database: { ...newDatabase.database, db: newDatabase.database.db.withPlugin(watch) } }
    : newDatabase
}

/** Creates a server for a database. */
async function assemble(database: Database, options: TestServerOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'festoon-test-'))
  const clock = options.clock ?? options.replaces?.clock ?? testClock()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, ...options.env })
  const { earlierSecrets } = config
  const keys = deriveKeys(options.secret ?? testSecret, earlierSecrets === 'lost' ? [] : earlierSecrets)
  const storage = chooseStorage(config, clock)
  await storage.put(coverUrl.replace('/files/', ''), Buffer.from('a picture'))
  const server = await createServer({
    database,
    providers: chooseProviders(config, database.db, clock, keys, storage),
    clock,
    config,
    keys,
    buildDate: '2026-11-20T12:00:00.000Z',
    rateLimitScale: options.strictLimits ? 1 : 1_000,
    ...(options.renderer ? { renderer: options.renderer } : {}),
    ...(options.stopGraceMs === undefined ? {} : { stopGraceMs: options.stopGraceMs }),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    ...(options.assets === undefined ? {} : { assets: options.assets }),
    ...(options.extend ? { extend: options.extend } : {}),
    ...(options.uploadLimits ? { uploadLimits: options.uploadLimits } : {}),
  })
  return { server, folder, clock, config }
}

/** Runs the real server in this process on its own database. `any` stands for the run's first kind of database. */
export async function testServer(kind: DatabaseKind | 'any', options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.replaces?.database ?? (await watchedDatabase(kindOf(kind), options))
  const parts = await assemble(database.database, options).catch(async (error: unknown) => {
    await database.drop()
    throw error
  })
  const { server, folder, clock, config } = parts
  await server.start()
  return {
    ...server,
    clock,
    config,
    database,
    folder,
    listen: () => server.app.listen({ host: '127.0.0.1', port: 0 }),
    end: async () => {
      await server.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
