import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Failure } from '../Failure.ts'

/** Asked by machines under whatever name reaches this one. */
const forMachines = new Set(['/healthz', '/readyz'])

/**
 * Tells whether a request came by the marketing host, where `/` is the welcome page (ROUTE-01, ROUTE-12). While developing
 * that is `root.localhost`, unless one is set.
 */
export function isRootHost(config: Config, request: Pick<FastifyRequest, 'host' | 'hostname'>): boolean {
  if (config.rootHost !== undefined) return request.host === config.rootHost
  return config.environment !== 'production' && request.hostname === 'root.localhost'
}

/**
 * Leads every page request to the host that it belongs on (ROUTE-47..49): the app's, but for the marketing host, whose
 * `www` leads to its bare name. Nothing that a request claims is repeated: both names come from the configuration. What is
 * no page request is refused under another name. Without `APP_HOST` one host serves all.
 */
export function registerHosts(app: FastifyInstance, config: Config): void {
  const { appHost, rootHost } = config
  if (appHost === undefined) return
  const { protocol } = new URL(config.origin)
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request
    if (host === appHost || host === rootHost || forMachines.has(request.url)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Failure('originRefused')
    const home = rootHost !== undefined && host === `www.${rootHost}` ? rootHost : appHost
    return reply.redirect(`${protocol}//${home}${request.url}`, 308)
  })
}
