import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import type { Clock } from '../../core/clock.ts'
import { UnsignedEvent, type MailEvent, type MailEvents, type DeliveryEvent } from './port.ts'

/** The maximum age of an event in ms. If an event isn't accepted, Mailgun resends it for up to eight hours. */
const keptMs = 9 * 3_600_000
/** The maximum time in ms by which an event's timestamp may be ahead of our clock. */
const aheadMs = 5 * 60_000

const signedSchema = z.object({
  signature: z.object({
    timestamp: z.string().regex(/^\d{1,12}$/),
    token: z.string().min(20).max(100),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  'event-data': z.unknown(),
})

const eventSchema = z.object({
  event: z.string(),
  severity: z.string().optional(),
  recipient: z.string().max(320),
  message: z.object({ headers: z.object({ 'message-id': z.string().max(300) }) }),
  'delivery-status': z.object({ code: z.number().int().optional() }).optional(),
})

/**
 * Creates a parser for Mailgun's webhooks:
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
export function mailgunEvents(signingKey: string, clock: Clock): MailEvents {
  return {
    parseEvent: (body) => {
      const signedEvent = signedSchema.safeParse(body)
      if (!signedEvent.success) throw new UnsignedEvent('no signature')
      const { timestamp, token, signature } = signedEvent.data.signature
      // The signature only covers the timestamp and the token, so each token is accepted only once.
      const expected = createHmac('sha256', signingKey).update(`${timestamp}${token}`).digest()
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new UnsignedEvent('wrong signature')
      const sentAt = Number(timestamp) * 1_000
      if (sentAt < clock.now() - keptMs || sentAt > clock.now() + aheadMs) throw new UnsignedEvent('too old')
      return {
        token: `mailgun/${token}`,
        expiresAt: sentAt + keptMs + aheadMs,
        ...read(signedEvent.data['event-data']),
      }
    },
  }
}

function read(data: unknown): Pick<MailEvent, 'recipient' | 'event'> {
  const parsedEvent = eventSchema.safeParse(data)
  if (!parsedEvent.success) return { recipient: '', event: undefined }
  const { event, severity, recipient, message, 'delivery-status': status } = parsedEvent.data
  const messageId = message.headers['message-id'].replace(/^<|@.*$/g, '')
  const of = (kind: DeliveryEvent['kind']): DeliveryEvent => ({ kind, messageId })
  switch (event) {
    case 'delivered':
    case 'opened':
    case 'clicked':
    case 'complained':
      return { recipient, event: of(event) }
    case 'failed':
      // Mailgun retries temporary failures by itself.
      if (severity !== 'permanent') return { recipient, event: undefined }
      return { recipient, event: { ...of('failed'), reason: copy.bouncedWith(status?.code) } }
    default:
      return { recipient, event: undefined }
  }
}
