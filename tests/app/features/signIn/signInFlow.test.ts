import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSignInFlow, type Codes, type SignInFlow } from '../../../../app/features/signIn/signInFlow.ts'
import {
  initialSignIn,
  type Entry,
  type SignIn,
  type SignInStatus,
} from '../../../../app/features/signIn/signInMachine.ts'
import { builtInIdentity } from '../../../../app/platform/identity/builtIn.ts'
import type { IdentityPort } from '../../../../app/platform/identity/port.ts'
import { CodeStep } from '../../../../app/screens/signIn/CodeStep.tsx'
import { limits } from '../../../../contract/limits.ts'
import { lastCode, person } from '../../../support/builders.ts'
import { relayedServer, type RelayedServer } from '../../../support/stories/relayedServer.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const supportEmail = 'help@festoon.example'
const support = fixedText('ERR-19', { values: [supportEmail] })
let server: RelayedServer['server']
let wire: RelayedServer['wire']
let end: RelayedServer['end']
let people = 0
const address = (): string => `guest.${(people += 1)}@example.com`
beforeAll(async () => {
  ;({ server, wire, end } = await relayedServer({ env: { PUBLIC_ORIGIN: 'http://localhost:3000' } }))
}, 60_000)
afterAll(() => end())
afterEach(() => {
  wire.restore()
  vi.useRealTimers()
})

/** Starts a sign-in against the real server and records every state. */
function signIn(entry: Entry = 'email', port: Partial<IdentityPort> = {}, start: Partial<SignIn> = {}) {
  const flow = createSignInFlow({
    port: () => Promise.resolve({ ...builtInIdentity, ...port }),
    supportEmail,
    start: { ...initialSignIn(entry), ...start },
  })
  const seenStates: SignInStatus[] = []
  flow.subscribe(() => seenStates.push(flow.state().status))
  return { flow, seenStates }
}

/** Returns a sign-in by email with other functions for codes. */
const withCodes = (codes: Codes): SignInFlow =>
  createSignInFlow({ port: () => Promise.resolve(builtInIdentity), supportEmail, start: initialSignIn('email'), codes })

async function enterCode(flow: SignInFlow, to: string): Promise<void> {
  await flow.sendCode(to)
  await flow.submitCode(await lastCode(server, to))
}

/** Advances the clock by `ms` milliseconds while a request hangs. */
async function hang(work: () => Promise<void>, ms: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wire.freeze()
  let isDone = false
  const completion = work().then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await completion
}

describe('a sign-in', () => {
  it('goes through the specified states for a new user and for a known one [SIGN-12, SIGN-14, SIGN-15, SIGN-16]', async () => {
    const to = address()
    const { flow, seenStates } = signIn()
    await enterCode(flow, to)
    await flow.submitName('Ana')
    const start: SignInStatus[] = [
      'emailSubmitting',
      'codeSent',
      'codeSubmitting',
      'signingIn',
      'signedInToIdentityProvider',
      'waitingForAccountCheck',
    ]
    expect(seenStates).toEqual([
      ...start,
      'askingForName',
      'nameSubmitting',
      'creatingUser',
      'userCreated',
      'authenticating',
      'loggedIn',
    ])
    const again = signIn()
    await enterCode(again.flow, to)
    expect(again.seenStates).toEqual([...start, 'afterLogin', 'authenticating', 'loggedIn'])
  })

  it('sends no new code while one is being checked', async () => {
    const to = address()
    const { flow } = signIn()
    await flow.sendCode(to)
    const code = await lastCode(server, to)
    const checking = flow.submitCode(code)
    await flow.resendCode()
    await checking
    expect(flow.state()).toMatchObject({ status: 'askingForName', message: null })
    expect(await lastCode(server, to)).toBe(code)
  })

  it('returns to the phone page without a message after a canceled provider sign-in [SIGN-17, ERR-06]', async () => {
    const { flow } = signIn('email', { redirectResult: () => Promise.resolve({ kind: 'canceled' }) }, waiting)
    await flow.takeRedirect()
    expect(flow.state()).toMatchObject({ status: 'userCancelled', entry: 'phone', message: null })
  })

  it('finds the account that was created in another tab meanwhile [ERR-22]', async () => {
    const to = address()
    const first = signIn()
    await enterCode(first.flow, to)
    const second = signIn()
    await enterCode(second.flow, to)
    await first.flow.submitName('Ana')
    await second.flow.submitName('Ana again')
    expect(second.seenStates.slice(-4)).toEqual(['waitingForAccountCheck', 'afterLogin', 'authenticating', 'loggedIn'])
  })
})

