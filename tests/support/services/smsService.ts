import { standIn, type Answer, type ReceivedRequest } from './standIn.ts'

export interface TextService {
  /** Settings of a server that sends its SMS here. */
  env: Record<string, string>
  authToken: string
  /** The accepted SMS messages. */
  texts: {
    To: string
    From: string | undefined
    MessagingServiceSid: string | undefined
    Body: string
    StatusCallback: string | undefined
  }[]
  /** The number of attempts by phone number. */
  tries: Map<string, number>
  /** Runs before the service responds to an accepted SMS. */
  whileSending: () => Promise<unknown>
  /** Closes the service and all pending calls. */
  close(): Promise<void>
}

const accountSid = `AC${'0123456789abcdef'.repeat(2)}`
const authToken = 'a test token'

/** Twilio's errors, by the numbers that cause them here. */
const refusals: Readonly<Record<string, readonly [status: number, code: number]>> = {
  '+12025550001': [400, 21_211],
  '+12025550003': [400, 21_408],
  '+12025550004': [400, 21_610],
  '+12025550009': [400, 21_614],
  '+12025550429': [429, 20_429],
  '+12025550500': [500, 20_500],
}
/** A number for which the service never responds. */
const silent = '+12025550408'
/** A number for which the response isn't JSON. */
const garbledNumber = '+12025550502'

/**
 * Starts a stand-in for the Messages resource of Twilio's public API, with basic authentication, form requests, JSON
 * responses and Twilio's error codes.
 */
export async function textService(): Promise<TextService> {
  const service = { whileSending: (): Promise<unknown> => Promise.resolve() }
  const texts: TextService['texts'] = []
  const tries = new Map<string, number>()
  const answer = async ({ method, url, headers, body }: ReceivedRequest): Promise<Answer | undefined> => {
    const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    const form = new URLSearchParams(body)
    if (url.pathname !== `/2010-04-01/Accounts/${accountSid}/Messages.json` || method !== 'POST')
      return { status: 404, body: { code: 20_404, message: 'The requested resource was not found', status: 404 } }
    if (headers.authorization !== expected)
      return {
        status: 401,
        body: { code: 20_003, message: 'Authenticate', more_info: 'https://www.twilio.com/docs/errors/20003' },
      }
    const To = form.get('To') ?? ''
    tries.set(To, (tries.get(To) ?? 0) + 1)
    if (To === silent) return undefined
    if (To === garbledNumber) return { status: 502, body: '<html>Bad Gateway</html>' }
    const [status, code] = refusals[To] ?? []
    if (status !== undefined) return { status, body: { code, message: `The 'To' number ${To} is not valid`, status } }
    const [From, byService, Body] = [form.get('From'), form.get('MessagingServiceSid'), form.get('Body') ?? '']
    texts.push({
      To,
      From: From ?? undefined,
      MessagingServiceSid: byService ?? undefined,
      Body,
      StatusCallback: form.get('StatusCallback') ?? undefined,
    })
    await service.whileSending()
    return {
      status: 201,
      body: { sid: `SM${String(texts.length).padStart(32, '0')}`, status: 'queued', to: To, body: Body },
    }
  }
  const { origin, close } = await standIn(answer)
  return Object.assign(service, {
    env: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: '+14155550000',
      TWILIO_API: origin,
    },
    authToken,
    texts,
    tries,
    close,
  })
}
