import { phone } from '@festoon/contract/wire/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { replyOnce } from './inboundSms.ts'
import { startSms, stopSms } from '../../accounts/profile/smsPermission.ts'
import { Failure } from '../../core/Failure.ts'
import { isTwilioSignature, type FormFields } from '../../crypto/twilioSignature.ts'
import type { Services } from '../../rpc/services.ts'
import { demandKnownHost, demandSameOrigin } from '../../rpc/http/sameOrigin.ts'

const path = '/webhooks/text'

const formSchema = z.record(
  z.string().max(100),
  z.union([z.string().max(4_000), z.array(z.string().max(4_000)).max(20)]),
)
const messageSchema = z.object({
  From: z.string().max(64),
  Body: z.string().max(4_000),
  MessageSid: z.string().regex(/^\w{1,64}$/),
})

/** Words that stop texts, and those that take it back, as carriers know them. */
const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])
const startWords = new Set(['START', 'YES', 'UNSTOP'])
const helpWords = new Set(['HELP', 'INFO'])

/**
 * `POST /webhooks/text`: a text that somebody sent to us, as Twilio tells it, answered with TwiML. Signed by Twilio where
 * that carries our texts; while developing, anything from this very machine is taken instead, to try it out by hand.
 */
export function registerSmsWebhook(app: FastifyInstance, services: Services): void {
  const { config, providers } = services
  const { text } = config
  if (text.provider !== 'twilio' && (config.environment === 'production' || !providers.sms)) return
  app.post(path, async (request, reply) => {
    const fields = formSchema.safeParse(request.body)
    if (!isForm(request) || !fields.success) throw new Failure('malformed')
    if (text.provider === 'twilio')
      demandSignature(text.authToken, `${config.origin}${request.url}`, fields.data, request)
    else demandThisMachine(services, request)
    const message = messageSchema.safeParse(fields.data)
    if (!message.success) throw new Failure('malformed')
    return reply
      .type('text/xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(twiml(await answer(services, message.data)))
  })
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '')
}

function demandSignature(authToken: string, url: string, fields: FormFields, { headers }: FastifyRequest): void {
  const given = headers['x-twilio-signature']
  if (typeof given !== 'string' || !isTwilioSignature(authToken, url, fields, given)) throw new Failure('forbidden')
}

/** Neither another machine, nor a page of another site in the developer's own browser. */
function demandThisMachine({ config }: Services, request: FastifyRequest): void {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (address !== '::1' && !address.startsWith('127.')) throw new Failure('forbidden')
  demandKnownHost(config, request)
  demandSameOrigin(config, request)
}

/** What a text is answered; empty: nothing. */
async function answer(
  { db, clock, config, keys }: Services,
  { From, Body, MessageSid }: z.infer<typeof messageSchema>,
): Promise<string> {
  const from = phone.safeParse(From)
  // A word alone, whatever stands in it or around it: "Stop.", "stop all", "Opt-out".
  const word = Body.replace(/[^\p{L}]+/gu, '').toUpperCase()
  if (!from.success) return ''
  const now = clock.now()
  return replyOnce(db, MessageSid, now, async (tx) => {
    if (stopWords.has(word))
      return (await stopSms(tx, keys.addressKey, from.data, now))
        ? 'You will get no more texts from Festoon, except sign-in codes that you ask for. Reply START to get them again.'
        : ''
    if (startWords.has(word))
      return (await startSms(tx, keys.addressKey, from.data))
        ? 'You will get texts from Festoon again. Message and data rates may apply. Reply STOP to stop, HELP for help.'
        : ''
    if (helpWords.has(word))
      return `Festoon: invitations to parties and news of them. Message and data rates may apply. Reply STOP to stop. Questions? ${config.supportEmail}`
    return ''
  })
}

function twiml(message: string): string {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const content = message === '' ? '' : `<Message>${escaped}</Message>`
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`
}