it.each([
  ['is lost', 0],
  ['comes too late', limits.requestTimeoutMs],
])('a sign-up whose result %s continues with the account that it created [RPC-32, ERR-22]', async (_, lateness) => {
  const { flow, seenStates } = signIn()
  await enterCode(flow, address())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const send = globalThis.fetch
  const lossy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const response = await send(url, init)
    if (typeof init?.body !== 'string' || !init.body.includes('"createElkUser"')) return response
    vi.advanceTimersByTime(lateness)
    throw new TypeError('connection lost')
  })
  await flow.submitName('Ana')
  lossy.mockRestore()
  expect(seenStates.slice(-6)).toEqual([
    'nameSubmitting',
    'creatingUser',
    'waitingForAccountCheck',
    'afterLogin',
    'authenticating',
    'loggedIn',
  ])
})

it('a sign-up that finds the account but cannot look it up says why [ERR-09, ERR-22]', async () => {
  const to = address()
  const [first, second] = [signIn(), signIn()]
  for (const { flow } of [first, second]) await enterCode(flow, to)
  await first.flow.submitName('Ana')
  const send = globalThis.fetch
  const cut = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (typeof init?.body === 'string' && init.body.includes('"getHasElkProfile"')) throw new TypeError('cut')
    return send(url, init)
  })
  await second.flow.submitName('Ana again')
  cut.mockRestore()
  expect(second.flow.state()).toMatchObject({ status: 'askingForName', message: fixedText('ERR-09') })
  await second.flow.submitName('Ana again')
  expect(second.flow.state().status).toBe('loggedIn')
})

const waiting: Partial<SignIn> = { status: 'waitingForRedirectResult' }

describe('when a code cannot be sent', () => {
  it.each([
    ['phone', '12', fixedText('ERR-13')],
    ['email', 'nobody', fixedText('ERR-14')],
  ] as const)('a %s that the server rejects is reported as invalid [ERR-13, ERR-14]', async (entry, to, message) => {
    const { flow } = signIn(entry)
    await flow.sendCode(to)
    expect(flow.state()).toMatchObject({ status: 'notLoggedIn', message })
  })

  it.each([
    ['The mailbox is full.', 'The mailbox is full.'],
    [undefined, 'Unknown error'],
  ])('a server that reports %s shows "%s" [ERR-04]', async (message, shownText) => {
    const flow = withCodes({ send: () => Promise.reject(new Error(message)), check: () => Promise.resolve(undefined) })
    await flow.sendCode(address())
    expect(flow.state().message).toBe(`Something went wrong during sign in: ${shownText}`)
  })

  it('any other failure shows its cause [ERR-15]', async () => {
    wire.cut()
    const { flow } = signIn()
    await flow.sendCode(address())
    expect(flow.state().message).toBe(
      fixedText('ERR-15', { values: ["Can't reach Festoon. Check your connection and try again."] }),
    )
  })
})

describe('when a code is not accepted', () => {
  it.each(['email', 'phone'] as const)('a wrong %s code is invalid [ERR-18]', async (entry) => {
    const { flow } = signIn(entry)
    const to = entry === 'email' ? address() : '+14155550101'
    await flow.sendCode(to)
    await flow.submitCode((await lastCode(server, to)) === '000000' ? '111111' : '000000')
    expect(flow.state()).toMatchObject({ status: 'codeSent', message: fixedText('ERR-18') })
    const step = createElement(CodeStep, { steps: { ...flow, state: flow.state() } })
    expect(renderToStaticMarkup(step)).toContain(`>${fixedText('ERR-18')}<`)
  })

  it.each([
    ['phone', '+14155550102'],
    ['email', 'late@example.com'],
  ] as const)("an expired %s code shows the server's message [ERR-16, ERR-17]", async (entry, to) => {
    const { flow } = signIn(entry)
    await flow.sendCode(to)
    const code = await lastCode(server, to)
    server.clock.advance(limits.codeSeconds * 1_000 + 1_000)
    await flow.submitCode(code)
    expect(flow.state().message).toBe(
      fixedText(entry === 'phone' ? 'ERR-16' : 'ERR-17', {
        values: ['That code no longer works. Please request a new one.'],
      }),
    )
  })

  it('a code that is accepted without a token shows the link to support [ERR-19]', async () => {
    const flow = withCodes({ send: () => Promise.resolve(), check: () => Promise.resolve(undefined) })
    await flow.sendCode(address())
    await flow.submitCode('123456')
    expect(flow.state()).toMatchObject({ status: 'codeSent', message: support })
  })

  it('a hanging server times out after a minute [ERR-03, ERR-20, CONST-03, RPC-01]', async () => {
    const { flow } = signIn()
    const to = address()
    await flow.sendCode(to)
    const code = await lastCode(server, to)
    await hang(() => flow.submitCode(code), 60_000)
    expect(flow.state()).toMatchObject({ status: 'codeSent', message: fixedText('ERR-20') })
  })
})

