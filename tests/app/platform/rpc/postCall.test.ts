import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { deviceId } from '../../../../app/platform/browser/deviceId.ts'
import { CallError, postCall, type CallerFields } from '../../../../app/platform/rpc/postCall.ts'
import { relayedServer, type RelayedServer } from '../../../support/stories/relayedServer.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

let wire: RelayedServer['wire']
let end: RelayedServer['end']

beforeAll(async () => {
  ;({ wire, end } = await relayedServer({ strictLimits: true }))
}, 60_000)
afterAll(() => end())
afterEach(() => {
  wire.restore()
  vi.useRealTimers()
})

const url = '/json/AuthenticationService'
const send = (method: string, input: object): Promise<unknown> =>
  postCall({ service: 'AuthenticationService', method, input, blocking: true })

it('posts the client, the time, the caller and whether the user is waiting with every call [RPC-03, RPC-04, RPC-05, CONST-16]', async () => {
  const startedAt = Date.now()
  const fetching = vi.spyOn(globalThis, 'fetch')
  const credentials = { userId: randomUUID(), accessToken: 'x'.repeat(43) }
  const sentId = async (blocking: boolean, caller: CallerFields = {}) => {
    const call = { service: 'AuthenticationService', method: 'sendEmailSignInCode', blocking } as const
    await postCall({ ...call, input: { emailAddress: 'ana@example.com' }, credentials: caller })
    // On a busy machine, the slow call is reported to the log meanwhile.
    const [to, init] = fetching.mock.calls.findLast(([asked]) => asked !== '/log') ?? []
    expect([to, init?.method]).toEqual([url, 'POST'])
    expect(init?.headers).toEqual({ 'content-type': 'application/json' })
    if (typeof init?.body !== 'string') throw new Error('no text was sent')
    const { id, ...body } = JSON.parse(init.body)
    const { timestamp } = body.params.header
    expect(timestamp, 'in seconds').toBeGreaterThanOrEqual(Math.floor(startedAt / 1_000))
    expect(timestamp, 'not in milliseconds').toBeLessThan(startedAt)
    const agent = { platform: 'web', version: 'test', product: 3 }
    const header = { deviceId: deviceId(), agent, timestamp, requestId: id, ...caller }
    const params = { emailAddress: 'ana@example.com', header }
    expect(body).toEqual({ jsonrpc: '2.0', method: 'sendEmailSignInCode', params })
    return String(id)
  }
  const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
  expect(await sentId(true)).toMatch(new RegExp(`^blocking-${uuid}$`))
  expect(await sentId(false, credentials)).toMatch(new RegExp(`^nonblocking-${uuid}$`))
  // The server rejects any other client.
  const call = { service: 'AuthenticationService', method: 'signOut', input: {}, blocking: true } as const
  await expect(postCall({ ...call, requestId: crypto.randomUUID() })).rejects.toMatchObject({ reason: 'invalid' })
  fetching.mockRestore()
})

it('reports a rate limit and how long to wait [ERR-01]', async () => {
  const codes = async (): Promise<void> => {
    for (let count = 0; count < 50; count += 1) await send('sendEmailSignInCode', { emailAddress: 'ana@example.com' })
  }
  await expect(codes()).rejects.toMatchObject({
    reason: 'rateLimited',
    message: fixedText('ERR-01'),
    details: { retryAfter: expect.any(Number) },
  })
})

it('reports a network failure with its operation [ERR-02]', async () => {
  wire.cut()
  await expect(send('signOut', {})).rejects.toMatchObject({
    reason: 'network',
    message: fixedText('ERR-02', { values: [url] }),
  })
})

it('times out after a minute, and not before [ERR-03, CONST-03, RPC-01]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wire.freeze()
  let failure: unknown
  const call = send('signOut', {}).catch((error: unknown) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(failure).toBeInstanceOf(CallError)
  expect(failure).toMatchObject({ reason: 'timeout', message: fixedText('ERR-03', { values: ['60000', url] }) })
})
