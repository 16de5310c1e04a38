import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { PageRenderer } from '@festoon/contract/page'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './data/database.ts'
import { migrate } from './data/migrate.ts'
import { registerGuestData } from './http/guestData/registerGuestData.ts'
import { registerGuestCsv } from './http/csv/registerGuestCsv.ts'
import { registerCalendar } from './http/calendar/registerCalendar.ts'
import { loggerOptions } from './http/loggerOptions.ts'
import { ownPath } from './http/ownPath.ts'
import { registerChooser } from './http/identity/registerChooser.ts'
import { registerIdentity } from './http/identity/registerIdentity.ts'
import { registerPages } from './http/pages/registerPages.ts'
import { registerRsvpForm } from './http/pages/registerRsvpForm.ts'
import { databaseRateLimits } from './data/rateLimits.ts'
import { createRealtime } from './http/realtime/createRealtime.ts'
import { registerRealtime } from './http/realtime/registerRealtime.ts'
import { registerHosts } from './http/hosts.ts'
import { registerAssets } from './http/registerAssets.ts'
import { registerCompanyLinks } from './http/registerCompanyLinks.ts'
import { answerUnreadable, notFound, registerFailures } from './http/registerFailures.ts'
import { registerCrawlers } from './http/registerCrawlers.ts'
import { registerFiles } from './http/registerFiles.ts'
import { galleryPictures } from './galleryPictures.ts'
import { registerGallery } from './http/registerGallery.ts'
import { registerHealth } from './http/registerHealth.ts'
import { registerLinkCard } from './http/registerLinkCard.ts'
import { registerLog } from './http/registerLog.ts'
import { registerNewsletter } from './http/registerNewsletter.ts'
import { registerPayments } from './http/registerPayments.ts'
import { registerOffline } from './http/registerOffline.tsx'
import { registerOutbox } from './http/registerOutbox.ts'
import { registerMusic } from './http/registerMusic.ts'
import { registerPlaces } from './http/registerPlaces.ts'
import { registerRpc } from './http/registerRpc.ts'
import { registerSecurityHeaders } from './http/securityHeaders.ts'
import { registerTextWebhook } from './http/registerTextWebhook.ts'
import { registerUnsubscribe } from './http/unsubscribe/registerUnsubscribe.ts'
import { registerVideo } from './http/registerVideo.ts'
import { registerUploads } from './http/uploads/registerUploads.ts'
import { registerMailWebhook } from './http/webhooks/registerMailWebhook.ts'
import { registerTextStatus } from './http/webhooks/registerTextStatus.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Providers } from './providers/providers.ts'
import type { FileStorage } from './providers/storage/port.ts'
import type { Keys } from './secret/keys.ts'
import type { Clock, Services } from './services.ts'

export interface ServerParts {
  database: Database
  providers: Providers
  clock: Clock
  config: Config
  keys: Keys
  /** Draws pages; without one there are none. */
  renderer?: PageRenderer
  /** Folder of the app's built files. */
  assets?: string
  /** Pictures that the build drew. */
  pictures?: FileStorage | undefined
  /** Instant of the build, ISO 8601. */
  buildDate?: string
  /** Takes the lines of the log; without it they go to standard output. */
  logTo?: (line: string) => void
  /** Milliseconds that open requests get to end when the server stops. */
  stopGraceMs?: number
  /** Widens every rate limit; for tests that act as many people. */
  rateLimitScale?: number
  /** Adds routes, as the demo does. */
  extend?: (app: FastifyInstance, services: Services) => void
}

export interface Server {
  app: FastifyInstance
  services: Services
  /** Brings the database up to date, starts jobs and listening for changes. Requests are answered after that. */
  start(): Promise<void>
  /** Refuses new work, ends event streams, finishes jobs, closes. The database is the caller's to close. */
  stop(): Promise<void>
}

/** Puts the server together around the parts given. It never listens on a port itself. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { database, providers, clock, config, keys, renderer, assets } = parts
  const app = Fastify({
    logger: loggerOptions(config, parts.logTo),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle',
    // A body that trickles in holds a connection no longer than this; a picture of 10 MB needs 1.4 Mbit/s.
    requestTimeout: 60_000,
    rewriteUrl: ({ url }) => ownPath(url ?? '/'),
    frameworkErrors: answerUnreadable,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    bodyLimit: 64 * 1024,
    // What would compile schemas of routes is not even read: it takes as long as all routes together.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  const jobs = createJobs(database)
  const rateLimits = databaseRateLimits(database.db, parts.rateLimitScale)
  const gallery = galleryPictures(providers.storage, { built: parts.pictures })
  const services: Services = {
    db: database.db,
    clock,
    config,
    keys,
    providers,
    jobs,
    rateLimits,
    gallery,
    log: app.log,
  }
  const realtime = createRealtime(database, providers.realtime, services)
  let started = false

  registerFailures(app)
  registerSecurityHeaders(app, config)
  registerHosts(app, config)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  registerHealth(app, database.db, { isReady: () => started && realtime.isHearing() }, parts.buildDate ?? '')
  registerRpc(app, services)
  await registerUploads(app, services)
  registerGuestCsv(app, services)
  registerGallery(app, services)
  registerFiles(app, services)
  registerPlaces(app, services)
  registerVideo(app, services)
  registerMusic(app, services)
  registerCompanyLinks(app, config.companySite)
  registerOffline(app)
  registerGuestData(app, services)
  registerCrawlers(app, config)
  registerNewsletter(app, services)
  registerLog(app, services)
  registerCalendar(app, services)
  registerLinkCard(app, services)
  registerTextWebhook(app, services)
  registerMailWebhook(app, services)
  registerTextStatus(app, services)
  await registerUnsubscribe(app, services)
  await registerPayments(app, services)
  registerRealtime(app, services, realtime)
  registerIdentity(app, services)
  if (config.environment === 'development') registerChooser(app, services)
  if (config.environment !== 'production') registerOutbox(app, services)
  parts.extend?.(app, services)
  if (assets !== undefined) await registerAssets(app, assets)
  if (renderer) registerRsvpForm(app, services, registerPages(app, services, renderer))
  else app.setNotFoundHandler(notFound)
  app.addHook('preClose', async () => {
    started = false
    await realtime.stop()
  })

  return {
    app,
    services,
    start: async () => {
      await database.patiently(migrate)
      await jobs.start(services)
      await realtime.start()
      await app.ready()
      started = true
    },
    stop: async () => {
      started = false
      const force = setTimeout(() => app.server.closeAllConnections(), parts.stopGraceMs ?? 10_000)
      await app.close()
      clearTimeout(force)
      await jobs.stop()
      providers.mail.close()
    },
  }
}

function noSchemas(): never {
  throw new Error('Routes have no schemas: what comes in is parsed by the contract.')
}

/** A number says how many proxies stand in front. */
function trustedProxies(setting: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}
