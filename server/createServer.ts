import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { registerChooser } from './accounts/identity/registerChooser.ts'
import { registerIdentity } from './accounts/identity/registerIdentity.ts'
import { registerPayments } from './coins/registerPayments.ts'
import { companyLinks, companyPages, companyProfiles } from './config/companyLinks.ts'
import type { Config } from './config/config.ts'
import type { Clock } from './core/clock.ts'
import { fairTurns } from './core/turns/fairTurns.ts'
import type { Keys } from './crypto/keys.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { registerCalendar } from './events/calendar/registerCalendar.ts'
import { registerCalendarFeed } from './events/calendar/registerCalendarFeed.ts'
import { registerGuestCalendar } from './events/calendar/registerGuestCalendar.ts'
import { registerCohostRemoval } from './events/cohosts/registerCohostRemoval.tsx'
import { registerPictures } from './events/pictures/registerPictures.ts'
import { registerShortLinks } from './events/registerShortLinks.ts'
import { registerBring } from './guests/bring/registerBring.ts'
import { registerCatering } from './guests/catering/registerCatering.ts'
import { registerGuestCsv } from './guests/csv/registerGuestCsv.ts'
import { registerGuestData } from './guests/data/registerGuestData.ts'
import { recordEarlier } from './guests/list/recordEarlier.ts'
import { registerPersonalLinks } from './guests/rsvp/registerPersonalLinks.ts'
import { registerRsvpForm } from './guests/rsvp/registerRsvpForm.ts'
import { handlers } from './handlers.ts'
import { hooksOf } from './hooksOf.ts'
import { registerAlbums } from './media/albums/registerAlbums.ts'
import { galleryImages } from './media/gallery/galleryImages.ts'
import { registerGallery } from './media/gallery/registerGallery.ts'
import { registerMusic } from './media/music/registerMusic.ts'
import { registerFiles } from './media/uploads/registerFiles.ts'
import { registerUploads } from './media/uploads/registerUploads.ts'
import { registerVideo } from './media/video/registerVideo.ts'
import { registerMailWebhook } from './messaging/delivery/registerMailWebhook.ts'
import { registerSmsStatus } from './messaging/delivery/registerSmsStatus.ts'
import { registerSmsWebhook } from './messaging/delivery/registerSmsWebhook.ts'
import { registerNewsletter } from './messaging/newsletter/registerNewsletter.ts'
import { registerUnsubscribe } from './messaging/optOuts/registerUnsubscribe.ts'
import { registerMailFrame } from './messaging/preview/registerMailFrame.ts'
import { registerInboundMail } from './messaging/replies/registerInboundMail.ts'
import { registerReports } from './messaging/reports/registerReports.ts'
import { registerConfirmAddress } from './messaging/strangers/registerConfirmAddress.tsx'
import type { Providers } from './providers/providers.ts'
import type { FileStorage } from './providers/storage/port.ts'
import { createJobs } from './queue/jobs.ts'
import { databaseBudgets } from './rpc/budgets.ts'
import { loadDatabaseKeys } from './rpc/databaseKeys.ts'
import { registerHosts } from './rpc/http/hosts.ts'
import { refuseDeepBodies } from './rpc/http/refuseDeepBodies.ts'
import { sendUnreadable, notFound, registerFailures } from './rpc/http/registerFailures.ts'
import { registerRpc } from './rpc/http/registerRpc.ts'
import { registerUploadScope } from './rpc/http/uploads/registerUploadScope.ts'
import type { UploadLimits } from './rpc/http/uploads/uploadSlots.ts'
import { paidServices } from './rpc/paidServices.ts'
import { databaseRateLimits } from './rpc/rateLimits.ts'
import type { Services } from './rpc/services.ts'
import { registerTimes } from './times/registerTimes.ts'
import { loggerOptions } from './web/loggerOptions.ts'
import { registerOperator } from './web/operator/registerOperator.ts'
import { registerPages } from './web/pages/registerPages.ts'
import { createRealtime } from './web/realtime/createRealtime.ts'
import { registerRealtime } from './web/realtime/registerRealtime.ts'
import { refuseMalformed } from './web/refuseMalformed.ts'
import { registerAssets } from './web/registerAssets.ts'
import { registerCrawlers } from './web/registerCrawlers.ts'
import { registerFonts } from './web/registerFonts.ts'
import { registerHealth } from './web/registerHealth.ts'
import { registerLog } from './web/registerLog.ts'
import { registerOffline } from './web/registerOffline.tsx'
import { registerOutbox } from './web/registerOutbox.ts'
import { registerPlaces } from './web/registerPlaces.ts'
import { registerPolicyReports } from './web/registerPolicyReports.ts'
import { registerSecurityContact } from './web/registerSecurityContact.ts'
import { registerSecurityHeaders, securityHeaders } from './web/securityHeaders.ts'
import { workersOf } from './workers.ts'

/**
 * Registers the redirects from paths on this server to the company's own site and its pages on other sites. `site` is the
 * origin of the company's own site.
 */
function registerCompanyLinks(app: FastifyInstance, site: string): void {
  for (const [path, target] of Object.entries({ ...companyLinks, ...companyPages }))
    app.get(path, (_request, reply) => reply.redirect(`${site}${target}`, 302))
  for (const [path, target] of Object.entries(companyProfiles))
    app.get(path, (_request, reply) => reply.redirect(target, 302))
}

/**
 * Converts a request's URL to a path and query on this site, safe to use in a redirect. Removes the origin from a URL such as
 * `http://host/x`. Replaces leading slashes, as in `//host/x`, with a single slash, because browsers would treat the path as
 * another site's URL.
 */
