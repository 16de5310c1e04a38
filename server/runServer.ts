import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import * as copy from '@festoon/contract/messages/server/operator'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { partyGalleries } from '@festoon/contract/themes/galleries'
import type { PageRenderer, PageAssets, RendererModule } from '@festoon/contract/wire/page'
import { appSecret } from './config/appSecret.ts'
import { readConfig, type Config } from './config/config.ts'
import { requireLoopback } from './config/requireLoopback.ts'
import { systemClock, type Clock } from './core/clock.ts'
import { createServer } from './createServer.ts'
import { deriveKeys } from './crypto/keys.ts'
import { openDatabase } from './database/openDatabase.ts'
import { fillDemo, type Demo } from './demo/fillDemo.ts'
import { demoSignInPath, registerDemoSignIn } from './demo/registerDemoSignIn.ts'
import { galleryOrder, inspirationsOf } from './media/gallery/inspirations.ts'
import { chooseProviders } from './providers/providers.ts'
import { firebaseStorage } from './providers/storage/firebase.ts'
import { folderStorage } from './providers/storage/folder.ts'
import type { FileStorage } from './providers/storage/port.ts'
import { type Services } from './rpc/services.ts'
import { readAssets } from './web/pages/readAssets.ts'

const isRendererModule = (module: unknown): module is RendererModule =>
  typeof module === 'object' &&
  module !== null &&
  'createPageRenderer' in module &&
  typeof module.createPageRenderer === 'function'

/** Loads the app's built page renderer from a file URL. */
async function loadRenderer(address: string, assets: PageAssets): Promise<PageRenderer> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (!isRendererModule(module)) throw new Error(`${address} is not the app's renderer`)
  return module.createPageRenderer(assets)
}

/** Returns the file storage: the configured bucket or, without one, a subfolder of the data folder. */
export const chooseStorage = ({ cloud, dataFolder }: Pick<Config, 'cloud' | 'dataFolder'>, clock: Clock): FileStorage =>
  cloud.bucket ? firebaseStorage(cloud.bucket, clock) : folderStorage(join(dataFolder, 'files'))

interface Run {
  env: Readonly<Record<string, string | undefined>>
  isDemo: boolean
  /** The folder of the built app, with the subfolders `client` and `render`. If undefined, the server serves no pages. */
  builtApp: string | undefined
  /** The folder of the images drawn during the build. If undefined, each image is drawn when it is first requested. */
  builtImages: string | undefined
  buildDate: string
}

/** The maximum time in ms for stopping the server, after which the process exits anyway. */
const maxStopMs = 30_000
/** The delay in ms before the gallery is drawn. Requests that waited for the server to start are handled first. */
const quietStartMs = 3_000

/**
 * Reads the configuration, opens the database, starts the server on its port, and handles signals. Resolves once the server
 * is listening.
 */
