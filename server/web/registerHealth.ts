import type { FastifyInstance } from 'fastify'
import { isReachable } from '../database/isReachable.ts'
import type { Db } from '../database/schema.ts'

export interface Health {
  /** Everything has started, nothing is closing, and changes are being heard. */
  isReady(): boolean
}

/** `/healthz`: the process answers. `/readyz`: it can serve (database, migrations, LISTEN, queue). `/version.json` (RPC-103). */
export function registerHealth(app: FastifyInstance, db: Db, health: Health, buildDate: string): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reached = health.isReady() && (await isReachable(db, 2_000))
    return reply
      .status(reached ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reached ? 'ready' : 'not ready' })
  })
  app.get('/version.json', (_request, reply) => reply.header('cache-control', 'no-cache').send({ buildDate }))
}
