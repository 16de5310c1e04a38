import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CallError, postCall } from '../../../app/rpc/postCall.ts'
import { asBrowser } from '../../support/stories/asBrowser.ts'
import { relay, type Relay } from '../../support/services/relay.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

let server: TestServer
let wire: Relay
let leave: () => void

beforeAll(async () => {
  server = await testServer('any', { strictLimits: true })
  const own = await server.listen()
  wire = await relay(own)
  leave = asBrowser(() => wire.through(own).replace(/\/$/, ''))
}, 60_000)
afterAll(async () => {
  leave()
  await wire.close()
  await server.end()
})
afterEach(() => {
  wire.restore()
  vi.useRealTimers()
})

const url = '/json/AuthenticationService'
const send = (method: string, input: object): Promise<unknown> =>
  postCall({ service: 'AuthenticationService', method, input, blocking: true })

it('sends the client name in every call, and whether the user is waiting [RPC-04, CONST-16]', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const sent = async (blocking: boolean) => {
    await postCall({ service: 'AuthenticationService', method: 'signOut', input: {}, blocking })
    const body = fetching.mock.lastCall?.[1]?.body
    if (typeof body !== 'string') throw new Error('no text was sent')
    const { id, params } = JSON.parse(body)
    expect(params.header.requestId).toBe(id)
    expect(params.header.agent).toEqual({ platform: 'web', version: 'test', product: 3 })
    return String(id)
  }
  const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
  expect(await sent(true)).toMatch(new RegExp(`^blocking-${uuid}$`))
  expect(await sent(false)).toMatch(new RegExp(`^nonblocking-${uuid}$`))
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
    retryAfter: expect.any(Number),
  })
})

it('reports a network failure with its operation [ERR-02]', async () => {
  wire.cut()
  await expect(send('signOut', {})).rejects.toMatchObject({
    reason: 'network',
    message: fixedText('ERR-02', { values: [url] }),
  })
})

it('times out after a minute, and not before [ERR-03, CONST-03]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wire.freeze()
  let ended: unknown
  const call = send('signOut', {}).catch((error: unknown) => {
    ended = error
  })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(ended).toBeInstanceOf(CallError)
  expect(ended).toMatchObject({ reason: 'timeout', message: fixedText('ERR-03', { values: ['60000', url] }) })
})
