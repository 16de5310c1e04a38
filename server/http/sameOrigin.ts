import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Failure } from '../Failure.ts'

/**
 * Refuses a post that another site's page makes a browser send (CSRF): by Origin where one is named, by Sec-Fetch-Site
 * otherwise. A caller that is no browser names neither, and has no cookies of ours.
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

/** Whether an origin is the app's own, as the browser of this request knows it. */
export function isAppOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return origin === config.origin || isLocalOrigin(config, request, origin)
}

/**
 * Refuses a request under a name that is not the site's: a page of another site whose name was made to lead to this
 * machine (DNS rebinding) could read the answer.
 * @throws Failure originRefused.
 */
export function demandKnownHost(config: Config, request: FastifyRequest): void {
  if (request.host !== new URL(config.origin).host && !isLoopback(request.host)) throw new Failure('originRefused')
}

/** The marketing host's own pages post to it. */
function isRootOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  const { protocol } = new URL(config.origin)
  return request.host === config.rootHost && origin === `${protocol}//${config.rootHost}`
}

/** While developing, this machine goes by several names, and the page may have been opened under any of them. */
function isLocalOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return config.environment !== 'production' && origin === `http://${request.host}` && isLoopback(request.host)
}

function isLoopback(host: string): boolean {
  const address = `http://${host}`
  return (
    URL.canParse(address) && ['localhost', 'root.localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
  )
}
