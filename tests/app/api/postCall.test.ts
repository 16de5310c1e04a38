import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CallError, postCall } from '../../../app/api/postCall.ts'
import { asBrowser } from '../../support/asBrowser.ts'
import { relay, type Relay } from '../../support/relay.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

let server: TestServer
let wire: Relay
let leave: () => void

beforeAll(async () => {
  server = await testServer('pglite', { strictLimits: true })
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

it('says that a limit was reached, and how long to wait [ERR-01]', async () => {
  const codes = async (): Promise<void> => {
    for (let count = 0; count < 50; count += 1) await send('sendEmailSignInCode', { emailAddress: 'ana@example.com' })
  }
  await expect(codes()).rejects.toMatchObject({
    reason: 'rateLimited',
    message: 'Rate limit exceeded',
    retryAfter: expect.any(Number),
  })
})

it('says that the network failed, and on the way to what [ERR-02]', async () => {
  wire.cut()
  await expect(send('signOut', {})).rejects.toMatchObject({
    reason: 'network',
    message: `Network error fetching ${url}`,
  })
})

it('gives a call up after a minute, and not before [ERR-03, CONST-03]', async () => {
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
  expect(ended).toMatchObject({ reason: 'timeout', message: `Timed out after 60000ms fetching ${url}` })
})
