import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/core/ConfigError.ts'
import { SmsRefused } from '../../../server/providers/sms/port.ts'
import { twilioSms } from '../../../server/providers/sms/twilio.ts'
import { signInInput } from '../../support/builders.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { textService, type TextService } from '../../support/services/smsService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('SMS with Twilio on %s', (kind) => {
  let service: TextService
  let server: TestServer
  beforeAll(async () => {
    service = await textService()
    server = await testServer(kind, { env: service.env })
  })
  afterAll(async () => {
    await server.end()
    await service.close()
  })

  const text = () => server.services.providers.sms ?? Promise.reject(new Error('No SMS provider'))
  const send = async (to: string, key = randomUUID()) => (await text()).send({ key, to, body: 'Hello' })
  const ask = (phoneNumber: string) => attempt(server, 'sendPhoneSignInCode', { phoneNumber })

  it('deliver a code to sign in [RPC-15, RPC-16]', async () => {
    const phoneNumber = '+14155551234'
    expect(await call(server, 'sendPhoneSignInCode', { phoneNumber })).toEqual({ success: true })
    const sentSms = service.texts.at(-1)
    expect(sentSms).toMatchObject({ To: phoneNumber, From: '+14155550000', MessagingServiceSid: undefined })
    const code = /\b\d{6}\b/.exec(sentSms?.Body ?? '')?.[0] ?? ''
    const { customToken: identityToken = '' } = await call(server, 'signInWithPhoneAndCode', { phoneNumber, code })
    await call(server, 'createElkUser', { elkUser: { name: 'Phoebe' } }, { identityToken })
    expect((await attempt(server, 'authenticate', signInInput, { identityToken })).status).toBe(200)
  })

  it.each([
    ['+12025550001', "can't receive our text messages"],
    ['+12025550003', "can't receive our text messages"],
    ['+12025550009', "can't receive our text messages"],
    ['+12025550429', "couldn't send"],
    ['+12025550500', "couldn't send"],
    ['+12025550502', "couldn't send"],
  ])("that can't reach %s fail with a message [ERR-04, RPC-15]", async (phoneNumber, words) => {
    const { status, result } = await ask(phoneNumber)
    expect(status).toBe(200)
    expect(result).toEqual({ success: false, errorMessage: expect.stringContaining(words) })
    expect(result?.errorMessage).not.toMatch(/\d{5}/)
  })

  it('that have stopped at Twilio look to strangers like any other', async () => {
    expect((await ask('+12025550004')).result).toEqual({ success: true })
    const before = service.texts.length
    expect((await ask('+12025550004')).result).toEqual({ success: true })
    expect(service.texts.length, 'and Twilio isn’t asked again').toBe(before)
  })

  it('distinguish permanent from temporary failures', async () => {
    const ending = async (to: string): Promise<unknown> => send(to).catch((error: unknown) => error)
    expect(await ending('+12025550001')).toMatchObject({ name: 'SmsRefused', why: 'unreachable' })
    expect(await ending('+12025550004')).toMatchObject({ name: 'SmsRefused', why: 'stopped' })
    for (const to of ['+12025550429', '+12025550500', '+12025550502']) {
      const error = await ending(to)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(SmsRefused)
      expect(String(error), 'the logged error contains no number').not.toContain(to)
    }
  })

  it('with the same key are sent once, even in parallel, and can be retried after a failure', async () => {
    const key = randomUUID()
    const before = service.texts.length
    await Promise.allSettled([1, 2, 3].map(() => send('+14155551235', key)))
    await send('+14155551235', key)
    expect(service.texts.length - before).toBe(1)
    const failing = randomUUID()
    await expect(send('+12025550500', failing)).rejects.toThrow('500')
    await expect(send('+12025550500', failing)).rejects.toThrow('500')
    expect(service.tries.get('+12025550500')).toBeGreaterThanOrEqual(2)
  })

  it('are retried after a minute if sending was interrupted', async () => {
    const key = randomUUID()
    const { db } = server.services
    await db.insertInto('sent_sms').values({ key, claimed_at: server.clock.now() }).execute()
    await expect(send('+14155551236', key)).rejects.toThrow('being sent by another call')
    server.clock.advance(60_001)
    const before = service.texts.length
    await send('+14155551236', key)
    expect(service.texts.length - before).toBe(1)
  })

  it('time out', async () => {
    const { result } = await ask('+12025550408')
    expect(result).toMatchObject({ success: false })
  })

  it('use a messaging service if configured, and fail with a wrong token', async () => {
    const { config, db, clock } = server.services
    if (config.sms.provider !== 'twilio') throw new Error('not configured')
    const messaging = `MG${'0'.repeat(32)}`
    await twilioSms({ ...config.sms, from: messaging }, config.origin, db, clock).send({
      key: randomUUID(),
      to: '+14155551237',
      body: 'Hello',
    })
    expect(service.texts.at(-1)).toMatchObject({ From: undefined, MessagingServiceSid: messaging })
    const wrong = twilioSms({ ...config.sms, authToken: 'wrong' }, config.origin, db, clock)
    await expect(wrong.send({ key: randomUUID(), to: '+14155551237', body: 'Hello' })).rejects.toThrow('401')
  })

  it("don't go to the outbox", async () => {
    expect(await server.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'sms').execute()).toEqual([])
  })
})

describe('SMS settings', () => {
  const settings = {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+14155550000',
  }
  it('are only valid together', () => {
    expect(readConfig(settings).sms).toMatchObject({ provider: 'twilio', api: 'https://api.twilio.com' })
    for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
      expect(() => readConfig({ ...settings, [name]: '' })).toThrow(ConfigError)
    for (const wrong of [{ TWILIO_FROM: '4155550000' }, { TWILIO_ACCOUNT_SID: 'AC1' }, { SMS_PROVIDER: 'pigeon' }])
      expect(() => readConfig({ ...settings, ...wrong })).toThrow(Object.keys(wrong)[0])
  })

  it("don't use the outbox in production by default", async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://party.example',
      ALLOW_DEV_PROVIDERS: 'outbox',
      SMS_PROVIDER: 'outbox',
    }
    await expect(testServer('any', { env })).rejects.toThrow('sms')
    const server = await testServer('any', { env: { ...env, ALLOW_DEV_PROVIDERS: 'outbox,sms' } })
    expect(server.services.providers.sms).toBeDefined()
    await server.end()
  })
})
