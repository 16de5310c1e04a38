import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOptedOut } from '../../../server/accounts/profile/optOuts.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { twilioSignature } from '../../../server/crypto/twilioSignature.ts'
import { freshPhone } from '../../support/accounts.ts'
import { signInInput } from '../../support/builders.ts'
import { call, type Caller } from '../../support/rpcClient.ts'
import { textService, type TextService } from '../../support/services/smsService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const origin = 'https://party.example'
const address = `${origin}/webhooks/sms`
const empty = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const post = (
  { app }: TestServer,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  { url = '/webhooks/sms', remoteAddress = '127.0.0.1' } = {},
) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
    remoteAddress,
  })

/** Returns true if a phone has opted out of SMS. */
const isStopped = async ({ services: { db, keys } }: TestServer, phone: string): Promise<boolean> => {
  const key = addressKey(keys.addressKey, 'phone', phone)
  return (await findOptedOut(db, [key], { id: randomUUID(), organizer_id: randomUUID() })).size > 0
}

/** Examples from Twilio's documentation and from the tests of its libraries. */
describe('the signature of a webhook', () => {
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  const example = { To: '+18005551212', CallSid: 'CA1234567890ABCDE', Digits: '1234' }
  it.each([
    [{ ...example, From: '+14158675309', Caller: '+14158675309' }, 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
    [{ ...example, From: '+14158675310', Caller: '+14158675310' }, 'GvWf1cFY/Q7PnoempGyD5oXAezc='],
    [{ Sid: 'CA123', SidAccount: 'AC123', Digits: ['5678', '1234', '1234'] }, 'IK+Dwps556ElfBT0I3Rgjkr1wJU='],
  ])('of %j is %s', (fields, signature) => {
    expect(twilioSignature('12345', url, fields)).toBe(signature)
  })
})

describe.each(databaseKinds)('incoming SMS from Twilio on %s', (kind) => {
  let service: TextService
  let server: TestServer
  beforeAll(async () => {
    service = await textService()
    server = await testServer(kind, { env: { ...service.env, PUBLIC_ORIGIN: origin } })
  })
  afterAll(async () => {
    await server.end()
    await service.close()
  })

  const sid = () => `SM${randomUUID().replaceAll('-', '')}`
  const send = (From: string, Body: string, MessageSid = sid()) => {
    const fields = { From, Body, MessageSid, To: '+14155550000', NumMedia: '0' }
    const signature = twilioSignature(service.authToken, address, fields)
    return post(server, fields, { 'x-twilio-signature': signature })
  }
  const owner = async (): Promise<Caller & { userId: string; phone: string }> => {
    const phone = freshPhone()
    await call(server, 'sendPhoneSignInCode', { phoneNumber: phone })
    const code = /\b\d{6}\b/.exec(service.texts.at(-1)?.Body ?? '')?.[0] ?? ''
    const { customToken: identityToken = '' } = await call(server, 'signInWithPhoneAndCode', {
      phoneNumber: phone,
      code,
    })
    const elkUser = { name: 'Phoebe', grantedTextPermission: true }
    await call(server, 'createElkUser', { elkUser }, { identityToken })
    const { userId, accessToken } = await call(server, 'authenticate', signInInput, { identityToken })
    return { userId, accessToken, phone }
  }
  const permissionOf = async (who: Caller & { userId: string }) =>
    (await call(server, 'getElkUser', { userId: who.userId }, who)).user.textPermissionStatus

  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'STOPALL',
    'unsubscribe',
    'Cancel',
    'END',
    'quit!',
    'Revoke',
    'OPTOUT',
    'Opt-out',
    'STOP ALL',
  ])('opt out with %j, both as guest and account, and are confirmed once', async (word) => {
    const someone = await owner()
    const first = await send(someone.phone, word)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8'])
    expect(first.body).toMatch(/<Response><Message>You won't get any more texts.*START.*<\/Message><\/Response>$/)
    expect(await isStopped(server, someone.phone)).toBe(true)
    expect(await permissionOf(someone)).toBe('rejected')
    const again = await send(someone.phone, word)
    expect([again.statusCode, again.body]).toEqual([200, empty])
  })

  it.each(['START', 'yes', 'Unstop'])('opt back in with %j', async (word) => {
    const someone = await owner()
    await send(someone.phone, 'STOP')
    expect((await send(someone.phone, word)).body).toContain("You'll get texts from Festoon again")
    expect(await isStopped(server, someone.phone)).toBe(false)
    expect(await permissionOf(someone)).toBe('granted')
    expect((await send(someone.phone, word)).body).toBe(empty)
  })

  it('also opt out a number without an account', async () => {
    const phone = freshPhone()
    expect((await send(phone, 'STOP')).body).toContain('any more texts')
    expect(await isStopped(server, phone)).toBe(true)
    expect(await isStopped(server, freshPhone())).toBe(false)
  })

  it('get an explanation with HELP', async () => {
    const { body } = await send(freshPhone(), 'help')
    expect(body).toContain('support@festoon.example')
    expect(body).toContain('Reply STOP')
  })

  it('have no other meaning', async () => {
    const phone = freshPhone()
    for (const words of ['Please stop by at nine', 'stopping', 'We will start late', '', '🎉', 'x'.repeat(3_000)])
      expect((await send(phone, words)).body).toBe(empty)
    expect(await isStopped(server, phone)).toBe(false)
    for (const from of ['12345', 'whatsapp:+14155550100', 'Festoon', ''])
      expect((await send(from, 'STOP')).body).toBe(empty)
  })

  it('get the same reply if reported twice or in parallel, and take effect once', async () => {
    const phone = freshPhone()
    const id = sid()
    const first = await Promise.all([send(phone, 'STOP', id), send(phone, 'STOP', id), send(phone, 'STOP', id)])
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(first.map(({ body }) => body)).size).toBe(1)
    await send(phone, 'START')
    expect((await send(phone, 'STOP', id)).body, 'a repeated STOP has no effect').toBe(first[0]?.body)
    expect(await isStopped(server, phone)).toBe(false)
  })

  it('are only accepted from Twilio', async () => {
    const phone = freshPhone()
    const fields = { From: phone, Body: 'STOP', MessageSid: sid() }
    const right = twilioSignature(service.authToken, address, fields)
    const refusedPosts = [
      await post(server, fields),
      await post(server, fields, { 'x-twilio-signature': '' }),
      await post(server, fields, { 'x-twilio-signature': right.slice(1) }),
      await post(server, fields, { 'x-twilio-signature': twilioSignature('another token', address, fields) }),
      await post(server, fields, {
        'x-twilio-signature': twilioSignature(service.authToken, `${address}?x=1`, fields),
      }),
      await post(server, { ...fields, From: freshPhone() }, { 'x-twilio-signature': right }),
      await post(server, { ...fields, Extra: 'x' }, { 'x-twilio-signature': right }),
      await post(server, fields, { 'x-twilio-signature': right }, { url: '/webhooks/sms?x=1' }),
    ]
    expect(refusedPosts.map(({ statusCode }) => statusCode)).toEqual(refusedPosts.map(() => 403))
    expect(await isStopped(server, phone)).toBe(false)
    expect((await post(server, fields, { 'x-twilio-signature': right })).statusCode).toBe(200)
  })

  it('are rejected in another form', async () => {
    const postSigned = (fields: Record<string, string>) =>
      post(server, fields, { 'x-twilio-signature': twilioSignature(service.authToken, address, fields) })
    for (const fields of [{ From: '+1' }, { Body: 'STOP' }, { From: '+14155550100', Body: 'STOP', MessageSid: '../x' }])
      expect((await postSigned(fields as Record<string, string>)).statusCode).toBe(400)
    expect((await postSigned({ From: 'x', Body: 'x'.repeat(5_000), MessageSid: sid() })).statusCode).toBe(400)
    const json = await server.app.inject({ method: 'POST', url: '/webhooks/sms', payload: { From: 'x' } })
    expect(json.statusCode).toBe(400)
    const nothing = await server.app.inject({ method: 'POST', url: '/webhooks/sms' })
    expect(nothing.statusCode).toBe(400)
  })
})

