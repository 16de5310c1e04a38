import { z } from 'zod'
import { claimSms, finishSms } from './sentSms.ts'
import type { Db } from '../../database/schema.ts'
import { messageId } from '../../core/messageId.ts'
import type { Clock } from '../../core/clock.ts'
import type { TwilioConfig } from '../../config/smsConfig.ts'
import { readBody } from '../readBody.ts'
import { stopped, SmsRefused, smsStatusPath, type SmsProvider } from './port.ts'

const timeoutMs = 10_000
const mostBytes = 64 * 1024

/** Twilio's codes for what no second try mends: https://www.twilio.com/docs/api/errors */
const unreachable: ReadonlySet<number> = new Set([21_211, 21_214, 21_217, 21_219, 21_408, 21_610, 21_612, 21_614])

const refusalSchema = z.object({ code: z.number() })
/** A text that was taken has an id. */
const sentSchema = z.object({ sid: z.string().min(1) })

/**
 * Sends text messages by Twilio's Messages resource. That knows no keys, so that a message of one key goes out once is
 * recorded here; killed between sending and recording, it may go out again.
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

  // Twilio refuses to tell anything to an address that it cannot reach.
  const telling = (key: string): Record<string, string> =>
    origin.startsWith('https:') ? { StatusCallback: `${origin}${smsStatusPath}?m=${messageId(key)}` } : {}

  const post = async (to: string, body: string, key: string): Promise<void> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams({ To: to, ...sender, Body: body, ...telling(key) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = (await readBody(answer, mostBytes)).toString('utf8')
    if (answer.ok && readAs(sentSchema, text)) return
    // Its message quotes the number, and is not repeated.
    const code = readAs(refusalSchema, text)?.code
    if (code !== undefined && unreachable.has(code))
      throw new SmsRefused(code === stopped ? 'stopped' : 'unreachable', `refused with ${code}`)
    throw new Error(`The text service answered ${answer.status}, code ${code ?? 'unknown'}`)
  }

  return {
    send: async ({ key, to, body }) => {
      const claim = await claimSms(db, key, clock.now())
      if (claim === 'sent') return
      if (claim === 'busy') throw new Error('This text is being sent just now')
      try {
        await post(to, body, key)
      } catch (error) {
        await finishSms(db, key, false)
        throw error
      }
      await finishSms(db, key, true)
    },
  }
}

function readAs<Answer extends z.ZodType>(answer: Answer, text: string): z.output<Answer> | undefined {
  try {
    return answer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
