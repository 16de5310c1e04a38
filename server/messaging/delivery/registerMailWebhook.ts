import type { FastifyInstance } from 'fastify'
import { Failure } from '../../core/Failure.ts'
import { recipientKey } from '../../crypto/addressKey.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { UnsignedEvent, type MailEvent, type MailEvents } from '../../providers/mailEvents/port.ts'
import { useToken } from '../../rpc/access/usedTokens.ts'
import type { Services } from '../../rpc/services.ts'
import { recordDeliveryEvent } from './deliveryEvents.ts'

/** The maximum size of a webhook event in bytes. */
const messageBytes = 256 * 1024

/**
 * Registers `POST /webhooks/mail`, which receives events about our emails from the email service. Events can arrive in any
 * order and more than once. Unsigned events get a 401, and events about unknown emails get a 404. Neither is stored.
 */
export function registerMailWebhook(app: FastifyInstance, services: Services): void {
  const { db, clock, keys, providers, rateLimits } = services
  app.post('/webhooks/mail', { bodyLimit: messageBytes }, async (request, reply) => {
    const { mailEvents } = providers
    if (!mailEvents) throw new Failure('notFound')
    const signedEvent = readSignedEvent(mailEvents, request.body)
    if (!signedEvent) {
      await rateLimits.takeFrom('unsignedFromAddress', request.ip)
      throw new Failure('unauthenticated')
    }
    const { event, recipient, token, expiresAt } = signedEvent
    if (event)
      await inTransaction(db, async (tx) => {
        if (!(await useToken(tx, token, expiresAt))) return
        const address = recipient === '' ? undefined : recipientKey(keys.addressKey, 'email', recipient)
        // Also rolls back the token, so that the service can repeat an event about an email that is just being recorded.
        if (!(await recordDeliveryEvent(tx, event, address, clock.now()))) throw new Failure('notFound')
      })
    return reply.header('cache-control', 'no-store').send({ received: true })
  })
}

function readSignedEvent(mailEvents: MailEvents, body: unknown): MailEvent | undefined {
  try {
    return mailEvents.parseEvent(body)
  } catch (error) {
    if (error instanceof UnsignedEvent) return undefined
    throw error
  }
}
