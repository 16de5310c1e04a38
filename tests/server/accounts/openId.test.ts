import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { appleSecret } from '../../../server/providers/openId/appleSecret.ts'
import { Visitor } from '../../support/people/visitor.ts'
import { openIdServer, type OpenIdServer, type Person } from '../../support/services/openIdProvider.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const origin = 'http://localhost:3000'
const redirectUri = `${origin}/identity/google/callback`
const ana: Person = { email: 'Ana@Example.com', emailVerified: true }

const pathOf = (url: URL): string => url.pathname + url.search
const endingOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

describe('sign-in with an outside provider', () => {
  let provider: OpenIdServer
  let server: TestServer

  beforeAll(async () => {
    provider = await openIdServer({ id: 'festoon', secret: 'a test client secret', redirectUri })
    server = await testServer('any', {
      env: {
        GOOGLE_CLIENT_ID: 'festoon',
        GOOGLE_CLIENT_SECRET: 'a test client secret',
        GOOGLE_ISSUER: provider.issuer,
      },
    })
  })
  afterAll(async () => {
    await server.end()
    await provider.close()
  })

  it('returns with a custom token of the verified address, and the original state [SIGN-04]', async () => {
    provider.next = ana
    const visitor = new Visitor(server)
    const back = await visitor.ask(pathOf(await visitor.signIn('c29tZXdoZXJl')))
    expect(back.pathname + back.search).toBe('/login?s=c29tZXdoZXJl')
    const { identity = '' } = endingOf(back)
    await expect(server.services.providers.identity.verify(identity, server.clock.now())).resolves.toMatchObject({
      contact: { kind: 'email', value: 'ana@example.com' },
    })
  })

  it('accepts a response once', async () => {
    provider.next = ana
    const visitor = new Visitor(server)
    const callback = pathOf(await visitor.signIn())
    const keptCookies = { ...visitor.cookies }
    expect(endingOf(await visitor.ask(callback))).toHaveProperty('identity')
    expect(endingOf(await visitor.ask(callback))).toEqual({ ended: 'failed' })
    visitor.cookies = keptCookies
    expect(endingOf(await visitor.ask(callback))).toEqual({ ended: 'failed' })
  })

  it('returns to the sign-in page if the person cancels [SIGN-17, ERR-06]', async () => {
    provider.next = null
    const visitor = new Visitor(server)
    const back = await visitor.ask(pathOf(await visitor.signIn('eA')))
    expect(back.pathname + back.search).toBe('/login?s=eA')
    expect(endingOf(back)).toEqual({ ended: 'canceled' })
  })

  it.each([[false], ['false'], [undefined]])('rejects an unverified address: %s', async (emailVerified) => {
    provider.next = { email: 'ben@example.com', emailVerified: emailVerified ?? '' }
    const visitor = new Visitor(server)
    expect(endingOf(await visitor.ask(pathOf(await visitor.signIn())))).toEqual({ ended: 'unverified' })
  })

  it.each([
    ['a wrong state', (url: URL) => url.searchParams.set('state', 'other')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['a wrong code', (url: URL) => url.searchParams.set('code', 'other')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['nothing', (url: URL) => (url.search = '')],
    ['a repeated field', (url: URL) => url.searchParams.append('state', 'other')],
    ['an endless field', (url: URL) => url.searchParams.set('code', 'x'.repeat(5_000))],
  ])('rejects %s', async (_what, spoil) => {
    provider.next = ana
    const visitor = new Visitor(server)
    const callback = await visitor.signIn()
    spoil(callback)
    expect(endingOf(await visitor.ask(pathOf(callback)))).toEqual({ ended: 'failed' })
  })

  it("rejects a response to another browser's request, and returns nothing of it", async () => {
    provider.next = ana
    const callback = pathOf(await new Visitor(server).signIn('mine'))
    const other = new Visitor(server)
    const back = await other.ask(callback)
    expect(pathOf(back)).toBe('/login')
    expect(endingOf(back)).toEqual({ ended: 'failed' })
    await other.ask('/identity/google/start')
    expect(endingOf(await other.ask(callback))).toEqual({ ended: 'failed' })
  })

  it('lets two tabs sign in at the same time, independently', async () => {
    provider.next = ana
    const visitor = new Visitor(server)
    const [first, second] = [await visitor.signIn('first'), await visitor.signInBeside('second')]
    for (const [callback, s] of [
      [second, 'second'],
      [first, 'first'],
    ] as const) {
      const back = await visitor.ask(pathOf(callback))
      expect(pathOf(back)).toBe(`/login?s=${s}`)
      expect(endingOf(back)).toHaveProperty('identity')
    }
    expect(Object.keys(visitor.cookies)).toEqual(['providerSession'])
  })

  it('drops the oldest attempts, so that a browser stores few', async () => {
    provider.next = ana
    const visitor = new Visitor(server)
    const callbacks: URL[] = []
    for (let at = 0; at < 6; at += 1) callbacks.push(await visitor.signInBeside())
    expect(Object.keys(visitor.cookies)).toHaveLength(3)
    const endings = []
    for (const callback of callbacks) endings.push(Object.keys(endingOf(await visitor.ask(pathOf(callback))))[0])
    expect(endings).toEqual(['ended', 'ended', 'ended', 'identity', 'identity', 'identity'])
  })

  it('rejects a flow that is too old, or was tampered with', async () => {
    provider.next = ana
    const visitor = new Visitor(server)
    const callback = pathOf(await visitor.signIn())
    for (const [name, sealedCookie] of Object.entries(visitor.cookies)) {
      // Not the last character, some of whose bits mean nothing.
      const middle = sealedCookie.length - 20
      visitor.cookies[name] =
        `${sealedCookie.slice(0, middle)}${sealedCookie[middle] === 'A' ? 'B' : 'A'}${sealedCookie.slice(middle + 1)}`
    }
    expect(endingOf(await visitor.ask(callback))).toEqual({ ended: 'failed' })

    const late = new Visitor(server)
    const lateCallback = pathOf(await late.signIn())
    server.clock.advance(11 * 60_000)
    expect(endingOf(await late.ask(lateCallback))).toEqual({ ended: 'failed' })
  })

  it('only redirects to our own sign-in page, with any state', async () => {
    provider.next = ana
    for (const s of [
      'https://evil.example',
      '//evil.example',
      '#identity=forged',
      '\r\nlocation: https://evil.example',
    ]) {
      const visitor = new Visitor(server)
      const back = await visitor.ask(pathOf(await visitor.signIn(s)))
      expect([back.origin, back.pathname, back.searchParams.get('s')]).toEqual([origin, '/login', s])
      expect(endingOf(back).identity).not.toBe('forged')
    }
  })

  it('ends the session with the provider after signing out, once [SIGN-20]', async () => {
    provider.next = ana
    const visitor = new Visitor(server)
    await visitor.ask(pathOf(await visitor.signIn()))
    // The provider doesn't prompt a person who is already signed in.
    provider.next = null
    expect(endingOf(await visitor.ask(pathOf(await visitor.signIn())))).toHaveProperty('identity')

    const end = await visitor.ask('/identity/sign-out')
    expect(end.origin).toBe(provider.issuer)
    expect((await visitor.leave(end)).href).toBe(`${origin}/`)
    expect(endingOf(await visitor.ask(pathOf(await visitor.signIn())))).toEqual({ ended: 'canceled' })
    expect(pathOf(await visitor.ask('/identity/sign-out'))).toBe('/')
  })

  it('redirects other users to the root, and rejects sign-outs from other sites', async () => {
    expect(pathOf(await new Visitor(server).ask('/identity/sign-out'))).toBe('/')
    const headers = { 'sec-fetch-site': 'cross-site' }
    const foreign = await server.app.inject({ method: 'GET', url: '/identity/sign-out', headers })
    expect(foreign.statusCode).toBe(403)
  })

  it('only knows configured providers', async () => {
    for (const path of [
      '/identity/apple/start',
      '/identity/apple/callback',
      '/identity/myspace/start',
      '/identity/chooser',
    ])
      expect((await server.app.inject(path)).statusCode, path).toBe(404)
  })
})

describe("a provider that can't be reached", () => {
  it('is reported on the sign-in page', async () => {
    const silent = createServer((_request, response) => void response.destroy()).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const server = await testServer('any', {
      env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: `http://127.0.0.1:${port}` },
    })
    expect(endingOf(await new Visitor(server).ask('/identity/google/start'))).toEqual({ ended: 'failed' })
    await server.end()
    silent.close()
  })
})

describe('settings of outside providers', () => {
  it('are only valid together', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow(/GOOGLE_CLIENT_SECRET/)
    expect(() => readConfig({ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y' })).toThrow(/APPLE_KEY_ID and APPLE_PRIVATE_KEY/)
    expect(readConfig({}).openId).toEqual({ google: undefined, apple: undefined })
  })

  it('create Apple’s secret: a short-lived token of the team for the client', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const { openId } = readConfig({
      APPLE_CLIENT_ID: 'app.festoon.web',
      APPLE_TEAM_ID: 'TEAM123456',
      APPLE_KEY_ID: 'KEY1234567',
      APPLE_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`),
    })
    if (!openId.apple) throw new Error('Apple is not set up')
    const now = Date.UTC(2026, 10, 20)
    expect(decodeJwt(await appleSecret(openId.apple, now))).toEqual({
      iss: 'TEAM123456',
      sub: 'app.festoon.web',
      aud: 'https://appleid.apple.com',
      iat: now / 1_000,
      exp: now / 1_000 + 300,
    })
  })
})
