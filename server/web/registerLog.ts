import type { FastifyInstance } from 'fastify'
import { scrub } from '@festoon/contract/rules/scrub'
import { logEntriesSchema } from '@festoon/contract/wire/log'
import { Failure } from '../core/Failure.ts'
import type { Services } from '../rpc/services.ts'

/** Registers `POST /log`, which logs the warnings and errors that browsers report, without personal data (RPC-106). */
export function registerLog(app: FastifyInstance, { rateLimits }: Services): void {
  app.post('/log', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const body = logEntriesSchema.safeParse(request.body)
    await rateLimits.takeFrom('logFromAddress', request.ip, Math.max(1, body.data?.entries.length ?? 0))
    if (!body.success) throw new Failure('invalid')
    for (const { severity, message, path } of body.data.entries)
      request.log.warn({ severity, browserMessage: scrub(message), path: scrub(path ?? '') }, 'reported by a browser')
    return reply.status(204).send()
  })
}
