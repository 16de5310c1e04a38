import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createSignInFlow, type SignInFlow } from '../../../../app/features/signIn/signInFlow.ts'
import { initialSignIn, type Entry, type SignIn } from '../../../../app/features/signIn/signInMachine.ts'
import { deviceId } from '../../../../app/platform/browser/deviceId.ts'
import { builtInIdentity } from '../../../../app/platform/identity/builtIn.ts'
import { impatient } from '../../../../app/platform/identity/identityPort.ts'
import type { IdentityPort } from '../../../../app/platform/identity/port.ts'
import { lastLink } from '../../../support/accounts.ts'
import { lastCode, person } from '../../../support/builders.ts'
import { asBrowser } from '../../../support/stories/asBrowser.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

let server: TestServer
let leave: () => void

beforeAll(async () => {
  server = await testServer('any', { env: { PUBLIC_ORIGIN: 'http://localhost:3000' } })
  const origin = (await server.listen()).replace(/\/$/, '')
  leave = asBrowser(() => origin)
}, 60_000)
afterAll(async () => {
  leave()
  await server.end()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Starts a sign-in against the real server and records the parameters of its calls by operation. */
function signIn(entry: Entry = 'email', port: Partial<IdentityPort> = {}, start: Partial<SignIn> = {}) {
  const flow = createSignInFlow({
    port: () => Promise.resolve(impatient({ ...builtInIdentity, ...port })),
    supportEmail: 'help@festoon.example',
    start: { ...initialSignIn(entry), ...start },
  })
  const fetching = vi.spyOn(globalThis, 'fetch')
  const bodyOf = (operation: string): unknown => {
    const bodies = fetching.mock.calls.map(
      ([to, init]) => [to, typeof init?.body === 'string' ? JSON.parse(init.body) : {}] as const,
    )
    const [path, body] = bodies.findLast(([, { method }]) => method === operation) ?? []
    expect(path).toBe('/json/AuthenticationService')
    return body?.params
  }
  return { flow, bodyOf }
}

const client = { product: 3, platform: 'web' }

it.each([
  ['email', 'ana@example.com', { verifiedEmailAddress: 'ana@example.com' }],
  ['phone', '+14155550177', { verifiedPhoneNumber: '+14155550177' }],
] as const)(
  'a sign-in by %s sends the device, the verified contact, the proof and the client [RPC-09, ENT-02]',
  async (entry, to, verifiedContact) => {
    const { flow, bodyOf } = signIn(entry)
    await flow.sendCode(to)
    await flow.submitCode(await lastCode(server, to))
    await flow.submitName('Ana')
    expect(flow.state()).toMatchObject({ status: 'loggedIn', message: null })
    const { identityToken } = flow.state()
    expect(identityToken).toMatch(/./)
    const timestamp = expect.closeTo(Date.now(), -5)
    const header = expect.objectContaining({ identityToken })
    expect(bodyOf('authenticate')).toEqual({ deviceId: deviceId(), timestamp, ...client, ...verifiedContact, header })
  },
)

it('a sign-in link exchanges its token for a custom token, whatever contact was verified before [RPC-09, RPC-11, RPC-12]', async () => {
  const { userId, email } = await person(server, 'Lin Link')
  const { flow, bodyOf } = signIn()
  await flow.sendCode(email)
  const link = await lastLink(server, email)
  const refreshToken = Buffer.from(link?.searchParams.get('refreshToken') ?? '', 'base64url').toString()
  flow.back()
  await flow.sendCode('someone.else@example.com')
  await flow.submitCode(await lastCode(server, 'someone.else@example.com'))
  expect(flow.state().status).toBe('askingForName')
  flow.back()
  await flow.followLink({ userId, refreshToken })
  expect(flow.state()).toMatchObject({ status: 'loggedIn', message: null })
  const header = expect.anything()
  expect(bodyOf('signInWithRefreshToken')).toEqual({ userId, deviceId: deviceId(), refreshToken, header })
  expect(bodyOf('authenticate')).toEqual({ deviceId: deviceId(), timestamp: expect.any(Number), ...client, header })
})

/** Verifies a contact with a code, up to the identity provider. */
const byCode = (entry: Entry, to: string) => async (flow: SignInFlow) => {
  flow.chooseEntry(entry)
  await flow.sendCode(to)
  const code = await lastCode(server, to)
  return () => flow.submitCode(code)
}
it.each([
  ['by email', 'signInWithCustomToken', {}, byCode('email', 'ana@example.com')],
  ['by phone', 'signInWithCustomToken', {}, byCode('phone', '+14155550177')],
  ['to Google', 'startRedirect', {}, (flow: SignInFlow) => () => flow.leaveFor('google', '')],
  [
    'from Apple',
    'redirectResult',
    { status: 'waitingForRedirectResult' },
    (flow: SignInFlow) => () => flow.takeRedirect(),
  ],
] as const)(
  'a sign-in %s times out after ten seconds at the identity provider [RPC-19, CONST-04]',
  async (_way, step, start, prepare) => {
    const { promise: pending, resolve } = Promise.withResolvers<undefined>()
    const hang = (): Promise<never> => {
      resolve(undefined)
      return new Promise(() => undefined)
    }
    const { flow } = signIn('email', { [step]: hang }, start)
    const begin = await prepare(flow)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isSettled = false
    const over = begin().then(() => {
      isSettled = true
    })
    await pending
    await vi.advanceTimersByTimeAsync(9_999)
    expect(isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await over
    expect(flow.state()).toMatchObject({ status: 'error', message: fixedText('ERR-08') })
    // The failure is reported a second later.
    await vi.advanceTimersByTimeAsync(1_000)
  },
)
