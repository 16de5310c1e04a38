import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import * as copy from '@festoon/contract/messages/messaging/sms'
import { phone } from '@festoon/contract/wire/text'
import { startSms, stopAllSms } from '../../accounts/profile/smsPermission.ts'
import { Failure } from '../../core/Failure.ts'
import { isTwilioSignature, type FormFields } from '../../crypto/twilioSignature.ts'
import { requireSameOrigin, requireThisMachine } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { replyOnce } from './inboundSms.ts'

const path = '/webhooks/sms'

const formSchema = z.record(
  z.string().max(100),
  z.union([z.string().max(4_000), z.array(z.string().max(4_000)).max(20)]),
)
const messageSchema = z.object({
  From: z.string().max(64),
  Body: z.string().max(4_000),
  MessageSid: z.string().regex(/^\w{1,64}$/),
})

/** The keywords that carriers require for opting out of SMS, opting back in, and getting help. */
const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])
const startWords = new Set(['START', 'YES', 'UNSTOP'])
const helpWords = new Set(['HELP', 'INFO'])

/**
 * Registers `POST /webhooks/sms`, which receives incoming SMS messages from Twilio and replies with TwiML. Requests must be
 * signed by Twilio. If Twilio isn't configured, a development server accepts unsigned requests from its own machine for manual
 * testing.
 */
export function registerSmsWebhook(app: FastifyInstance, services: Services): void {
  const { config, providers } = services
  const { sms } = config
  if (sms.provider !== 'twilio' && (config.environment === 'production' || !providers.sms)) return
  app.post(path, async (request, reply) => {
    const fields = formSchema.safeParse(request.body)
    if (!isForm(request) || !fields.success) throw new Failure('malformed')
    if (sms.provider === 'twilio')
      requireSignature(sms.authToken, `${config.origin}${request.url}`, fields.data, request)
    else {
      requireThisMachine(config, request)
      requireSameOrigin(config, request)
    }
    const message = messageSchema.safeParse(fields.data)
    if (!message.success) throw new Failure('malformed')
    return reply
      .type('text/xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(twiml(await replyTo(services, message.data)))
  })
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '')
}

function requireSignature(authToken: string, url: string, fields: FormFields, { headers }: FastifyRequest): void {
  const signature = headers['x-twilio-signature']
  if (typeof signature !== 'string' || !isTwilioSignature(authToken, url, fields, signature))
    throw new Failure('forbidden')
}

/** Handles an incoming SMS, which can opt its sender out of SMS or back in. Returns the reply, or '' for no reply. */
async function replyTo(
  { db, clock, config, keys }: Services,
  { From, Body, MessageSid }: z.infer<typeof messageSchema>,
): Promise<string> {
  const from = phone.safeParse(From)
  // Compares only the letters, so that "Stop.", "stop all" and "Opt-out" count as keywords too.
  const word = Body.replace(/[^\p{L}]+/gu, '').toUpperCase()
  if (!from.success) return ''
  const now = clock.now()
  return replyOnce(db, MessageSid, now, async (tx) => {
    if (stopWords.has(word)) return (await stopAllSms(tx, keys.addressKey, from.data, now)) ? copy.stopped : ''
    if (startWords.has(word)) return (await startSms(tx, keys.addressKey, from.data)) ? copy.started : ''
    if (helpWords.has(word)) return copy.help(config.supportEmail)
    return ''
  })
}

function twiml(message: string): string {
  const escapedMessage = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const content = message === '' ? '' : `<Message>${escapedMessage}</Message>`
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`
}
