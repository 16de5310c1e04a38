import type { FastifyInstance } from 'fastify'
import { isReported } from '@festoon/contract/rules/logLevels'
import { scrub } from '@festoon/contract/rules/scrub'
import { logEntriesSchema } from '@festoon/contract/wire/log'
import { deviceName } from '../accounts/sessions/deviceName.ts'
import { Failure } from '../core/Failure.ts'
import { storedUserAgent } from '../core/place.ts'
import { recordPageErrors } from '../rpc/pageErrors.ts'
import type { Services } from '../rpc/services.ts'

/**
 * Registers `POST /log`, which logs what browsers report, by default warnings and errors, without personal data (RPC-106), and counts
 * the errors for operators.
 */
export function registerLog(app: FastifyInstance, { rateLimits, config, clock, db }: Services): void {
  app.post('/log', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const body = logEntriesSchema.safeParse(request.body)
    await rateLimits.takeFrom('logFromAddress', request.ip, Math.max(1, body.data?.entries.length ?? 0))
    if (!body.success) throw new Failure('invalid')
    // Pages of an earlier start, and other clients, may report more.
    const entries = body.data.entries.filter(({ severity }) => isReported(severity, config.browserLogLevel))
    for (const { severity, message, path } of entries)
      request.log.warn({ severity, browserMessage: scrub(message), path: scrub(path ?? '') }, 'reported by a browser')
    const errors = entries.filter(({ severity }) => severity === 'ERROR')
    if (config.storesPageErrors && errors.length > 0)
      try {
        const device = deviceName(storedUserAgent(request.headers['user-agent'] ?? ''))
        await recordPageErrors(db, errors, device, clock.now())
      } catch (error) {
        // The browser could only repeat the report, and the errors are in the log.
        request.log.error({ err: error }, 'failed to store page errors')
      }
    return reply.status(204).send()
  })
}
