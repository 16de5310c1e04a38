import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { invite, keyOf, party, person } from '../../support/builders.ts'
import { foreignAddresses, leadsAway } from '../../support/hostile/foreignAddresses.ts'
import { rawGet } from '../../support/hostile/rawGet.ts'
import { prove } from '../../support/load/figure.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { documentedPaths } from '../../support/texts/documentedPaths.ts'

/** A renderer that redirects to any requested URL, so that only the server prevents redirects to other sites. */
const mirror: PageRenderer = { render: ({ url }) => Promise.resolve({ status: 302, location: url, html: '' }) }
/** Encodes the characters that can't be in the first line of a request. */
const raw = (text: string): string => text.replaceAll(/[^\u0021-\u007e]/g, encodeURIComponent)
/** Common names of redirect parameters. */
const parameters = ['next', 'url', 's', 'state', 'returnTo', 'return_url', 'redirect', 'redirect_uri', 'location', 'r']

describe('redirects', () => {
  let server: TestServer
  let origin: string
  let eventId: string
  let link: string
  let clientSecret: string
  const counts = { asked: 0, led: 0, away: 0, split: 0 }
  beforeAll(async () => {
    server = await testServer('any', { renderer: mirror, env: { NODE_ENV: 'development' } })
    ;({ origin } = server.config)
    const host = await person(server, 'Hana')
    const event = await party(server, host, { openInvite: true })
    const [guest] = await invite(server, host, event, ['Gil'])
    if (!guest) throw new Error('not invited')
    eventId = event.id
    link = `iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`
    ;({ clientSecret } = await call(server, 'initializePayment', { priceId: 'coins-60' }, host))
  })
  afterAll(async () => {
    await server.end()
    prove(
      { what: 'hostile forms of a URL', value: foreignAddresses.length, least: 40 },
      { what: 'requests with one in path, query, form or header', value: counts.asked, least: 4_000 },
      { what: 'redirects in response', value: counts.led, least: 500 },
      { what: 'redirects to another site', value: counts.away, max: 0 },
      { what: 'responses with an injected header', value: counts.split, max: 0 },
    )
  })

  /** Sends a request as a browser does and checks the redirect's target. `knownOrigin` is another allowed target. */
  const ask = async (
    request: { method?: 'GET' | 'POST'; url: string; payload?: string; headers?: Record<string, string> },
    knownOrigin?: string,
  ) => {
    const { method = 'GET', url, payload, headers = {} } = request
    const answer = await server.app.inject({
      method,
      url,
      headers: { accept: 'text/html', ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    const { location } = answer.headers
    counts.asked += 1
    if (location !== undefined) counts.led += 1
    const isAway =
      location !== undefined && leadsAway(location, origin) && new URL(location, origin).origin !== knownOrigin
    if (isAway) counts.away += 1
    const isSplit = answer.headers['set-cookie'] === 'a=b' || /[\r\n]/.test(location ?? '')
    if (isSplit) counts.split += 1
    expect([method, url, location, isAway, isSplit, answer.statusCode < 500]).toEqual([
      method,
      url,
      location,
      false,
      false,
      true,
    ])
    return answer
  }
  const encode = encodeURIComponent
  const form = (fields: Record<string, string>) => ({
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  })

  it('never leave the site, for any path', async () => {
    const listening = await server.listen()
    for (const text of foreignAddresses) {
      for (const path of [raw(text), `/${raw(text)}`, `//${raw(text)}/`]) {
        const { status, location } = await rawGet(listening, path)
        counts.asked += 1
        if (location !== undefined) counts.led += 1
        const isAway = location !== undefined && leadsAway(location, origin)
        if (isAway) counts.away += 1
        expect([path, location, isAway, status < 500]).toEqual([path, location, false, true])
      }
      for (const path of ['/', '/event/', '/album/', '/event/unauthrsvp/action/', '/identity/', '/login/', '/files/'])
        await ask({ url: `${path}${encode(text)}` })
    }
  })

  it('never leave the site, for any query', async () => {
    const getPaths = documentedPaths.filter((row) => row.startsWith('GET ')).map((row) => row.slice(4))
    for (const path of getPaths) {
      const url = path.replace('{eventId}', eventId).replace('{calendar}', 'google').replace('{provider}', 'google')
      const filledPath = url.replaceAll(/\{\w+\}|\*/g, 'x')
      if (filledPath === '/realtime') continue
      const harmless = await server.app.inject({ url: filledPath, headers: { accept: 'text/html' } })
      const knownOrigin = new URL(harmless.headers.location ?? '/', origin).origin
      for (const text of foreignAddresses) {
        const query = parameters.map((name) => `${name}=${encode(text)}`).join('&')
        await ask({ url: `${filledPath}?${query}` }, knownOrigin)
      }
    }
  })

  it('never leave the site, for any form or header', async () => {
    for (const text of foreignAddresses) {
      const header = text.replaceAll(/[^\u0021-\u007e]/g, '')
      const action = `/event/unauthrsvp/action/${eventId}`
      const answers = { name: text, email: 'x', rsvpStatus: 'YES', next: text, returnTo: text, redirect: text }
      await ask({ method: 'POST', url: `${action}?next=${encode(text)}&${link}`, ...form(answers) })
      await ask({ method: 'POST', url: `/newsletter?next=${encode(text)}`, ...form({ email: text, next: text }) })
      await ask({ method: 'POST', url: '/identity/google/callback', ...form({ state: text, email: text }) })
      const headers = { host: header, referer: header, 'x-forwarded-host': header, 'x-original-url': header }
      for (const url of ['/album/x', '/newsletter', '/', '/event/unauthrsvp/action/x', '/identity/google/start?s=x'])
        await ask({ url, headers })
    }
  })

  it('through an identity provider return here', async () => {
    for (const text of foreignAddresses) {
      const startResponse = await ask({ url: `/identity/google/start?s=${encode(text)}` })
      const state = new URL(startResponse.headers.location ?? '', origin).searchParams.get('state') ?? ''
      const cookie = startResponse.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const query = new URLSearchParams({ state, email: 'ana@example.com', next: text }).toString()
      const back = await ask({ url: `/identity/google/callback?${query}`, headers: { cookie } })
      expect(new URL(back.headers.location ?? '', origin).pathname).toBe('/login')
    }
  })

  it('of development pages only return here', async () => {
    for (const text of foreignAddresses) {
      const payQuery = new URLSearchParams({ client_secret: clientSecret, return_url: text }).toString()
      expect((await ask({ url: `/providers/payments/test/checkout?${payQuery}` })).statusCode).toBe(400)
      const music = new URLSearchParams({
        response_type: 'code',
        redirect_uri: text,
        state: 'x',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      })
      expect((await ask({ url: `/providers/music/demo/authorize?${music.toString()}` })).statusCode).toBe(400)
    }
  })
})

it('a site with two hosts only redirects to these two, for any requested host', async () => {
  const env = { APP_HOST: 'party.example', ROOT_HOST: 'example', PUBLIC_ORIGIN: 'https://party.example' }
  const server = await testServer('any', { renderer: mirror, env })
  const listening = await server.listen()
  const hosts = ['evil.example', 'www.example', 'party.example.evil.example', 'party.example', 'x@party.example']
  for (const text of foreignAddresses)
    for (const host of hosts)
      for (const path of [`/${encodeURIComponent(text)}`, raw(text)]) {
        const { location } = await rawGet(listening, path, { host })
        const targetOrigin = new URL(location ?? '/', 'https://party.example').origin
        expect([host, path, ['https://party.example', 'https://example'].includes(targetOrigin)]).toEqual([
          host,
          path,
          true,
        ])
      }
  await server.end()
})
