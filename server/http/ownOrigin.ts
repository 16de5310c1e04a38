import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isRootHost } from './hosts.ts'

/** The origin that public pages name as their own: the app's, or the marketing host's on that host. */
export function ownOrigin(config: Config, request: Pick<FastifyRequest, 'host' | 'hostname'>): string {
  if (!isRootHost(config, request)) return config.origin
  const { protocol } = new URL(config.origin)
  return `${protocol}//${config.rootHost ?? request.host}`
}
