import { globSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRequest } from '@festoon/contract/wire/page'
import { footerLinks } from '../../../app/parts/layout/footerLinks.ts'
import { SiteFooter } from '../../../app/parts/layout/SiteFooter.tsx'
import { companyLinks, companyPages, companyProfiles } from '../../../server/config/companyLinks.ts'
import { readConfig } from '../../../server/config/config.ts'
import { isRootHost } from '../../../server/rpc/http/hosts.ts'
import { root, sourceText } from '../../laws/sources/sourceFiles.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const ask = async (server: TestServer, host: string, url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
  const { statusCode, headers } = await server.app.inject({ method, url, headers: { host, accept: 'text/html' } })
  return { statusCode, location: headers.location }
}

describe('hosts', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await testServer('any', {
      env: { APP_HOST: 'party.example', ROOT_HOST: 'root.example', PUBLIC_ORIGIN: 'https://party.example' },
    })
  })
  afterAll(() => server.end())

  it('redirects any other host to the app, with path and query [ROUTE-47]', async () => {
    const redirect = { statusCode: 308, location: 'https://party.example/events?tab=Past' }
    for (const host of ['old.example', 'party.example:8443', 'www.party.example', 'party.example.evil.example'])
      expect(await ask(server, host, '/events?tab=Past'), host).toEqual(redirect)
    expect(await ask(server, 'old.example', '/events?tab=Past', 'HEAD')).toEqual(redirect)
    for (const host of ['party.example', 'root.example'])
      expect((await ask(server, host, '/version.json')).statusCode, host).toBe(200)
  })

  it('redirects www of the marketing host to its bare name, which keeps its own pages [ROUTE-48]', async () => {
    expect(await ask(server, 'www.root.example', '/about')).toEqual({
      statusCode: 308,
      location: 'https://root.example/about',
    })
    expect((await ask(server, 'root.example', '/version.json')).statusCode).toBe(200)
  })

  it('only redirects to the configured hosts, for any request', async () => {
    for (const url of ['//evil.example/x', 'http://evil.example/x', String.raw`/\evil.example/x`]) {
      const { location } = await ask(server, 'old.example', url)
      expect(new URL(location ?? '').host, url).toBe('party.example')
    }
  })

  it('rejects other requests under a foreign host name', async () => {
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

  it('uses root.localhost as the marketing host in development, and the configured one in production', () => {
    const local = { host: 'root.localhost:3000', hostname: 'root.localhost' }
    expect(isRootHost(readConfig({}), local)).toBe(true)
    expect(isRootHost(readConfig({}), { host: 'localhost:3000', hostname: 'localhost' })).toBe(false)
    const production = readConfig({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://party.example' })
    expect(isRootHost(production, local)).toBe(false)
    expect(isRootHost(server.config, { host: 'root.example', hostname: 'root.example' })).toBe(true)
  })

  it('rejects contradictory settings', () => {
    expect(() => readConfig({ ROOT_HOST: 'root.example' })).toThrow(/APP_HOST/)
    expect(() => readConfig({ APP_HOST: 'a.example', PUBLIC_ORIGIN: 'https://b.example' })).toThrow(/same host/)
    expect(() => readConfig({ APP_HOST: 'https://a.example' })).toThrow(/APP_HOST/)
  })
})

describe('the host of a page', () => {
  /** The settings for a production server without external services. */
  const inProduction = { NODE_ENV: 'production', ALLOW_DEV_PROVIDERS: 'outbox' }
  /** Starts a server and records the host that each page was requested from. */
  const pagesOf = async (env: Record<string, string>) => {
    const pages: PageRequest[] = []
    const renderer = {
      render: (page: PageRequest) => {
        pages.push(page)
        return Promise.resolve({ status: 200, html: '<!doctype html>' })
      },
    }
    const server = await testServer('any', { env, renderer })
    const open = async (host: string) => {
      const { statusCode, location } = await ask(server, host, '/')
      const page = pages.pop()
      return location ?? [statusCode, page?.kind === 'app' && page.site.isRootHost]
    }
    return { open, end: () => server.end() }
  }

  it('is the marketing host or the app’s if configured, and any host if not [ROUTE-49]', async () => {
    const two = await pagesOf({
      APP_HOST: 'party.example',
      ROOT_HOST: 'root.example',
      PUBLIC_ORIGIN: 'https://party.example',
    })
    expect(await two.open('root.example'), 'the marketing host is not redirected').toEqual([200, true])
    expect(await two.open('party.example')).toEqual([200, false])
    expect(await two.open('other.example')).toBe('https://party.example/')
    await two.end()

    const one = await pagesOf({ ...inProduction, PUBLIC_ORIGIN: 'https://party.example' })
    for (const host of ['party.example', 'other.example', 'root.localhost'])
      expect(await one.open(host), host).toEqual([200, false])
    await one.end()

    const local = await pagesOf({ NODE_ENV: 'development' })
    expect(await local.open('root.localhost:3000')).toEqual([200, true])
    expect(await local.open('localhost:3000')).toEqual([200, false])
    await local.end()
  })
})

describe('the marketing host in development', () => {
  it('accepts posts from itself, and from no other host', async () => {
    const server = await testServer('any')
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
  it('redirect to its site, without sign-in, as listed in one file [ROUTE-43, ROUTE-44, WELC-05]', async () => {
    const server = await testServer('any', { env: { COMPANY_SITE: 'https://company.example' } })
    const paths = ['privacy-policy', 'privacy-pledge', 'terms-of-service', 'birthdays-privacy-policy', 'contacts']
    const links = new Map<string, string>(Object.entries(companyLinks))
    expect([...links.keys()].toSorted()).toEqual([...paths, 'shine', 'about'].map((path) => `/${path}`).toSorted())
    for (const [path, target] of links)
      expect(await ask(server, 'localhost', path), path).toEqual({
        statusCode: 302,
        location: `https://company.example${target}`,
      })
    for (const [path, target] of Object.entries(companyPages))
      expect((await ask(server, 'localhost', path)).location, path).toBe(`https://company.example${target}`)
    for (const [path, target] of Object.entries(companyProfiles))
      expect((await ask(server, 'localhost', path)).location, path).toBe(target)
    // No other code contains the addresses, because the footer uses our own paths.
    for (const { href } of footerLinks) expect(links.has(href), href).toBe(true)
    const footer = renderToStaticMarkup(createElement(SiteFooter)).matchAll(/href="([^"]*)"/g)
    const hrefs = [...footer].map(([, href = '']) => href)
    expect(hrefs).toHaveLength(10)
    for (const href of hrefs) expect({ ...companyLinks, ...companyPages, ...companyProfiles }).toHaveProperty([href])
    const sourcePaths = globSync('{app,server,ui,contract}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] })
    expect(sourcePaths.filter((path) => sourceText(root, path).includes('/legal/'))).toEqual([
      'server/config/companyLinks.ts',
    ])
    await server.end()
  })
})