describe('when a login fails after the code', () => {
  /** Creates a sign-in whose contact is verified but whose account hasn't been looked up. */
  const verifyContact = async () => {
    const to = address()
    let token = ''
    const { flow } = signIn('email', {
      signInWithCustomToken: (custom) => {
        token = custom
        return Promise.reject(new Error('stopped here'))
      },
    })
    await enterCode(flow, to)
    return token
  }
  const arrive = async (token: string, before: () => void) => {
    const { flow } = signIn(
      'email',
      { redirectResult: () => Promise.resolve({ kind: 'identity', identityToken: token }) },
      waiting,
    )
    before()
    await flow.takeRedirect()
    return flow.state()
  }

  it('a network failure has its own message [ERR-09]', async () => {
    expect(await arrive(await verifyContact(), wire.cut)).toMatchObject({
      status: 'error',
      message: fixedText('ERR-09'),
    })
  })

  it('a rejected token has its own message [ERR-10]', async () => {
    expect(await arrive('no token of ours', () => undefined)).toMatchObject({
      status: 'error',
      message: fixedText('ERR-10'),
    })
  })

  it('a hanging server times out after a minute [ERR-08]', async () => {
    const token = await verifyContact()
    const { flow } = signIn(
      'email',
      { redirectResult: () => Promise.resolve({ kind: 'identity', identityToken: token }) },
      waiting,
    )
    await hang(() => flow.takeRedirect(), 60_000)
    expect(flow.state().message).toBe(fixedText('ERR-08'))
  })

  it('an unexpected failure asks the user to try again [ERR-12]', async () => {
    const host = await person(server, 'Maya')
    const { flow } = signIn('email', {}, { status: 'notLoggedIn' })
    await flow.followLink({ userId: host.userId, refreshToken: '' })
    expect(flow.state().message).toBe(fixedText('ERR-12'))
  })

  it('a used link says so and offers a code instead', async () => {
    const host = await person(server, 'Maya')
    const { flow } = signIn()
    await flow.followLink({ userId: host.userId, refreshToken: 'used' })
    expect(flow.state()).toMatchObject({
      status: 'error',
      message: 'This link no longer works. Please sign in with a code, or ask for a new link.',
    })
    await enterCode(flow, host.email)
    expect(flow.state().status).toBe('loggedIn')
  })
})

describe('when no account can be created', () => {
  it('without verification, the link to support is shown [ERR-19]', async () => {
    const { flow } = signIn('email', {}, { status: 'askingForName' })
    await flow.submitName('Ana')
    expect(flow.state()).toMatchObject({ status: 'askingForName', message: support })
  })

  it('without a server, the link to support is shown, and the name is requested again [ERR-21, ERR-22]', async () => {
    const { flow } = signIn()
    await enterCode(flow, address())
    wire.cut()
    await flow.submitName('Ana')
    expect(flow.state()).toMatchObject({ status: 'askingForName', message: support })
    wire.restore()
    await flow.submitName('Ana')
    expect(flow.state().status).toBe('loggedIn')
  })
})

// This test must be last, because it leaves the server unusable.
it('a server without its database has its own message [ERR-11]', async () => {
  const { flow } = signIn()
  const to = address()
  await flow.sendCode(to)
  const code = await lastCode(server, to)
  await server.services.db.destroy()
  await flow.submitCode(code)
  expect(flow.state().message).toBe(fixedText('ERR-11'))
})