export async function runServer({ env, isDemo, builtApp, builtImages, buildDate }: Run): Promise<void> {
  const temporaryFolder = isDemo ? await mkdtemp(join(tmpdir(), 'festoon-demo-')) : undefined
  const config = readConfig(temporaryFolder === undefined ? env : demoEnvironment(env, temporaryFolder))
  requireLoopback(config)
  await mkdir(config.dataFolder, { recursive: true })
  // Both wait for files, so they run in parallel. If loading the pages fails, the database still finishes opening.
  const finding = findPages(builtApp)
  const [database] = await Promise.all([openDatabase(config), finding.catch(() => undefined)])
  const pages = await finding
  const keys = deriveKeys(await appSecret(config), config.earlierSecrets === 'lost' ? [] : config.earlierSecrets)
  const storage = chooseStorage(config, systemClock)
  const providers = chooseProviders(config, database.db, systemClock, keys, storage)
  let demo: Demo | undefined
  const extend = isDemo
    ? (app: FastifyInstance, services: Services) => registerDemoSignIn(app, services, () => demo?.hostId)
    : undefined
  const server = await createServer({
    database,
    providers,
    clock: systemClock,
    config,
    keys,
    buildDate,
    pictures: builtImages === undefined ? undefined : folderStorage(builtImages),
    ...pages,
    ...(extend ? { extend } : {}),
  })
  await server.start()
  if (isDemo) demo = await fillDemo(server.services)
  await server.app.listen({ port: config.port, host: config.host })
  // With NODE_COMPILE_CACHE set, Node writes its cache only on exit, so a killed process would never write it.
  flushCompileCache()

  const ahead = new AbortController()
  const drawing = config.drawsGalleryAhead ? drawGallery(server.services, ahead.signal) : undefined
  let stopping = false
  const stop = async (): Promise<void> => {
    ahead.abort()
    await server.stop()
    await drawing
    await database.close()
    if (temporaryFolder !== undefined) await rm(temporaryFolder, { recursive: true, force: true })
  }
  const onSignal = (): void => {
    // A second signal means that the operator doesn't want to wait.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), maxStopMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.services.log.error({ err: error }, 'server failed to shut down cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  const lines = greeting(config, server.app.server.address(), pages !== undefined)
  if (demo)
    lines.push(
      '',
      copy.demoHost(demo.hostEmail, `${config.origin}${demoSignInPath(server.services)}`),
      copy.demoGuest(demo.guestLink),
      copy.demoFolder,
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Draws the images of the home page and of the gallery's first pages before visitors request them. */
async function drawGallery({ gallery, clock, log }: Services, signal: AbortSignal): Promise<void> {
  try {
    await pause(quietStartMs, undefined, { signal, ref: false })
    const firstThemes = partyGalleries.flatMap(({ themes }) =>
      themes.flatMap((theme) => inspirationsOf(theme).slice(0, 1)),
    )
    const first = [...firstThemes, ...galleryOrder(clock.now()).slice(0, partyThemes.length)]
    await gallery.drawAhead([...new Set(first.map(({ inspirationId }) => inspirationId))], signal)
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'failed to draw the gallery in advance')
  }
}

/**
 * Returns the demo's environment variables. The demo has its own data folder and database, sends no email or SMS, takes no real
 * payments, and uses neither a storage bucket nor an external realtime service.
 */
function demoEnvironment(env: Run['env'], folder: string): Run['env'] {
  const { DATABASE_URL: _database, SMTP_URL: _mail, SMS_PROVIDER: _sms, ...others } = env
  const { STRIPE_SECRET_KEY: _secret, STRIPE_PUBLISHABLE_KEY: _key, STRIPE_WEBHOOK_SECRET: _webhook, ...rest } = others
  return { ...rest, NODE_ENV: 'development', DATA_DIR: folder, STORAGE: 'folder', REALTIME: 'events' }
}

async function findPages(
  appFolder: string | undefined,
): Promise<{ assets: string; renderer: PageRenderer } | undefined> {
  const client = appFolder === undefined ? undefined : join(appFolder, 'client')
  const module = appFolder === undefined ? undefined : join(appFolder, 'render', 'render.js')
  if (client === undefined || module === undefined || !existsSync(module)) return undefined
  return { assets: client, renderer: await loadRenderer(pathToFileURL(module).href, await readAssets(client)) }
}

/** Returns the lines that are printed once the server is listening. */
function greeting(config: Config, address: string | AddressInfo | null, hasPages: boolean): string[] {
  const port = typeof address === 'object' && address ? address.port : config.port
  const lines = [copy.listening(config.host === '0.0.0.0' ? config.origin : `http://localhost:${port}`)]
  if (!hasPages) lines.push(copy.appMissing)
  if (config.environment !== 'production' && !config.smtpUrl)
    lines.push(copy.outboxAddress(`http://localhost:${port}/outbox`))
  if (!config.databaseUrl) lines.push(copy.dataKeptIn(config.dataFolder))
  return lines
}
