import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { phone } from '@festoon/contract/wire/text'
import { stopAllSms } from '../../accounts/profile/smsPermission.ts'
import { Failure } from '../../core/Failure.ts'
import { isTwilioSignature } from '../../crypto/twilioSignature.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { DeliveryEvent } from '../../providers/mailEvents/port.ts'
import { stoppedCode, smsStatusPath } from '../../providers/sms/port.ts'
import { isOurSms } from '../../providers/sms/sentSms.ts'
import type { Services } from '../../rpc/services.ts'
import { recordDeliveryEvent } from './deliveryEvents.ts'
import { keepEarlyEvent } from './earlyDeliveryEvents.ts'

const formSchema = z.record(z.string().max(100), z.string().max(4_000))
const statusSchema = z.object({ MessageStatus: z.string(), To: z.string().max(64), ErrorCode: z.string().optional() })
const querySchema = z.object({ m: z.string().regex(/^[0-9a-f]{32}$/) })

const kinds: Readonly<Record<string, DeliveryEvent['kind']>> = {
  delivered: 'delivered',
  read: 'opened',
  undelivered: 'failed',
  failed: 'failed',
}

/**
 * Registers `POST /webhooks/sms/status`, which receives Twilio's status reports. The query parameter `m` contains the id of the
 * SMS. Unsigned reports get a 401, and reports about an unknown SMS get a 404. Neither is stored. A report that arrives before
 * the SMS is recorded as sent is kept until then. If a report says that the recipient has opted out at Twilio, the phone number
 * is opted out here too.
 */
export function registerSmsStatus(app: FastifyInstance, services: Services): void {
  const { db, clock, config, keys, rateLimits } = services
  const { sms } = config
  app.post(smsStatusPath, async (request, reply) => {
    if (sms.provider !== 'twilio') throw new Failure('notFound')
    const fields = formSchema.safeParse(request.body)
    const signature = request.headers['x-twilio-signature']
    const url = `${config.origin}${request.url}`
    const isSigned =
      typeof signature === 'string' && isTwilioSignature(sms.authToken, url, fields.data ?? {}, signature)
    if (!fields.success || !isSigned) {
      await rateLimits.takeFrom('unsignedFromAddress', request.ip)
      throw new Failure('unauthenticated')
    }
    const query = querySchema.safeParse(request.query)
    const status = statusSchema.safeParse(fields.data)
    if (!query.success || !status.success) throw new Failure('notFound')
    const { MessageStatus, To, ErrorCode } = status.data
    const kind = kinds[MessageStatus]
    if (kind) {
      const event = { kind, messageId: query.data.m, reason: copy.smsUndelivered(ErrorCode) }
      const isKnown = await inTransaction(db, (tx) => recordDeliveryEvent(tx, event, undefined, clock.now()))
      if (!isKnown && !(await isOurSms(db, event.messageId))) throw new Failure('notFound')
      // Twilio doesn't resend reports, so store it for later.
      if (!isKnown) await keepEarlyEvent(db, event, clock.now())
      const to = phone.safeParse(To)
      if (Number(ErrorCode) === stoppedCode && to.success)
        await inTransaction(db, (tx) => stopAllSms(tx, keys.addressKey, to.data, clock.now()))
    }
    return reply.header('cache-control', 'no-store').status(204).send()
  })
}
