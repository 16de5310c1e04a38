import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newsletterForm } from '../../../server/config/companyLinks.ts'
import { readConfig } from '../../../server/config/config.ts'
import { newsletterFormPost } from '../../../server/providers/newsletter/formPost.ts'
import { standIn, type StandIn } from '../../support/services/standIn.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Signs up as a page's script does or, with `asForm`, as a browser without JavaScript does. */
async function signUp(server: TestServer, fields: Record<string, string>, asForm = false, host = 'localhost:3000') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/newsletter',
    headers: {
      host,
      origin: `http://${host}`,
      accept: asForm ? 'text/html,application/xhtml+xml' : 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, body: answer.body, location: answer.headers.location }
}

describe.each(databaseKinds)('the newsletter on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  const fetchSubscribers = async () =>
    (await server.services.db.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )

  it('stores an address once, with the same result for known and new ones', async () => {
    const first = await signUp(server, { email: ' Maya@Example.com ', website: '' })
    const again = await signUp(server, { email: 'maya@example.com', website: '' })
    expect(first).toEqual({ status: 200, body: '{"subscribed":true}', location: undefined })
    expect(again).toEqual(first)
    expect(await fetchSubscribers()).toEqual(['maya@example.com'])
  })

  it('signs up a mailbox at most three times a day, at any of its addresses, without showing it', async () => {
    const strict = await testServer(kind, { strictLimits: true })
    for (let at = 0; at < 5; at += 1)
      expect((await signUp(strict, { email: `v.era+${at}@gmail.com` })).body).toBe('{"subscribed":true}')
    const storedRows = await strict.services.db.selectFrom('newsletter_subscribers').select('email').execute()
    await strict.end()
    expect(storedRows).toHaveLength(3)
  })

  it('ignores bots that fill in the hidden field, but returns success', async () => {
    const before = await fetchSubscribers()
    const answer = await signUp(server, { email: 'bot@example.com', website: 'https://spam.example' })
    expect(answer).toEqual({ status: 200, body: '{"subscribed":true}', location: undefined })
    expect(await fetchSubscribers()).toEqual(before)
  })

  it.each(['', 'maya', 'maya@', `${'m'.repeat(130)}@example.com`])(
    'requires an address: %j [WELC-03]',
    async (email) => {
      const before = await fetchSubscribers()
      expect((await signUp(server, { email })).status).toBe(400)
      expect(await signUp(server, { email }, true)).toMatchObject({
        status: 303,
        location: '/welcome?newsletter=invalid#newsletter',
      })
      expect(await fetchSubscribers()).toEqual(before)
    },
  )

  it('redirects a form without JavaScript to the page of its host', async () => {
    expect(await signUp(server, { email: 'lou@example.com' }, true)).toMatchObject({
      status: 303,
      location: '/welcome?newsletter=thanks#newsletter',
    })
    expect(await signUp(server, { email: 'lou@example.com' }, true, 'root.localhost:3000')).toMatchObject({
      location: '/?newsletter=thanks#newsletter',
    })
  })

  it('rejects posts from other sites', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/newsletter',
      headers: { host: 'localhost:3000', origin: 'https://evil.example', accept: 'text/html' },
      payload: { email: 'eve@example.com' },
    })
    expect(statusCode).toBe(403)
    expect(await fetchSubscribers()).not.toContain('eve@example.com')
  })
})

it('accepts twenty sign-ups an hour from one network, and says when to retry', async () => {
  const server = await testServer('any', { strictLimits: true })
  for (let count = 0; count < 20; count += 1)
    expect((await signUp(server, { email: `guest${count}@example.com` })).status).toBe(200)
  const refusedSignUp = await signUp(server, { email: 'guest21@example.com' })
  expect(refusedSignUp.status).toBe(429)
  expect(JSON.parse(refusedSignUp.body)).toMatchObject({
    error: { data: { reason: 'rateLimited', retryAfter: expect.any(Number) } },
  })
  expect((await signUp(server, { email: 'guest21@example.com' }, true)).location).toContain('newsletter=later')
  await server.end()
})

describe("a mailing provider's form", () => {
  let service: StandIn
  let server: TestServer
  let answer: { status: number; body: string } | undefined
  const lines: string[] = []
  beforeAll(async () => {
    service = await standIn(() => answer)
    server = await testServer('any', {
      env: {
        NEWSLETTER_PROVIDER: 'form',
        NEWSLETTER_FORM: `${service.origin}/subscribe/post?u=1&id=2`,
        LOG_LEVEL: 'warn',
      },
      logTo: (line) => lines.push(line),
    })
  })
  beforeEach(() => {
    answer = { status: 200, body: '<p>Almost finished: please confirm' }
  })
  afterAll(async () => {
    await server.end()
    await service.close()
  })

  it('is submitted as on a page, with only the address [WELC-03]', async () => {
    expect((await signUp(server, { email: 'maya@example.com', website: '' })).status).toBe(200)
    const request = service.requests.at(-1)
    expect([request?.method, request?.url.pathname, request?.url.search, request?.body]).toEqual([
      'POST',
      '/subscribe/post',
      '?u=1&id=2',
      'EMAIL=maya%40example.com',
    ])
    expect(request?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(request?.headers.cookie).toBeUndefined()
  })

  it.each([302, 409])('that redirects, or knows the address (%i), has accepted it', async (status) => {
    answer = { status, body: '' }
    const requestCount = service.requests.length
    expect(await signUp(server, { email: 'maya@example.com' })).toMatchObject({
      status: 200,
      body: '{"subscribed":true}',
    })
    expect(service.requests.length).toBe(requestCount + 1)
  })

  it.each([400, 404, 429, 500])(
    'that returns %i counts as a failure, and is logged without the address',
    async (status) => {
      answer = { status, body: 'maya@example.com is not welcome' }
      const refusedSignUp = await signUp(server, { email: 'maya@example.com' })
      expect(refusedSignUp.status).toBe(502)
      expect(refusedSignUp.body).not.toContain('maya')
      expect((await signUp(server, { email: 'maya@example.com' }, true)).location).toContain('newsletter=later')
      expect(lines.at(-1)).toContain(`The service returned status ${status}`)
      expect(lines.join('')).not.toContain('maya@')
    },
  )

  it('that never responds times out', async () => {
    answer = undefined
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')))
    const { subscribe } = newsletterFormPost({ address: service.origin, field: 'email' })
    await expect(subscribe('maya@example.com')).rejects.toThrow('late')
    expect(timeout).toHaveBeenCalledWith(10_000)
    timeout.mockRestore()
  })

  it('is that of the company links unless one is configured, and none by default [WELC-05]', () => {
    const read = (env: Record<string, string>) => readConfig({ COMPANY_SITE: 'https://company.example', ...env })
    expect(read({}).newsletter).toBeUndefined()
    expect(read({ NEWSLETTER_PROVIDER: 'form' }).newsletter).toEqual({
      address: `https://company.example${newsletterForm}`,
      field: 'EMAIL',
    })
    expect(
      read({ NEWSLETTER_PROVIDER: 'form', NEWSLETTER_FORM: 'https://list.example/x', NEWSLETTER_EMAIL_FIELD: 'email' })
        .newsletter,
    ).toEqual({ address: 'https://list.example/x', field: 'email' })
    expect(() => read({ NEWSLETTER_FORM: 'https://list.example/x' })).toThrow(/NEWSLETTER_PROVIDER/)
    expect(() => read({ NEWSLETTER_PROVIDER: 'form', NEWSLETTER_FORM: 'list' })).toThrow(/NEWSLETTER_FORM/)
  })
})
