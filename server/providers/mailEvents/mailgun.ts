import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import { UnsignedEvent, type MailEvent, type MailEvents, type DeliveryEvent } from './port.ts'

/** Mailgun tells again for eight hours what was not taken. */
const keptMs = 9 * 3_600_000
/** Clocks differ. */
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

/** Webhooks of Mailgun: https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks */
export function mailgunEvents(signingKey: string, clock: Clock): MailEvents {
  return {
    hear: (body) => {
      const told = signedSchema.safeParse(body)
      if (!told.success) throw new UnsignedEvent('no signature')
      const { timestamp, token, signature } = told.data.signature
      // The signature is over these two alone, so that each is taken once.
      const expected = createHmac('sha256', signingKey).update(`${timestamp}${token}`).digest()
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new UnsignedEvent('another signature')
      const toldAt = Number(timestamp) * 1_000
      if (toldAt < clock.now() - keptMs || toldAt > clock.now() + aheadMs) throw new UnsignedEvent('too old')
      return { token: `mailgun/${token}`, expiresAt: toldAt + keptMs + aheadMs, ...read(told.data['event-data']) }
    },
  }
}

function read(data: unknown): Pick<MailEvent, 'recipient' | 'event'> {
  const parsed = eventSchema.safeParse(data)
  if (!parsed.success) return { recipient: '', event: undefined }
  const { event, severity, recipient, message, 'delivery-status': status } = parsed.data
  const messageId = message.headers['message-id'].replace(/^<|@.*$/g, '')
  const of = (kind: DeliveryEvent['kind']): DeliveryEvent => ({ kind, messageId })
  switch (event) {
    case 'delivered':
    case 'opened':
    case 'clicked':
    case 'complained':
      return { recipient, event: of(event) }
    case 'failed':
      // Of what is temporary Mailgun tries again by itself.
      if (severity !== 'permanent') return { recipient, event: undefined }
      return { recipient, event: { ...of('failed'), reason: `It came back (${status?.code ?? 'no code'}).` } }
    default:
      return { recipient, event: undefined }
  }
}
