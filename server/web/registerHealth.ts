import type { FastifyInstance } from 'fastify'
import { isReachable } from '../database/isReachable.ts'
import type { Db } from '../database/schema.ts'

export interface Health {
  /** Returns true if the server has started, isn't stopping, and is listening for database changes. */
  isReady(): boolean
}

/**
 * Registers three routes. `/healthz` reports that the process is alive, `/readyz` reports whether it can serve requests, and
 * `/version.json` reports when the app was built (RPC-103).
 */
export function registerHealth(app: FastifyInstance, db: Db, health: Health, buildDate: string): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = health.isReady() && (await isReachable(db, 2_000))
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/version.json', (_request, reply) => reply.header('cache-control', 'no-cache').send({ buildDate }))
}
