import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noAddress } from '@festoon/contract/messages/frame'
import { testServer, type TestServer } from '../../support/testServer.ts'

const html = '<!doctype html>the app'
const renderer = { render: () => Promise.resolve({ status: 200, html }) }
/** The `accept` header of a browser that follows a link. */
const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('an unknown path', () => {
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    server = await testServer('any', { env: { COMPANY_SITE: 'https://company.example' }, renderer })
    origin = await server.listen()
  })
  afterAll(() => server.end())

  /** Requests a path exactly as written, which `fetch` would normalize. */
  const ask = async (path: string, accept = page) => {
    const { hostname, port } = new URL(origin)
    const clientRequest = request({ hostname, port, path, headers: { accept } }).end()
    const [answer] = await once(clientRequest, 'response')
    return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) }
  }

  it('gets a page of the app, for any path [ROUTE-45]', async () => {
    for (const path of ['/nope', '/nope.php', '/wp-login.php', '/event.html', '/a/b.c/d.json'])
      expect(await ask(path), path).toMatchObject({ status: 200, body: html })
  })

  it('gets a page that says so if it cannot be decoded [ROUTE-45]', async () => {
    for (const path of ['/%E0%A4%A', '/event/%zz', '/e/%zz']) {
      const { status, location, body } = await ask(path)
      expect([status, location], path).toEqual([404, undefined])
      expect(body).toContain(`<h1>${noAddress.replaceAll("'", '&#x27;')}</h1>`)
      expect(body).toMatch(/<a href="\/">/)
    }
  })

  it("is an error for requests that don't accept a page", async () => {
    for (const [path, accept] of [
      ['/nope.js', '*/*'],
      ['/nope.png', 'image/*'],
      ['/nope', 'application/json'],
      ['/assets/nope', page],
    ] as const)
      expect((await ask(path, accept)).status, path).toBe(404)
    expect(await ask('/%E0%A4%A', 'application/json')).toMatchObject({ status: 400, location: undefined })
  })

  it("doesn't include known paths with a trailing slash [ROUTE-43]", async () => {
    expect(await ask('/privacy-policy/')).toMatchObject({
      status: 302,
      location: 'https://company.example/legal/privacy',
    })
    expect((await ask('/healthz/')).status).toBe(200)
  })
})
