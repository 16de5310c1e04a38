import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { isRootHost } from './hosts.ts'

/**
 * Returns the origin that a public page uses in its own URLs: the marketing origin if the request was sent there, otherwise the
 * app's origin.
 */
export function ownOrigin(config: Config, request: Pick<FastifyRequest, 'host' | 'hostname'>): string {
  if (!isRootHost(config, request)) return config.origin
  const { protocol } = new URL(config.origin)
  return `${protocol}//${config.rootHost ?? request.host}`
}
