import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '@festoon/contract/messages/failures'
import { failureDataSchema, isReason, reasons, type FailureData } from '@festoon/contract/wire/failure'
import { isOperationName, operations } from '@festoon/contract/wire/operations'
import { services } from '@festoon/contract/wire/rpc'
import { Failure } from '../../../server/core/Failure.ts'
import { unknownDevice } from '../../../server/core/place.ts'
import { handlers } from '../../../server/handlers.ts'
import serverPackage from '../../../server/package.json' with { type: 'json' }
import { dispatch, failureResult } from '../../../server/rpc/dispatch.ts'
import { party, person, type Person } from '../../support/builders.ts'
import { attempt, call, envelope } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('calls', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana')
  })
  afterAll(() => server.end())

  const post = (payload: string | object, headers: Record<string, string> = {}, path = '/json/ElkEventService') =>
    server.app.inject({
      method: 'POST',
      url: path,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('serves every service on its path, and only by POST [RPC-01, RPC-02]', async () => {
    expect(services).toEqual(['AuthenticationService', 'CoinService', 'ElkEventService', 'UserService', 'ThemeService'])
    for (const service of services) {
      const answer = await post(envelope('noSuchOperation', {}), {}, `/json/${service}`)
      expect(answer.json().error).toMatchObject({ code: -32_601, data: { reason: 'unknownOperation' } })
      expect((await server.app.inject({ method: 'GET', url: `/json/${service}` })).statusCode).toBe(404)
    }
  })

  it('serves an operation only under its own service [RPC-06]', async () => {
    const answer = await post(envelope('fetchEvents', {}, host), {}, '/json/AuthenticationService')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error.data.reason).toBe('unknownOperation')
    expect((await post(envelope('x', {}), {}, '/json/NoService')).json().error.data.reason).toBe('unknownOperation')
  })

  it('returns a JSON-RPC envelope with the id of the call [RPC-06]', async () => {
    const body = envelope('fetchEvents', {}, host)
    const answer = await post(body)
    expect(answer.json()).toEqual({ jsonrpc: '2.0', id: 'id' in body ? body.id : '', result: { events: [] } })
  })

  it.each([
    ['jsonrpc', undefined],
    ['jsonrpc', '1.0'],
    ['id', undefined],
    ['method', undefined],
    ['params', undefined],
  ])('rejects an envelope whose %s is %j [RPC-06]', async (field, value) => {
    const answer = await post({ ...envelope('fetchEvents', {}, host), [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.data).toMatchObject({ reason: 'invalid', issues: [{ path: field }] })
  })

  const agent = { platform: 'web', version: '0.1.0', product: 3 }
  it.each([
    ['deviceId', undefined],
    ['agent', undefined],
    ['agent.platform', { ...agent, platform: 'ios' }],
    ['agent.version', { ...agent, version: undefined }],
    ['agent.product', { ...agent, product: undefined }],
    ['timestamp', undefined],
    ['timestamp', 'now'],
    ['requestId', undefined],
  ])('requires a valid %s in the header, not %j [RPC-03]', async (path, value) => {
    const body = JSON.parse(JSON.stringify(envelope('fetchEvents', {}, host)))
    body.params.header[path.split('.')[0] ?? ''] = value
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.data).toMatchObject({ reason: 'invalid', issues: [{ path: `params.header.${path}` }] })
  })

  it('returns every failure with the status of its class, its code, and a name that clients know [ERR-34, RPC-06]', () => {
    const statuses = new Set([400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503])
    for (const [reason, status] of Object.entries(reasons)) {
      if (!isReason(reason)) throw new Error(reason)
      const details = { retryAfter: 3, issues: [{ path: 'name', message: 'Enter a name.' }] }
      const answer = failureResult(server.services, 'id', new Failure(reason, details))
      expect([reason, answer.status, statuses.has(status)]).toEqual([reason, status, true])
      expect(answer.body).toEqual({
        jsonrpc: '2.0',
        id: 'id',
        error: { code: expect.any(Number), message: reason, data: { reason, ...details } },
      })
      expect(failures[reason]).toMatch(/^[A-Z].*\w/)
    }
    const surprise = failureResult(server.services, null, new Error('select secret from users'))
    expect([surprise.status, JSON.stringify(surprise.body).includes('secret')]).toEqual([500, false])
    expect(surprise.body).toMatchObject({ error: { code: -32_603, data: { reason: 'internal' } } })
  })

  it('answers each class of failure with its HTTP status, and tells no detail of an internal one [ERR-34]', async () => {
    const strictServer = await testServer('any', { strictLimits: true })
    const [ann, bo] = [await person(strictServer, 'Ann'), await person(strictServer, 'Bo')]
    const { id: eventId } = await party(strictServer, ann)
    const attendance = { eventId, invitee: { inviteeId: crypto.randomUUID(), rsvpStatus: 'YES' as const } }
    await call(strictServer, 'updateAttendance', attendance, bo)
    const failedCalls: [Promise<{ status: number; failure: FailureData | undefined }>, number, string][] = [
      [attempt(strictServer, 'getEvent', { eventId: 'x' }, ann), 400, 'invalid'],
      [attempt(strictServer, 'fetchEvents', {}), 401, 'unauthenticated'],
      [attempt(strictServer, 'fetchInvitees', { eventId }, bo), 403, 'forbidden'],
      [attempt(strictServer, 'getEvent', { eventId: crypto.randomUUID() }, ann), 404, 'eventNotFound'],
      [attempt(strictServer, 'deleteEvent', { eventId }, ann), 409, 'eventHasGuests'],
    ]
    for (const [answer, status, reason] of failedCalls) {
      const result = await answer
      expect([result.status, result.failure?.reason]).toEqual([status, reason])
    }
    const raw = (body: object) =>
      strictServer.app.inject({ method: 'POST', url: '/json/ElkEventService', payload: body })
    const large = await raw(envelope('fetchEvents', { filling: 'x'.repeat(1024 * 1024) }, ann))
    expect([large.statusCode, large.json().error.data.reason]).toEqual([413, 'tooLarge'])
    const codes = new Set<unknown>()
    for (let count = 0; count < 30; count += 1) {
      const codeResult = await attempt(strictServer, 'sendEmailSignInCode', { emailAddress: 'ann@example.com' })
      codes.add(`${codeResult.status} ${codeResult.failure?.reason ?? 'sent'}`)
    }
    expect(codes).toEqual(new Set(['200 sent', '429 rateLimited']))
    await strictServer.services.db.schema.dropTable('drafts').cascade().execute()
    const brokenResponse = await raw(envelope('fetchDrafts', {}, ann))
    expect(brokenResponse.statusCode).toBe(500)
    expect(brokenResponse.json().error).toEqual({ code: -32_603, message: 'internal', data: { reason: 'internal' } })
    await strictServer.end()
  })

  it("rejects an id that isn't the request id [RPC-06]", async () => {
    const answer = await post({ ...envelope('fetchEvents', {}, host), id: 'another' })
    expect(answer.json().error.data.issues).toEqual([
      { path: 'id', message: 'Must match the request ID in the header' },
    ])
  })

  it("distinguishes an expired session from none, and a foreign user id from the caller's [RPC-05]", async () => {
    const { userId, accessToken } = host
    expect((await attempt(server, 'fetchEvents', {}, { userId, accessToken })).status).toBe(200)
    expect((await attempt(server, 'fetchEvents', {}, { userId })).failure?.reason).toBe('unauthenticated')
    const none = await attempt(server, 'fetchEvents', {})
    expect([none.status, none.failure?.reason]).toEqual([401, 'unauthenticated'])
    const dead = await attempt(server, 'fetchEvents', {}, { accessToken: 'x'.repeat(43) })
    expect([dead.status, dead.failure?.reason]).toEqual([401, 'sessionExpired'])
    const foreign = await attempt(server, 'fetchEvents', {}, { ...host, userId: crypto.randomUUID() })
    expect(foreign.failure?.reason).toBe('unauthenticated')
  })

  it('reports each wrong field', async () => {
    const body = envelope('createEvent', { event: { title: '', photoUrl: 'http://elsewhere/x.png' } }, host)
    const issues: { path: string }[] = (await post(body)).json().error.data.issues
    expect(issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['event.title', 'event.photoUrl', 'event.startTime', 'event.timeZone', 'event.location']),
    )
  })

  it.each([
    ['no JSON', '{"jsonrpc":', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['a list', '[]', 400, 'invalid'],
    ['a number', '7', 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['a prototype', '{"__proto__":{"x":1},"jsonrpc":"2.0"}', 400, 'malformed'],
  ])('rejects %s as a body', async (_what, body, status, reason) => {
    const answer = await post(body)
    expect([answer.statusCode, answer.json().error.data.reason]).toEqual([status, reason])
  })

  it('rejects a body over 1 MB', async () => {
    const answer = await post(envelope('fetchEvents', { filling: 'x'.repeat(1024 * 1024) }, host))
    expect([answer.statusCode, answer.json().error.data.reason]).toEqual([413, 'tooLarge'])
  })

  it('rejects every media type that a plain form can send [RPC-01]', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
      '',
    ]
    for (const type of types) {
      const answer = await post(envelope('signOut', {}), { 'content-type': type }, '/json/AuthenticationService')
      expect([type, answer.statusCode, answer.json().error.data.reason]).toEqual([type, 400, 'malformed'])
    }
  })

  it('rejects calls from other sites', async () => {
    const path = '/json/AuthenticationService'
    const foreign = await post(envelope('signOut', {}), { origin: 'https://evil.example' }, path)
    expect([foreign.statusCode, foreign.json().error.data.reason]).toEqual([403, 'originRefused'])
    const unnamedResponse = await post(envelope('signOut', {}), { 'sec-fetch-site': 'cross-site' }, path)
    expect(unnamedResponse.statusCode).toBe(403)
    const ownHeaders = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect((await post(envelope('signOut', {}), ownHeaders, path)).statusCode).toBe(200)
    const status = async (origin: string, name: string) =>
      (await post(envelope('signOut', {}), { origin, host: name }, path)).statusCode
    expect(await status('http://127.0.0.1:4000', '127.0.0.1:4000'), 'another name of this machine').toBe(200)
    expect(await status('http://127.0.0.1:4001', '127.0.0.1:4000'), 'another server on this machine').toBe(403)
    expect(
      await status('http://rebound.example', 'rebound.example'),
      'a foreign name that resolves to this machine',
    ).toBe(403)
    expect(await status('null', 'localhost:3000')).toBe(403)
  })

  it('never fails for any input, and discloses no internals', async () => {
    // Exclude the operations that delete the test's account or end its sessions.
    const safeNames = Object.keys(operations).filter((name) => name !== 'deleteAccount' && name !== 'signOutEverywhere')
    const names = fc.constantFrom(...safeNames, 'constructor', '__proto__')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '\uD800', "'; drop table users; --", '%00'),
    )
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.uuid(),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('any'), { maxKeys: 3 }),
      ),
    })).any
    const fields = [
      'eventId',
      'invitee',
      'invitees',
      'inviteIds',
      'event',
      'elkUser',
      'token',
      'code',
      'emailAddress',
      'pageToken',
    ]
    const payload = fc.dictionary(fc.constantFrom(...fields), value)
    await fc.assert(
      fc.asyncProperty(names, payload, async (name, input) => {
        const service = Object.hasOwn(operations, name)
          ? operations[name as keyof typeof operations].service
          : 'UserService'
        const answer = await post(envelope(name, input, host), {}, `/json/${service}`)
        expect(answer.statusCode).toBeLessThan(500)
        expect(answer.body).not.toMatch(/ at .*\.ts|select |node_modules/)
        if (answer.statusCode !== 200) failureDataSchema.parse(answer.json().error.data)
      }),
      { numRuns: 150 },
    )
  })

  it('shows the outbox only under its own host names', async () => {
    for (const url of ['/outbox', '/outbox.json', '/outbox/1']) {
      const answer = await server.app.inject({ method: 'GET', url, headers: { host: 'rebound.example' } })
      expect([url, answer.statusCode]).toEqual([url, 403])
    }
    const ownResponse = await server.app.inject({
      method: 'GET',
      url: '/outbox.json',
      headers: { host: 'localhost:3000' },
    })
    expect(ownResponse.statusCode).toBe(200)
  })

  it('turns a failure that an operation does not declare into one without details [RPC-07]', async () => {
    const reasonFrom = async (reason: 'draftNotFound' | 'eventNotFound') => {
      const failing = { ...handlers, getEventPreview: () => Promise.reject(new Failure(reason)) }
      const body = envelope('getEventPreview', { eventId: crypto.randomUUID() })
      const caller = { ...unknownDevice, ip: '127.0.0.1', visitor: { visitor: undefined }, refreshToken: undefined }
      const session = { setSession: () => undefined, clearSession: () => undefined }
      const alteredServices = { ...server.services, handlers: failing }
      const result = await dispatch(alteredServices, 'ElkEventService', body, { ...caller, ...session })
      return 'error' in result.body ? result.body.error.data.reason : undefined
    }
    expect([await reasonFrom('draftNotFound'), await reasonFrom('eventNotFound')]).toEqual([
      'internal',
      'eventNotFound',
    ])
  })

  it('publishes the contract of every operation, and enforces it for both sides [RPC-07]', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/json/openrpc.json' })
    interface Method {
      name: string
      'x-service': string
      params: { name: string; required: boolean; schema: object }[]
      result: { schema: { properties?: object } }
      errors: { message: string; data: { status: number } }[]
    }
    const methods: Method[] = answer.json().methods
    expect(methods.map(({ name }) => name).toSorted()).toEqual(Object.keys(operations).toSorted())
    expect(answer.json().info.version).toBe(serverPackage.version)
    for (const { name, params, result, errors, 'x-service': service } of methods) {
      if (!isOperationName(name)) throw new Error(name)
      const { input, output, failures: declaredFailures } = operations[name]
      expect([name, service]).toEqual([name, operations[name].service])
      expect(params.map((param) => param.name)).toEqual(['header', ...Object.keys(input.shape)])
      for (const { schema } of params) expect(Object.keys(schema).length).toBeGreaterThan(0)
      if ('shape' in output) expect(Object.keys(result.schema.properties ?? {})).toEqual(Object.keys(output.shape))
      expect(errors.map(({ message, data }) => [message, data.status])).toEqual(
        declaredFailures.map((reason) => [reason, reasons[reason]]),
      )
    }
    const preview = methods.find(({ name }) => name === 'getEventPreview')
    expect(preview?.params.map(({ name, required }) => [name, required])).toEqual([
      ['header', true],
      ['eventId', true],
      ['inviteeUuid', false],
      ['token', false],
    ])

    // An invalid request is rejected with the name of the wrong field.
    const wrong = await post(envelope('getEventPreview', { eventId: 'x' }))
    expect([wrong.statusCode, wrong.json().error.data]).toEqual([
      400,
      { reason: 'invalid', issues: [{ path: 'eventId', message: expect.any(String) }] },
    ])
    // An invalid result from corrupt data is not returned.
    const event = await party(server, await person(server, 'Hugo'))
    const spoiltColors = JSON.stringify({ primary: 'not a color', text: '#000000' })
    await server.services.db.updateTable('events').set({ colors: spoiltColors }).where('id', '=', event.id).execute()
    const brokenResponse = await post(envelope('getEventPreview', { eventId: event.id }))
    expect([brokenResponse.statusCode, brokenResponse.json().error.data]).toEqual([500, { reason: 'internal' }])
    expect(brokenResponse.body).not.toContain('not a color')
  })

  it('returns its build date and health [RPC-103]', async () => {
    const get = (url: string) => server.app.inject({ method: 'GET', url })
    expect((await get('/version.json')).json()).toEqual({ buildDate: '2026-11-20T12:00:00.000Z' })
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/readyz')).statusCode).toBe(200)
  })

  it('forbids caching and framing', async () => {
    const answer = await post(envelope('fetchEvents', {}, host))
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
