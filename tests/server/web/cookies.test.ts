import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite, keyOf, lastCode, party, person, signInInput } from '../../support/builders.ts'
import { call, envelope } from '../../support/rpcClient.ts'
import { forgingProvider, type ForgingProvider } from '../../support/services/forgingProvider.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const renderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>' }) }
const client = { id: 'festoon', secret: 'a test client secret of at least 32 bytes' }

describe('every cookie on https', () => {
  let google: ForgingProvider
  let server: TestServer
  beforeAll(async () => {
    google = await forgingProvider(client)
    google.metadata = { end_session_endpoint: `${google.origin}/end` }
    server = await testServer('any', {
      renderer,
      env: {
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'https://party.example',
        ALLOW_DEV_PROVIDERS: 'outbox',
        GOOGLE_CLIENT_ID: client.id,
        GOOGLE_CLIENT_SECRET: client.secret,
        GOOGLE_ISSUER: google.origin,
      },
    })
  })
  afterAll(async () => {
    await server.end()
    await google.close()
  })

  const headers = { accept: 'text/html' }
  const headersOf = (response: { headers: Record<string, unknown> }): string[] =>
    [response.headers['set-cookie']].flat().filter((one) => typeof one === 'string')
  /** Returns the Set-Cookie headers of every way to get a cookie. */
  const all = async (): Promise<string[]> => {
    const host = await person(server, 'Hana')
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gil'])
    if (!guest) throw new Error('not invited')
    const key = new URLSearchParams({ iu: guest.inviteeId, token: keyOf(server, event, guest) })
    const pages = await server.app.inject({ url: `/event/${event.id}?${key}`, headers })

    await call(server, 'sendEmailSignInCode', { emailAddress: host.email })
    const code = await lastCode(server, host.email)
    const { customToken: identityToken = '' } = await call(server, 'signInWithEmailAndCode', {
      emailAddress: host.email,
      code,
    })
    const post = (payload: object) => server.app.inject({ method: 'POST', url: '/json/AuthenticationService', payload })
    const signedIn = await post(envelope('authenticate', signInInput, { identityToken }))
    const signedOut = await post(envelope('signOut', {}, host))

    const start = await server.app.inject({ url: '/identity/google/start', headers })
    const { searchParams } = new URL(String(start.headers.location))
    await google.issue({}, searchParams.get('nonce') ?? '')
    const query = new URLSearchParams({ code: 'right', state: searchParams.get('state') ?? '' })
    const cookies = Object.fromEntries(start.cookies.map(({ name, value }) => [name, value]))
    const back = await server.app.inject({ url: `/identity/google/callback?${query}`, headers, cookies })
    return [pages, signedIn, signedOut, start, back].flatMap(headersOf)
  }

  it('is secure, and has the prefix for its path', async () => {
    const set = await all()
    const nameOf = (cookie: string): string => (cookie.split('=')[0] ?? '').replace(/\..*/, '')
    expect(new Set(set.map(nameOf))).toEqual(
      new Set([
        '__Host-visitor',
        '__Secure-guestKey',
        '__Host-authToken',
        '__Host-userId',
        '__Host-signInFlow',
        '__Secure-providerSession',
      ]),
    )
    for (const cookie of set) {
      const attributes = cookie.split('; ').slice(1)
      expect(attributes, cookie).toContain('Secure')
      expect(
        attributes.some((one) => /^SameSite=(Lax|Strict|None)$/.test(one)),
        cookie,
      ).toBe(true)
      expect(attributes.includes('HttpOnly'), cookie).toBe(nameOf(cookie) !== '__Host-userId')
      expect(cookie).not.toMatch(/; domain=/i)
      // A browser refuses the prefix __Host- with another path.
      expect(attributes.includes('Path=/'), cookie).toBe(cookie.startsWith('__Host-'))
    }
  })
})
