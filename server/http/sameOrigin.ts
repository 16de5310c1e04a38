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
    if (origin === config.origin || hostOf(origin) === request.host) return
    throw new Failure('originRefused')
  }
  if (site === 'cross-site' || site === 'same-site') throw new Failure('originRefused')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
