import type { FastifyInstance } from 'fastify'
import { recordDeliveryEvent } from './deliveryEvents.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { useToken } from '../../rpc/access/usedTokens.ts'
import { Failure } from '../../core/Failure.ts'
import { networkOf } from '../../core/networkOf.ts'
import { UnsignedEvent, type MailEvent, type MailEvents } from '../../providers/mailEvents/port.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import type { Services } from '../../rpc/services.ts'

/** Bytes of one message. */
const messageBytes = 256 * 1024

/**
 * `POST /webhooks/mail`: what became of our mails, as the service that carries them tells it, in any order and as often as it
 * likes. What is not signed is answered 401, what is about no mail of ours 404; neither leaves anything behind.
 */
export function registerMailWebhook(app: FastifyInstance, services: Services): void {
  const { db, clock, keys, providers, rateLimits } = services
  app.post('/webhooks/mail', { bodyLimit: messageBytes }, async (request, reply) => {
    const { mailEvents } = providers
    if (!mailEvents) throw new Failure('notFound')
    const heard = hearSigned(mailEvents, request.body)
    if (!heard) {
      await rateLimits.take('unsignedFromAddress', networkOf(request.ip))
      throw new Failure('unauthenticated')
    }
    const { event, recipient, token, expiresAt } = heard
    if (event)
      await inTransaction(db, async (tx) => {
        if (!(await useToken(tx, token, expiresAt))) return
        const address = recipient === '' ? undefined : addressKey(keys.addressKey, 'email', recipient)
        // Undoes the token too: a mail that is just being recorded is told of again.
        if (!(await recordDeliveryEvent(tx, event, address, clock.now()))) throw new Failure('notFound')
      })
    return reply.header('cache-control', 'no-store').send({ received: true })
  })
}

function hearSigned(mailEvents: MailEvents, body: unknown): MailEvent | undefined {
  try {
    return mailEvents.hear(body)
  } catch (error) {
    if (error instanceof UnsignedEvent) return undefined
    throw error
  }
}
