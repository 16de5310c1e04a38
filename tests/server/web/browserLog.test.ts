import { afterEach, expect, it } from 'vitest'
import { severities } from '@festoon/contract/wire/log'
import type { PageRequest } from '@festoon/contract/wire/page'
import { testServer, type TestServer } from '../../support/testServer.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.end()
  server = undefined
})

it.each([
  [undefined, ['WARN', 'ERROR']],
  ['warn', ['WARN', 'ERROR']],
  ['debug', ['INFO', 'DEBUG', 'WARN', 'ERROR']],
  ['error', ['ERROR']],
  ['off', []],
])(
  'logs what browsers report from the level %s, which pages know [RPC-106, ENT-53]',
  async (level, loggedSeverities) => {
    const lines: string[] = []
    const pageRequests: PageRequest[] = []
    server = await testServer('any', {
      env: { LOG_LEVEL: 'warn', ...(level === undefined ? {} : { BROWSER_LOG_LEVEL: level }) },
      logTo: (line) => lines.push(line),
      renderer: {
        render: (request) => {
          pageRequests.push(request)
          return Promise.resolve({ status: 200, html: '<!doctype html>' })
        },
      },
    })
    const entries = severities.map((severity) => ({ severity, message: `It broke: ${severity}` }))
    expect((await server.app.inject({ method: 'POST', url: '/log', payload: { entries } })).statusCode).toBe(204)
    const loggedLines = lines.filter((line) => line.includes('reported by a browser'))
    expect(loggedLines.map((line) => JSON.parse(line).severity)).toEqual(loggedSeverities)

    await server.app.inject({ url: '/welcome', headers: { accept: 'text/html' } })
    await server.app.inject({ url: `/event/${crypto.randomUUID()}`, headers: { accept: 'text/html' } })
    // The default isn't repeated in each page.
    const shownLevel = level === 'warn' ? undefined : level
    expect(pageRequests.map(({ logLevel }) => logLevel)).toEqual([shownLevel, shownLevel])
  },
)

it('takes four severities only [ENT-53]', async () => {
  server = await testServer('any', { env: { LOG_LEVEL: 'silent' } })
  const send = async (severity: string) => {
    const entries = [{ severity, message: 'It broke.' }]
    return (await server?.app.inject({ method: 'POST', url: '/log', payload: { entries } }))?.statusCode
  }
  for (const severity of ['INFO', 'DEBUG', 'WARN', 'ERROR']) expect(await send(severity)).toBe(204)
  for (const severity of ['FATAL', 'warn', '']) expect(await send(severity)).toBe(400)
})
