import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../core/Failure.ts'

/** The paths for monitoring tools, which are served for every hostname. */
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
 * Redirects GET and HEAD requests for unknown hostnames to the app's hostname, or to the marketing hostname if they were sent
 * to its `www.` subdomain (ROUTE-47..49). Refuses requests with other methods. If `APP_HOST` isn't set, everything is served
 * for every hostname.
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
