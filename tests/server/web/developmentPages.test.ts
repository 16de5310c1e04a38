import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { requireLoopback } from '../../../server/config/requireLoopback.ts'
import { ConfigError } from '../../../server/core/ConfigError.ts'
import { demoSignInPath, registerDemoSignIn } from '../../../server/demo/registerDemoSignIn.ts'
import { runServer } from '../../../server/runServer.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer('any', {
    env: { NODE_ENV: 'development' },
    extend: (app, services) => registerDemoSignIn(app, services, () => undefined),
  })
})
afterAll(() => server.end())

const pages = (): [name: string, url: string][] => [
  ['the outbox', '/outbox'],
  ['the outbox as data', '/outbox.json'],
  ['a message of the outbox', '/outbox/1'],
  ['the account chooser', '/identity/chooser?provider=google&state=s'],
  ['the start of a sign-in', '/identity/google/start'],
  ['the end of a sign-in', '/identity/google/callback?state=s&email=a@example.com'],
  ['the account chooser at an encoded path', '/%69dentity/chooser?provider=google&state=s'],
  ['the start of a sign-in at an encoded path', '/%69dentity/google/start'],
  ['the end of a sign-in at an encoded path', '/%69dentity/google/callback?state=s&email=a@example.com'],
  ['the sign-in of the demo', demoSignInPath(server.services)],
]

describe('development pages', () => {
  it('open on this machine', async () => {
    for (const [name, url] of pages().filter(([, path]) => !/outbox\/1|callback/.test(path))) {
      const { statusCode } = await server.app.inject({ url, headers: { host: 'localhost:3000' } })
      expect([name, statusCode]).toEqual([name, statusCode < 400 ? statusCode : 200])
    }
  })

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9', headers: { host: 'localhost:3000' } }],
    ['another machine over IPv6', { remoteAddress: '2001:db8::1', headers: { host: 'localhost:3000' } }],
    ['a foreign Host header', { headers: { host: 'party.example' } }],
    ['a Host header that only begins with localhost', { headers: { host: 'localhost.evil.example' } }],
    ['a tunnel', { headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' } }],
  ])('are closed to %s', async (_from, request) => {
    for (const [name, url] of pages()) {
      const { statusCode, body } = await server.app.inject({ url, ...request })
      expect([name, statusCode, body]).toEqual([name, 403, expect.stringContaining('originRefused')])
    }
  })
})

it('development pages behind a trusted proxy open only to browsers on this machine', async () => {
  const proxiedServer = await testServer('any', { env: { NODE_ENV: 'development', TRUST_PROXY: 'loopback' } })
  const open = (address: string) =>
    proxiedServer.app.inject({ url: '/outbox', headers: { host: 'localhost:3000', 'x-forwarded-for': address } })
  expect((await open('127.0.0.1')).statusCode).toBe(200)
  expect((await open('203.0.113.9')).statusCode).toBe(403)
  await proxiedServer.end()
})

describe('outside production', () => {
  it.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '192.168.1.7', NODE_ENV: 'test' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://party.example' }],
    ['APP_HOST', { PUBLIC_ORIGIN: 'http://party.example', APP_HOST: 'party.example' }],
    ['ROOT_HOST', { PUBLIC_ORIGIN: 'http://app.localhost', APP_HOST: 'app.localhost', ROOT_HOST: 'party.example' }],
  ])('the server does not start with a public %s', async (name, env) => {
    const run = runServer({ env, isDemo: false, builtApp: undefined, builtImages: undefined, buildDate: '' })
    await expect(run).rejects.toThrow(ConfigError)
    await expect(run).rejects.toThrow(new RegExp(`${name}.*NODE_ENV=production`))
  })

  it.each([{}, { HOST: '::1' }, { HOST: '127.0.0.2', PUBLIC_ORIGIN: 'http://root.localhost:3000' }])(
    'loopback addresses are accepted: %j',
    (env) => {
      expect(() => requireLoopback(readConfig(env))).not.toThrow()
    },
  )
})

describe('in production', () => {
  const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://party.example' }

  it('public addresses are accepted', () => {
    expect(() => requireLoopback(readConfig(production))).not.toThrow()
  })

  it('a TRUST_PROXY that trusts everyone is refused, because anyone could then choose their IP address', () => {
    for (const everyone of ['true', '0.0.0.0/0', '127.0.0.1, ::/0', '10.0.0.0/0.0.0.0'])
      expect(() => readConfig({ ...production, TRUST_PROXY: everyone }), everyone).toThrow(/TRUST_PROXY/)
    expect(readConfig({ ...production, TRUST_PROXY: '1' }).trustProxy).toBe(1)
    expect(readConfig({ ...production, TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8')
  })
})
