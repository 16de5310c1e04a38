import type { PageRenderer } from '@festoon/contract/page'
import { partyThemes } from '@festoon/contract/themes/catalogue'
import { partyGalleries } from '@festoon/contract/themes/galleries'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { readConfig, type Config } from './config.ts'
import { createServer } from './createServer.ts'
import { galleryOrder, inspirationsOf } from './inspirations.ts'
import { openDatabase } from './data/openDatabase.ts'
import { readAssets } from './http/pages/readAssets.ts'
import { loadRenderer } from './http/pages/loadRenderer.ts'
import { chooseProviders } from './providers/providers.ts'
import { chooseStorage } from './providers/storage/chooseStorage.ts'
import { folderStorage } from './providers/storage/folder.ts'
import { appSecret } from './secret/appSecret.ts'
import { deriveKeys } from './secret/keys.ts'
import { fillDemo, type Demo } from './demo/fillDemo.ts'
import { demoSignInPath, registerDemoSignIn } from './demo/registerDemoSignIn.ts'
import { systemClock, type Services } from './services.ts'
import type { FastifyInstance } from 'fastify'

interface Run {
  env: Readonly<Record<string, string | undefined>>
  isDemo: boolean
  /** Folder of the built app (`client` and `render` in it); undefined: the server answers no pages. */
  builtApp: string | undefined
  /** Folder of the pictures that the build drew; undefined: each is drawn when it is asked for first. */
  builtPictures: string | undefined
  buildDate: string
}

/** After this long a stopping server ends, whatever still hangs. */
const longestStopMs = 30_000
/** Whoever waits for the start is served before the gallery is drawn. */
const quietStartMs = 3_000

/** Binds the server to the real world: configuration, database, files, port, signals. Resolves once it listens. */
export async function runServer({ env, isDemo, builtApp, builtPictures, buildDate }: Run): Promise<void> {
  const throwaway = isDemo ? await mkdtemp(join(tmpdir(), 'festoon-demo-')) : undefined
  const config = readConfig(throwaway === undefined ? env : demoEnvironment(env, throwaway))
  await mkdir(config.dataFolder, { recursive: true })
  // Both wait for files: side by side they take the time of one. Whatever becomes of the pages, no database is left half made.
  const finding = findPages(builtApp)
  const [database] = await Promise.all([openDatabase(config), finding.catch(() => undefined)])
  const pages = await finding
  const keys = deriveKeys(await appSecret(config))
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
    pictures: builtPictures === undefined ? undefined : folderStorage(builtPictures),
    ...pages,
    ...(extend ? { extend } : {}),
  })
  await server.start()
  if (isDemo) demo = await fillDemo(server.services)
  await server.app.listen({ port: config.port, host: config.host })
  // Where NODE_COMPILE_CACHE names a folder: otherwise it would be written at the end, which a killed process does not have.
  flushCompileCache()

  const ahead = new AbortController()
  const drawing = config.drawsGalleryAhead ? drawGallery(server.services, ahead.signal) : undefined
  let stopping = false
  const stop = async (): Promise<void> => {
    ahead.abort()
    await server.stop()
    await drawing
    await database.close()
    if (throwaway !== undefined) await rm(throwaway, { recursive: true, force: true })
  }
  const onSignal = (): void => {
    // Who asks a second time does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), longestStopMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.services.log.error({ err: error }, 'the server could not stop in order')
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
      `The demo's host is ${demo.hostEmail}. Sign in as her: ${config.origin}${demoSignInPath(server.services)}`,
      `An invitation as a guest gets it: ${demo.guestLink}`,
      'The demo is kept in a folder of its own, which is removed when it stops.',
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Draws the pictures of the front door and of the gallery's first pages before somebody looks at them. */
async function drawGallery({ gallery, clock, log }: Services, signal: AbortSignal): Promise<void> {
  try {
    await pause(quietStartMs, undefined, { signal, ref: false })
    const shown = partyGalleries.flatMap(({ themes }) => themes.flatMap((theme) => inspirationsOf(theme).slice(0, 1)))
    const first = [...shown, ...galleryOrder(clock.now()).slice(0, partyThemes.length)]
    await gallery.drawAhead([...new Set(first.map(({ inspirationId }) => inspirationId))], signal)
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the gallery could not be drawn ahead')
  }
}

/** The demo keeps to itself: its own folder, its own database, no mail and no text to anybody, nobody's money, nobody's cloud. */
function demoEnvironment(env: Run['env'], folder: string): Run['env'] {
  const { DATABASE_URL: _database, SMTP_URL: _mail, TEXT_PROVIDER: _texts, ...others } = env
  const { STRIPE_SECRET_KEY: _secret, STRIPE_PUBLISHABLE_KEY: _key, STRIPE_WEBHOOK_SECRET: _webhook, ...rest } = others
  return { ...rest, NODE_ENV: 'development', DATA_DIR: folder, STORAGE: 'folder', REALTIME: 'events' }
}

async function findPages(built: string | undefined): Promise<{ assets: string; renderer: PageRenderer } | undefined> {
  const client = built === undefined ? undefined : join(built, 'client')
  const module = built === undefined ? undefined : join(built, 'render', 'render.js')
  if (client === undefined || module === undefined || !existsSync(module)) return undefined
  return { assets: client, renderer: await loadRenderer(pathToFileURL(module).href, await readAssets(client)) }
}

/** What is said once, plainly, when the server listens. */
function greeting(config: Config, address: string | AddressInfo | null, hasPages: boolean): string[] {
  const port = typeof address === 'object' && address ? address.port : config.port
  const lines = [`Festoon listens on ${config.host === '0.0.0.0' ? config.origin : `http://localhost:${port}`}`]
  if (!hasPages) lines.push('The app is not built: only the API answers. Run npm run build.')
  if (config.environment !== 'production' && !config.smtpUrl)
    lines.push(`Codes and mails can be read at http://localhost:${port}/outbox (development only)`)
  if (!config.databaseUrl)
    lines.push(
      `Data is kept in ${config.dataFolder}. It survives a killed process, but not a power cut: for that, set DATABASE_URL.`,
    )
  return lines
}
