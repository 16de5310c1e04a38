import { scrub } from '@festoon/contract/rules/scrub'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from '../Failure.ts'
import type { Services } from '../services.ts'
import { networkOf } from '../networkOf.ts'

const entriesSchema = z.object({
  entries: z
    .array(
      z.object({
        severity: z.enum(['INFO', 'DEBUG', 'WARN', 'ERROR']),
        message: z.string().max(500),
        path: z.string().max(200).optional(),
      }),
    )
    .max(20),
})

/** `POST /log`: warnings and errors of browsers, few and scrubbed (RPC-106). */
export function registerLog(app: FastifyInstance, { rateLimits }: Services): void {
  app.post('/log', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    await rateLimits.take('logFromAddress', networkOf(request.ip))
    const body = entriesSchema.safeParse(request.body)
    if (!body.success) throw new Failure('invalid')
    for (const { severity, message, path } of body.data.entries)
      request.log.warn({ severity, browserMessage: scrub(message), path: scrub(path ?? '') }, 'reported by a browser')
    return reply.status(204).send()
  })
}
