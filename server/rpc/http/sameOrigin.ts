import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../core/Failure.ts'
import { isLoopbackAddress, nameOfHost } from '../../core/isLoopback.ts'

/**
 * Refuses a request that another site's page made the browser send (CSRF). Checks the Origin header if present, otherwise
 * Sec-Fetch-Site. Clients other than browsers may send neither header, but they don't have our cookies.
 * @throws Failure originRefused.
 */
export function requireSameOrigin(config: Config, request: FastifyRequest): void {
  if (!isSameOrigin(config, request)) throw new Failure('originRefused')
}

/** Returns false for the requests that `requireSameOrigin` refuses. */
export function isSameOrigin(config: Config, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return isAppOrigin(config, request, origin) || isRootOrigin(config, request, origin)
  return site !== 'cross-site' && site !== 'same-site'
}

/** Returns true if an origin is the app's own or, in development, a loopback origin that matches the request's hostname. */
export function isAppOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return origin === config.origin || isLocalOrigin(config, request, origin)
}

/**
 * Refuses a request to a development page unless it comes from this machine. Checks the connection's own address, which no header
 * can change, and the Host header, because another site's page could otherwise read the response through DNS rebinding. A trusted
 * proxy must name an address of this machine. A proxy that isn't expected, such as a tunnel, is refused as well.
 * @throws Failure originRefused.
 */
export function requireThisMachine({ trustProxy, origin }: Config, { raw, ip, headers }: FastifyRequest): void {
  const isForwarded = trustProxy === false && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined
  const isLocal =
    isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
    isLoopbackAddress(ip) &&
    (isLoopbackHost(headers.host ?? '') || headers.host === new URL(origin).host)
  if (isForwarded || !isLocal) throw new Failure('originRefused')
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
  return config.environment !== 'production' && origin === `http://${request.host}` && isLoopbackHost(request.host)
}

function isLoopbackHost(host: string): boolean {
  const name = nameOfHost(host)
  return name === 'localhost' || name === 'root.localhost' || isLoopbackAddress(name)
}
