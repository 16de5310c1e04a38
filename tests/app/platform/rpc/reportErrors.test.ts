import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readPageErrors } from '../../../../server/rpc/pageErrors.ts'
import { eventually } from '../../../support/eventually.ts'
import { asBrowser } from '../../../support/stories/asBrowser.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

/** The events of the page's window. */
const pageEvents = new EventTarget()
let server: TestServer
let leave: () => void

beforeAll(async () => {
  server = await testServer('any')
  const origin = await server.listen()
  const leavePage = asBrowser(() => origin)
  const addEventListener = pageEvents.addEventListener.bind(pageEvents)
  Object.defineProperty(globalThis, 'addEventListener', { value: addEventListener, configurable: true })
  leave = () => {
    leavePage()
    Reflect.deleteProperty(globalThis, 'addEventListener')
  }
  vi.resetModules()
}, 60_000)
afterAll(async () => {
  leave()
  await server.end()
})

/** Returns an error that a script threw. */
const thrownBy = (script: string, message: string): Error =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at x (${script}:1:20)` })
const ownScript = 'http://here.invalid/assets/main-Ab_-f12d.js'

it('an error that no code caught is reported once, and those of extensions and other sites are not', async () => {
  const { watchErrors } = await import('../../../../app/platform/rpc/watchErrors.ts')
  const { report } = await import('../../../../app/platform/rpc/report.ts')
  watchErrors()
  const isThrown = (error: unknown) => pageEvents.dispatchEvent(Object.assign(new Event('error'), { error }))
  const isRejected = (reason: unknown) =>
    pageEvents.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

  isThrown(undefined)
  isRejected('Ana')
  isThrown(thrownBy('chrome-extension://abc/assets/main-12345678.js', 'is not iterable'))
  isThrown(thrownBy('https://cdn.example/assets/main-12345678.js', 'is not iterable'))
  const ownError = thrownBy(ownScript, 'Cannot convert "Ana Ortiz" to a BigInt')
  isThrown(ownError)
  isRejected(ownError)
  const caughtError = new Error('broken')
  report('ERROR', 'A page failed', caughtError, 'ScreenError')
  report('ERROR', 'A page failed', caughtError, 'ScreenError')
  isRejected(thrownBy(ownScript, 'Failed to fetch'))

  const errors = () => readPageErrors(server.services.db, 10)
  await eventually(async () => (await errors()).length === 3)
  pageEvents.dispatchEvent(new Event('pagehide'))
  const byMessage = (await errors()).toSorted((a, b) => a.message.localeCompare(b.message))
  expect(byMessage).toMatchObject([
    { message: 'A page failed: Error: …', place: 'ScreenError', path: '/login', version: '', count: 1 },
    { message: 'Uncaught: TypeError: cannot convert … to a BigInt', place: 'main.js:1:20', count: 1 },
    { message: 'Uncaught: TypeError: failed to fetch', place: 'main.js:1:20', count: 1 },
  ])
})