export function ownPath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return `/${path.replace(/^[/\\]+/, '')}`
}

export interface ServerParts {
  database: Database
  providers: Providers
  clock: Clock
  config: Config
  keys: Keys
  /** The page renderer. If undefined, the server serves no pages. */
  renderer?: PageRenderer
  /** Folder with the app's built files. */
  assets?: string
  /** File storage with the images that were drawn during the build. */
  pictures?: FileStorage | undefined
  /** Time of the build in ISO 8601. */
  buildDate?: string
  /** Called with each log line. By default, log lines are written to standard output. */
  logTo?: (line: string) => void
  /** The time in ms allowed for open requests to finish when the server stops. */
  stopGraceMs?: number
  /** The factor by which every rate limit and budget is multiplied, for tests that simulate many people. */
  rateLimitScale?: number
  /** Replaces limits of the uploads that are received at the same time, for tests. */
  uploadLimits?: Partial<UploadLimits>
  /** Called to add further routes, such as the demo's. */
  extend?: (app: FastifyInstance, services: Services) => void
}

export interface Server {
  app: FastifyInstance
  services: Services
  /** Migrates the database, and starts the jobs and the change listener. Must be called before the server listens. */
  start(): Promise<void>
  /**
   * Refuses new requests, ends event streams, and waits for open requests and jobs to finish. The caller closes the database.
   */
  stop(): Promise<void>
}

/** Assembles the server from its parts, without listening on a port. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { database, providers, clock, config, keys, renderer, assets } = parts
  const app = Fastify({
    logger: loggerOptions(config, parts.logTo),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle',
    // Bounds how long a slow upload can hold a connection. At this limit, a 10 MB image needs 1.4 Mbit/s.
    requestTimeout: 60_000,
    rewriteUrl: ({ url }) => ownPath(url ?? '/'),
    clientErrorHandler: refuseMalformed(securityHeaders(config)),
    // Such requests skip the hooks.
    frameworkErrors: (error, request, reply) => sendUnreadable(error, request, reply.headers(securityHeaders(config))),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    bodyLimit: 64 * 1024,
    // Route schemas aren't used. Loading their compiler would take as long as registering all routes.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  const jobs = createJobs(database)
  const rateLimits = databaseRateLimits(database.db, parts.rateLimitScale)
  const budgets = databaseBudgets(clock, parts.rateLimitScale)
  const gallery = galleryImages(providers.storage, { builtImages: parts.pictures })
  const services: Services = {
    db: database.db,
    clock,
    config,
    keys,
    providers,
    jobs,
    hooks: hooksOf({ db: database.db, jobs, log: app.log }),
    rateLimits,
    budgets,
    paidServices: paidServices({ db: database.db, clock, config }, budgets),
    gallery,
    log: app.log,
  }
  const realtime = createRealtime(database, providers.realtime, services)
  let isStarted = false

  registerFailures(app)
  refuseDeepBodies(app)
  registerSecurityHeaders(app, config)
  registerHosts(app, config)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  registerHealth(app, database.db, { isReady: () => isStarted && realtime.isListening() }, parts.buildDate ?? '')
  registerRpc(app, services, handlers)
  await registerUploadScope(app, parts.uploadLimits, (scope, slots) => {
    // The senders of all images take turns.
    const inTurn = fairTurns()
    registerUploads(scope, services, slots, inTurn)
    registerAlbums(scope, services, slots, inTurn)
    registerGuestCsv(scope, services, slots)
  })
  registerGallery(app, services)
  registerFiles(app, services)
  registerPlaces(app, services)
  registerVideo(app, services)
  registerMusic(app, services)
  registerCompanyLinks(app, config.companySite)
  registerOffline(app)
  registerBring(app, services)
  registerCatering(app, services)
  registerGuestData(app, services)
  registerTimes(app, services)
  registerCrawlers(app, config)
  registerNewsletter(app, services)
  registerLog(app, services)
  await registerPolicyReports(app, services)
  registerSecurityContact(app, services)
  registerCalendar(app, services)
  registerCalendarFeed(app, services)
  registerGuestCalendar(app, services)
  registerPictures(app, services)
  registerShortLinks(app, services)
  registerPersonalLinks(app, services)
  registerFonts(app, services)
  registerSmsWebhook(app, services)
  registerMailWebhook(app, services)
  await registerInboundMail(app, services)
  registerSmsStatus(app, services)
  await registerUnsubscribe(app, services)
  registerConfirmAddress(app, services)
  registerCohostRemoval(app, services)
  registerReports(app, services)
  registerMailFrame(app, services)
  registerOperator(app, services)
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
    isStarted = false
    await realtime.stop()
  })

  return {
    app,
    services,
    start: async () => {
      await database.patiently(migrate)
      await loadDatabaseKeys(database.db, keys, config)
      await recordEarlier(database.db, keys.addressKey, clock.now())
      await jobs.start(app.log, workersOf(services, database))
      await realtime.start()
      await app.ready()
      isStarted = true
    },
    stop: async () => {
      isStarted = false
      const force = setTimeout(() => app.server.closeAllConnections(), parts.stopGraceMs ?? 10_000)
      await app.close()
      clearTimeout(force)
      await jobs.stop()
      providers.mail.close()
    },
  }
}

function noSchemas(): never {
  throw new Error("Routes don't use schemas. The contract parses their input.")
}

/** Converts the proxy setting to Fastify's `trustProxy`. A number is the number of proxies in front of the server. */
function trustedProxies(setting: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting
}
