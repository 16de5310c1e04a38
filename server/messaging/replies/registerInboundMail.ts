import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../core/Failure.ts'
import type { Services } from '../../rpc/services.ts'
import { maxMailBytes, takeReply } from './takeReply.ts'

/**
 * Registers `POST /mail/inbound`, which receives the emails to the reply mailbox from an email service. The body is the raw email.
 * The response doesn't show whether it was a guest's reply.
 */
export async function registerInboundMail(app: FastifyInstance, services: Services): Promise<void> {
  const { config, rateLimits } = services
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, finish) => {
      const chunks: Buffer[] = []
      let size = 0
      payload.on('data', (chunk: Buffer) => {
        size += chunk.length
        // The rest is read and dropped, so that the service doesn't deliver the email again.
        if (size <= maxMailBytes) chunks.push(chunk)
      })
      payload.on('end', () => finish(null, size > maxMailBytes ? undefined : Buffer.concat(chunks)))
      payload.on('error', finish)
    })
    const onRequest = async (request: FastifyRequest): Promise<void> => {
      if (config.replies?.webhookSecret === undefined) throw new Failure('notFound')
      if (isSecret(config.replies.webhookSecret, secretIn(request))) return
      await rateLimits.takeFrom('unsignedFromAddress', request.ip)
      throw new Failure('unauthenticated')
    }
    scope.post('/mail/inbound', { onRequest }, async ({ body }, reply) => {
      if (Buffer.isBuffer(body)) await takeReply(services, body)
      else services.log.info({ reason: 'tooLarge' }, 'dropped an email to the reply mailbox')
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}

/** Returns the secret in a request: a bearer token, or the password of a URL such as `https://mail:secret@party.example`. */
function secretIn({ headers }: FastifyRequest): string {
  const [, scheme = '', value = ''] = /^(bearer|basic)\s+(\S+)\s*$/i.exec(headers.authorization ?? '') ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  const login = Buffer.from(value, 'base64').toString()
  return login.slice(login.indexOf(':') + 1)
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares a secret in constant time. Hashes have the same length, so not even the secret's length shows. */
const isSecret = (expected: string, given: string): boolean => timingSafeEqual(hashOf(expected), hashOf(given))
