import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type * as Report from '../../../../app/platform/rpc/report.ts'
import { eventually } from '../../../support/eventually.ts'
import { asBrowser } from '../../../support/stories/asBrowser.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const lines: string[] = []
const reportedLines = () => lines.filter((line) => line.includes('reported by a browser'))
let server: TestServer
let leave: () => void
let report: typeof Report.report

beforeAll(async () => {
  server = await testServer('any', {
    env: { LOG_LEVEL: 'warn' },
    strictLimits: true,
    logTo: (line) => lines.push(line),
  })
  const origin = await server.listen()
  leave = asBrowser(() => origin)
  // Its own module, because the other tests' module may be about to send what they reported.
  vi.resetModules()
  ;({ report } = await import('../../../../app/platform/rpc/report.ts'))
}, 60_000)
afterAll(async () => {
  leave()
  await server.end()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Runs `work` with a stopped clock, then sends the batch. Returns the requests sent and their responses. */
async function posts(work: () => void): Promise<{ answers: Response[]; sentBodies: string }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fetching = vi.spyOn(globalThis, 'fetch')
  work()
  expect(fetching).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  const answers = await Promise.all(fetching.mock.results.map(({ value }) => value))
  const sentBodies = JSON.stringify(fetching.mock.calls.map(([, init]) => init?.body))
  fetching.mockRestore()
  vi.useRealTimers()
  return { answers, sentBodies }
}

it('posts warnings and errors in batches, without tokens and codes, at a limited rate [RPC-106]', async () => {
  const token = 'kQ3xZ0pN7vB2mW9yT4rS8uL1cD6fG5hJ'
  const { answers, sentBodies } = await posts(() => {
    report('WARN', 'The first')
    const error = () => new Error(`token=${token} and code 123456 of ana@example.com`)
    report('ERROR', 'The second', error())
    report('WARN', 'The third', error())
    report('WARN', `The fourth: ${error().message}`)
    for (let more = 0; more < 40; more += 1) report('WARN', 'More than one post takes')
  })
  expect(answers.map(({ url, status }) => [new URL(url).pathname, status])).toEqual([['/log', 204]])
  await eventually(() => Promise.resolve(reportedLines().length === 20))
  const [first = '', second = '', third = '', fourth = ''] = reportedLines()
  expect(JSON.parse(first)).toMatchObject({ severity: 'WARN', browserMessage: 'The first', path: '/login' })
  expect(JSON.parse(second)).toMatchObject({ severity: 'ERROR' })
  for (const secret of [token, '123456', 'ana@example.com'])
    for (const text of [sentBodies, second, third, fourth]) expect(text).not.toContain(secret)
  expect(JSON.parse(fourth).browserMessage).toMatch(/^The fourth: /)

  const statuses: number[] = []
  for (let batch = 0; batch < 6; batch += 1) {
    const again = await posts(() => {
      for (let more = 0; more < 40; more += 1) report('WARN', 'Again')
    })
    statuses.push(...again.answers.map(({ status }) => status))
  }
  // The limit is 120 lines per minute and network, including the 20 above.
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

it.each([
  [undefined, ['A warning', 'An error']],
  ['debug', ['A warning', 'An error']],
  ['error', ['An error']],
  ['off', []],
])('posts the entries of the level %s of the page [RPC-106]', async (level, postedMessages) => {
  if (level !== undefined) document.documentElement.dataset.log = level
  const { sentBodies } = await posts(() => {
    report('WARN', 'A warning')
    report('ERROR', 'An error')
  })
  delete document.documentElement.dataset.log
  const messages = JSON.parse(sentBodies).flatMap((body: string) =>
    JSON.parse(body).entries.map(({ message }: { message: string }) => message),
  )
  expect(messages).toEqual(postedMessages)
})
