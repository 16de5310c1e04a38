import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../core/Failure.ts'

/**
 * Refuses a request that another site's page made the browser send (CSRF). Checks the Origin header if present, otherwise
 * Sec-Fetch-Site. Clients other than browsers may send neither header, but they don't have our cookies.
 * @throws Failure originRefused.
 */
export function demandSameOrigin(config: Config, request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) {
    if (isAppOrigin(config, request, origin) || isRootOrigin(config, request, origin)) return
    throw new Failure('originRefused')
  }
  if (site === 'cross-site' || site === 'same-site') throw new Failure('originRefused')
}

/** Returns true if an origin is the app's own or, in development, a loopback origin that matches the request's hostname. */
export function isAppOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return origin === config.origin || isLocalOrigin(config, request, origin)
}

/**
 * Refuses a request for an unknown hostname, so that another site's page can't read the response through DNS rebinding.
 * @throws Failure originRefused.
 */
export function demandKnownHost(config: Config, request: FastifyRequest): void {
  if (request.host !== new URL(config.origin).host && !isLoopback(request.host)) throw new Failure('originRefused')
}

/** Returns true if the origin and the request's hostname are both the marketing site's. */
function isRootOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  const { protocol } = new URL(config.origin)
  return request.host === config.rootHost && origin === `${protocol}//${config.rootHost}`
}

/**
 * Returns true if, in development, the origin is the loopback address that the request was sent to. Developers may open the
 * page as `localhost` or `127.0.0.1`, for example.
 */
function isLocalOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return config.environment !== 'production' && origin === `http://${request.host}` && isLoopback(request.host)
}

function isLoopback(host: string): boolean {
  const address = `http://${host}`
  return (
    URL.canParse(address) && ['localhost', 'root.localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
  )
}
