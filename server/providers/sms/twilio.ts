import { z } from 'zod'
import type { TwilioConfig } from '../../config/smsConfig.ts'
import type { Clock } from '../../core/clock.ts'
import { messageId } from '../../core/messageId.ts'
import type { Db } from '../../database/schema.ts'
import { readBody } from '../readBody.ts'
import { stoppedCode, SmsRefused, smsStatusPath, type SmsProvider } from './port.ts'
import { claimSend, finishSend } from './sentSms.ts'

const timeoutMs = 10_000
const maxBytes = 64 * 1024

/** Twilio's codes for errors that a retry can't fix: https://www.twilio.com/docs/api/errors */
const unreachable: ReadonlySet<number> = new Set([21_211, 21_214, 21_217, 21_219, 21_408, 21_610, 21_612, 21_614])

const refusalSchema = z.object({ code: z.number() })
/** The schema of the response to an accepted SMS. */
const sentSchema = z.object({ sid: z.string().min(1) })

/**
 * Creates the SMS provider for Twilio. Twilio's API has no idempotency keys, so this server records the keys of sent messages.
 * If the process is killed before a key is recorded, or if Twilio's response is lost, an SMS can be sent twice.
 */
export function twilioSms(
  { accountSid, authToken, from, api }: TwilioConfig,
  origin: string,
  db: Db,
  clock: Clock,
): SmsProvider {
  const address = `${api}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }

  // Twilio rejects a callback address that it can't reach.
  const statusCallback = (key: string): Record<string, string> =>
    origin.startsWith('https:') ? { StatusCallback: `${origin}${smsStatusPath}?m=${messageId(key)}` } : {}

  const post = async (to: string, body: string, key: string): Promise<void> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: to, ...sender, Body: body, ...statusCallback(key) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = (await readBody(response, maxBytes)).toString('utf8')
    if (response.ok && readAs(sentSchema, text)) return
    // Twilio's message quotes the phone number, so it's left out.
    const code = readAs(refusalSchema, text)?.code
    if (code !== undefined && unreachable.has(code))
      throw new SmsRefused(code === stoppedCode ? 'stopped' : 'unreachable', `rejected with ${code}`)
    throw new Error(`The SMS service returned status ${response.status}, code ${code ?? 'unknown'}`)
  }

  return {
    send: async ({ key, to, body }) => {
      const claim = await claimSend(db, key, clock.now())
      if (claim === 'sent') return
      if (claim === 'busy') throw new Error('This SMS is being sent by another call')
      try {
        await post(to, body, key)
      } catch (error) {
        await finishSend(db, key, false)
        throw error
      }
      await finishSend(db, key, true)
    },
  }
}

function readAs<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
