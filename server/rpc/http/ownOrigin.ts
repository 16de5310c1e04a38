import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { isRootHost } from './hosts.ts'

/** Returns the origin that public pages use as their own: the marketing host's origin on that host, otherwise the app's. */
export function ownOrigin(config: Config, request: Pick<FastifyRequest, 'host' | 'hostname'>): string {
  if (!isRootHost(config, request)) return config.origin
  const { protocol } = new URL(config.origin)
  return `${protocol}//${config.rootHost ?? request.host}`
}
