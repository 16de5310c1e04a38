import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { isRootHost } from '../../server/http/hosts.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

const ask = async (server: TestServer, host: string, url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
  const { statusCode, headers } = await server.app.inject({ method, url, headers: { host, accept: 'text/html' } })
  return { statusCode, location: headers.location }
}

describe('hosts', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await testServer('pglite', {
      env: { APP_HOST: 'party.example', ROOT_HOST: 'root.example', PUBLIC_ORIGIN: 'https://party.example' },
    })
  })
  afterAll(() => server.end())

  it('leads any other host to the app, with path and query [ROUTE-47]', async () => {
    const led = { statusCode: 308, location: 'https://party.example/events?tab=Past' }
    for (const host of ['old.example', 'party.example:8443', 'www.party.example', 'party.example.evil.example'])
      expect(await ask(server, host, '/events?tab=Past'), host).toEqual(led)
    expect(await ask(server, 'old.example', '/events?tab=Past', 'HEAD')).toEqual(led)
    expect((await ask(server, 'party.example', '/version.json')).statusCode).toBe(200)
  })

  it('leads www of the marketing host to its bare name, which keeps its own pages [ROUTE-48]', async () => {
    expect(await ask(server, 'www.root.example', '/about')).toEqual({
      statusCode: 308,
      location: 'https://root.example/about',
    })
    expect((await ask(server, 'root.example', '/version.json')).statusCode).toBe(200)
  })

  it('leads nowhere but to the configured names, whatever is asked for', async () => {
    for (const url of ['//evil.example/x', 'http://evil.example/x', String.raw`/\evil.example/x`]) {
      const { location } = await ask(server, 'old.example', url)
      expect(new URL(location ?? '').host, url).toBe('party.example')
    }
  })

  it('refuses what is no page request under a name that is not the app’s', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/json/UserService',
      headers: { host: 'old.example' },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ error: { data: { reason: 'originRefused' } } })
  })

  it('answers health checks under any name', async () => {
    expect((await ask(server, '10.0.0.7:3000', '/healthz')).statusCode).toBe(200)
  })

  it('takes root.localhost for the marketing host while developing, and the set one in production', () => {
    const local = { host: 'root.localhost:3000', hostname: 'root.localhost' }
    expect(isRootHost(readConfig({}), local)).toBe(true)
    expect(isRootHost(readConfig({}), { host: 'localhost:3000', hostname: 'localhost' })).toBe(false)
    const production = readConfig({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://party.example' })
    expect(isRootHost(production, local)).toBe(false)
    expect(isRootHost(server.config, { host: 'root.example', hostname: 'root.example' })).toBe(true)
  })

  it('refuses settings that contradict each other', () => {
    expect(() => readConfig({ ROOT_HOST: 'root.example' })).toThrow(/APP_HOST/)
    expect(() => readConfig({ APP_HOST: 'a.example', PUBLIC_ORIGIN: 'https://b.example' })).toThrow(/same host/)
    expect(() => readConfig({ APP_HOST: 'https://a.example' })).toThrow(/APP_HOST/)
  })
})

describe('the marketing host while developing', () => {
  it('may post to itself, and others may not', async () => {
    const server = await testServer('pglite')
    const post = (host: string, origin: string) =>
      server.app.inject({
        method: 'POST',
        url: '/json/AuthenticationService',
        headers: { host, origin, 'content-type': 'application/json' },
        payload: '{}',
      })
    const reasonOf = async (host: string, origin: string) => (await post(host, origin)).json().error?.data?.reason
    expect(await reasonOf('root.localhost:3000', 'http://root.localhost:3000')).not.toBe('originRefused')
    expect(await reasonOf('root.localhost:3000', 'http://evil.example')).toBe('originRefused')
    expect(await reasonOf('evil.localhost:3000', 'http://evil.localhost:3000')).toBe('originRefused')
    await server.end()
  })
})

describe('the company’s pages', () => {
  it('lead to its site, without login [ROUTE-43]', async () => {
    const server = await testServer('pglite', { env: { COMPANY_SITE: 'https://company.example' } })
    const paths = ['privacy-policy', 'privacy-pledge', 'terms-of-service', 'birthdays-privacy-policy', 'contacts']
    for (const path of [...paths, 'shine', 'about']) {
      const { statusCode, location } = await ask(server, 'localhost', `/${path}`)
      expect(statusCode, path).toBe(302)
      expect(location, path).toMatch(/^https:\/\/company\.example\/.+/)
    }
    await server.end()
  })
})
