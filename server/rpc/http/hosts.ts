import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../core/Failure.ts'

/** Paths that monitoring tools request under any host name. */
const forMachines = new Set(['/healthz', '/readyz'])

/**
 * Returns true if a request was sent to the marketing host, where `/` is the welcome page (ROUTE-01, ROUTE-12). In
 * development, this host is `root.localhost`, unless another is set.
 */
export function isRootHost(config: Config, request: Pick<FastifyRequest, 'host' | 'hostname'>): boolean {
  if (config.rootHost !== undefined) return request.host === config.rootHost
  return config.environment !== 'production' && request.hostname === 'root.localhost'
}

/**
 * Redirects page requests on other hosts (ROUTE-47..49): from `www` of the marketing host to the marketing host, and
 * otherwise to the app's host. Redirects only use host names from the configuration, never the one in the request. Other
 * requests on a wrong host are refused. Without `APP_HOST`, one host serves everything.
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