describe('incoming SMS in development', () => {
  const fields = (phone: string) => ({ From: phone, Body: 'STOP', MessageSid: randomUUID().replaceAll('-', '') })

  it("are accepted from this machine, not from others or from another site's page", async () => {
    const server = await testServer('any')
    const phone = freshPhone()
    const elsewhere = [
      await post(server, fields(phone), {}, { remoteAddress: '10.0.0.1' }),
      await post(server, fields(phone), { 'x-forwarded-for': '127.0.0.1' }, { remoteAddress: '10.0.0.1' }),
      await post(server, fields(phone), { origin: 'https://evil.example' }),
      await post(server, fields(phone), { 'sec-fetch-site': 'cross-site' }),
      await post(server, fields(phone), { host: 'rebound.example' }),
    ]
    expect(elsewhere.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    expect(await isStopped(server, phone)).toBe(false)
    expect((await post(server, fields(phone))).body).toContain('any more texts')
    expect(await isStopped(server, phone)).toBe(true)
    await server.end()
  })

  it("don't exist in production without Twilio", async () => {
    for (const dev of ['outbox', 'outbox,sms']) {
      const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: origin, ALLOW_DEV_PROVIDERS: dev }
      const server = await testServer('any', { env })
      expect((await post(server, fields(freshPhone()))).statusCode).toBe(404)
      await server.end()
    }
  })
})
