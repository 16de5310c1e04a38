import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Failure } from '../../../server/core/Failure.ts'
import { ServiceRefused } from '../../../server/providers/fetchJson.ts'
import { firebaseIdentity } from '../../../server/providers/identity/firebase.ts'
import { openAiImages } from '../../../server/providers/images/openAi.ts'
import { MailRefused } from '../../../server/providers/mail/port.ts'
import { smtpMail } from '../../../server/providers/mail/smtp.ts'
import type { Providers } from '../../../server/providers/providers.ts'
import { SmsRefused } from '../../../server/providers/sms/port.ts'
import { askProvider } from '../../../server/rpc/askProvider.ts'
import { faults, faultyService, type Fault, type FaultyService } from '../../support/services/faultyService.ts'
import { smtpInbox } from '../../support/services/smtpInbox.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const secrets = {
  AI_API_KEY: 'sk-secret-of-ai',
  PEXELS_API_KEY: 'secret-of-pexels',
  GIPHY_API_KEY: 'secret-of-giphy',
  SPOTIFY_CLIENT_SECRET: 'secret-of-spotify',
  GOOGLE_MAPS_API_KEY: 'secret-of-maps',
  GOOGLE_CLIENT_SECRET: 'secret-of-google',
  STRIPE_SECRET_KEY: 'sk_test_secretofstripe',
  TWILIO_AUTH_TOKEN: 'secret-of-twilio',
}
const environment = (origin: string): Record<string, string> => ({
  ...secrets,
  AI_API: `${origin}/v1`,
  AI_IMAGES_MODEL: 'gpt-image-1',
  AI_TEXT_MODEL: 'gpt-4o-mini',
  PEXELS_API: origin,
  GIPHY_API: origin,
  SPOTIFY_CLIENT_ID: 'client',
  SPOTIFY_ACCOUNTS: origin,
  SPOTIFY_API: origin,
  GOOGLE_MAPS_API: origin,
  GOOGLE_PLACES_API: origin,
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_ISSUER: origin,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  STRIPE_API: origin,
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0123456789abcdef'.repeat(2)}`,
  TWILIO_FROM: '+14155550000',
  TWILIO_API: origin,
})

const phone = '+14155551234'
const checks = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
const order = () => ({ purchaseId: randomUUID(), priceId: 'coins-60', amount: 299, currency: 'usd' })
const picture = {
  eventName: 'Ball',
  prompt: 'Lanterns',
  useVerbatim: false,
  style: 'none',
  colors: { primary: '#fae5ff', text: '#000000' },
  seed: '1',
} as const

/** Every call to an external service, by port. Undefined if the port has no provider. */
const calls: Record<string, (providers: Providers) => Promise<unknown> | undefined> = {
  'images: draw': ({ images }) => images.draw(picture),
  'text: describe': ({ words }) => words.describe({ prompt: 'Lanterns', eventName: 'Ball', theme: undefined }),
  'text: keywords': ({ words }) => words.keywords('Lanterns'),
  'places: autocomplete': ({ places }) => places.autocomplete('Main'),
  'places: details': ({ places }) => places.details('ChIJ1'),
  'places: geocode': ({ places }) => places.geocode('Main Street'),
  'places: time zone': ({ places }) => places.timeZone({ lat: 1, lng: 2 }, 1_000),
  'Pexels: search': ({ video }) => video.stock.pexels?.search('balloons'),
  'Pexels: find': ({ video }) => video.stock.pexels?.find('12'),
  'GIPHY: search': ({ video }) => video.stock.giphy?.search('balloons'),
  'GIPHY: find': ({ video }) => video.stock.giphy?.find('abc'),
  'music: search': ({ music }) => music?.search('song'),
  'music: token': ({ music }) => music?.token({ grantType: 'refresh_token', refreshToken: 'secret-of-a-listener' }),
  'music: account': ({ music }) => music?.account('secret-of-a-listener'),
  'music: playlist': ({ music }) => music?.createPlaylist('secret-of-a-listener', 'Ball'),
  'payments: begin': ({ payments }) => payments?.begin(order()),
  'payments: read': ({ payments }) => payments?.read('pi_1'),
  'SMS: send': ({ sms: text }) => text?.send({ key: randomUUID(), to: phone, body: 'secret-of-a-text' }),
  'OpenID Connect: begin': ({ openId }) => openId.google?.authorizationUrl('https://festoon.example/back', checks),
}
/** Calls whose timeout is a minute, too long for a test. They are tested with a shorter one. */
const patient = new Set(['images: draw'])

