import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../core/Failure.ts'

/** Paths that monitoring tools request under any hostname. */
const forMachines = new Set(['/healthz', '/readyz'])

/**
 * Returns true if a request was sent to the marketing hostname, where `/` is the welcome page (ROUTE-01, ROUTE-12). In
 * development, the marketing hostname is `root.localhost` by default.
 */
export function isRootHost(config: Config, request: Pick<FastifyRequest, 'host' | 'hostname'>): boolean {
  if (config.rootHost !== undefined) return request.host === config.rootHost
  return config.environment !== 'production' && request.hostname === 'root.localhost'
}

/**
 * Redirects GET and HEAD requests under unknown hostnames (ROUTE-47..49). The marketing hostname prefixed with `www.`
 * redirects to the marketing hostname, and all others redirect to the app's hostname. Redirects only use hostnames from the
 * configuration, never the one in the request. Requests with other methods are refused. Without `APP_HOST`, everything is
 * served under any hostname.
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