describe('an external service', () => {
  let service: FaultyService
  let server: TestServer
  beforeAll(async () => {
    service = await faultyService()
    server = await testServer('any', { env: environment(service.origin) })
  })
  afterAll(async () => {
    await server.end()
    await service.close()
  })

  const failureOf = async (name: string): Promise<unknown> => {
    const providerCall = calls[name]?.(server.services.providers)
    if (!providerCall) throw new TypeError('no service was called')
    try {
      await providerCall
    } catch (error) {
      return error
    }
    throw new TypeError('it did not fail')
  }
  /** Expects a plain error without a final reason for the user or anything that must not be logged. */
  const expectPlain = (error: unknown, what: string): void => {
    expect(error, what).toBeInstanceOf(Error)
    expect(error, what).not.toBeInstanceOf(Failure)
    expect(error, what).not.toBeInstanceOf(SmsRefused)
    const errorText = `${String(error)} ${error instanceof Error ? String(error.cause) : ''}`
    expect(errorText, what).not.toMatch(/no service was called|did not fail/)
    expect(errorText, what).not.toContain(phone)
    expect(errorText, what).not.toMatch(/secret-?of/)
  }

  const quick = Object.keys(faults).filter((fault): fault is Fault => fault !== 'no response')
  it.each(quick)('that returns %s counts as failed for every port, without disclosing a key', async (fault) => {
    service.fault = fault
    for (const name of Object.keys(calls)) {
      const before = service.count
      expectPlain(await failureOf(name), `${name}, ${fault}`)
      expect(service.count, `${name} calls the service`).toBeGreaterThan(before)
    }
  })

  it('that never responds times out for every port', async () => {
    service.fault = 'no response'
    const names = Object.keys(calls).filter((name) => !patient.has(name))
    const errors = await Promise.all(names.map(async (name) => ({ name, error: await failureOf(name) })))
    for (const { name, error } of errors) expectPlain(error, name)
  })

  it('that never responds times out for image generation, too', async () => {
    service.fault = 'no response'
    const images = openAiImages({ api: `${service.origin}/v1`, key: secrets.AI_API_KEY, model: 'gpt-image-1' }, 300)
    const error = await images.draw(picture).then(
      () => undefined,
      (failure: unknown) => failure,
    )
    expectPlain(error, 'images')
  })

  it('that cannot be reached fails immediately', async () => {
    const goneService = await faultyService()
    await goneService.close()
    const other = await testServer('any', { env: environment(goneService.origin) })
    for (const [name, call] of Object.entries(calls)) {
      const error = await Promise.resolve(call(other.services.providers)).then(
        () => undefined,
        (failure: unknown) => failure,
      )
      expectPlain(error, name)
    }
    await other.end()
  })

  it('that is rate-limited reports when to retry, and so does the server', async () => {
    service.fault = '429'
    const error = await failureOf('Pexels: search')
    expect(error).toMatchObject({ status: 429, retryAfter: 1 })
    expect(error).toBeInstanceOf(ServiceRefused)
    const failingCall = askProvider({ log: server.services.log }, 'pexels', () => Promise.reject(error))
    await expect(failingCall).rejects.toMatchObject({ data: { reason: 'providerFailed', retryAfter: 1 } })
  })
})

describe('Firebase Authentication with unavailable keys', () => {
  it.each(Object.keys(faults).filter((fault) => fault !== 'no response') as Fault[])(
    'rejects every token (%s)',
    async (fault) => {
      const service = await faultyService()
      service.fault = fault
      const settings = { apiKey: 'k', authDomain: 'd', projectId: 'demo', emulator: null }
      const identity = firebaseIdentity({ settings, serviceAccount: undefined }, `${service.origin}/keys`)
      const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
      const now = Date.now()
      const seconds = Math.floor(now / 1_000)
      const claims = { sub: 'a', iss: 'https://securetoken.google.com/demo', aud: 'demo', email: 'a@example.com' }
      const times = { iat: seconds, exp: seconds + 600, auth_time: seconds, email_verified: true }
      const token = `${part({ alg: 'RS256', kid: '1' })}.${part({ ...claims, ...times })}.${part({})}`
      expect(await identity.verify(token, now)).toBeUndefined()
      expect(service.count).toBe(1)
      await service.close()
    },
  )
})

describe('a mail server', () => {
  const mail = { key: 'k', to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  const sender = { from: 'Festoon <hello@festoon.example>', unsubscribeMailbox: undefined }
  const sendTo = async (url: string, to = mail.to): Promise<unknown> => {
    const provider = smtpMail(url, sender)
    try {
      await provider.send({ ...mail, to })
      return undefined
    } catch (error) {
      return error
    } finally {
      provider.close()
    }
  }
  /** Starts a TCP server that handles every connection with `meet`. */
  const withServer = async (meet: (socket: Socket) => void): Promise<unknown> => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
      meet(socket)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    const error = await sendTo(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
    return error
  }

  it('accepts one email, rejects another permanently, and a third temporarily', async () => {
    const inbox = await smtpInbox()
    expect(await sendTo(inbox.url)).toBeUndefined()
    expect(await sendTo(inbox.url, 'bounce@example.com')).toBeInstanceOf(MailRefused)
    const busy = await sendTo(inbox.url, 'busy@example.com')
    expect(busy).toBeInstanceOf(Error)
    expect(busy).not.toBeInstanceOf(MailRefused)
    expect(await sendTo(inbox.url, 'busy@example.com')).toBeUndefined()
    await inbox.close()
  })

  const ends: [how: string, meet: (socket: Socket) => void][] = [
    ['speaks another protocol', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['hangs up', (socket) => void socket.destroy()],
    ['hangs up after its greeting', (socket) => void socket.end('220 ready\r\n')],
    ['is closing', (socket) => void socket.end('421 too many connections\r\n')],
  ]
  it.each(ends)('that %s can be retried', async (_how, meet) => {
    const error = await withServer(meet)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
  })

  it('that sends no greeting times out, and a missing one fails immediately', async () => {
    expect(await withServer(() => undefined)).not.toBeInstanceOf(MailRefused)
    const inbox = await smtpInbox()
    await inbox.close()
    const error = await sendTo(inbox.url)
    expect(error).toMatchObject({ code: 'ESOCKET' })
    expect(error).not.toBeInstanceOf(MailRefused)
  })
})
