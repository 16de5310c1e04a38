import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { measureTime } from '../../support/load/figure.ts'
import { spotifyService } from '../../support/services/spotifyService.ts'
import { stripeService } from '../../support/services/stripeService.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const renderer: PageRenderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>' }) }
const secret = 'Zx81kQw9pLr72mVt55bNhJ3s'
const documentURL = `https://party.example/event/5b2c7c1e-9d6d-4f1c-8f55-6d0f4d1f2a11?iu=1&token=${secret}`

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  server = await testServer('any', {
    renderer,
    env: { LOG_LEVEL: 'warn', SUPPORT_EMAIL: 'Festoon <help@party.example>' },
    logTo: (line) => lines.push(line),
  })
})
afterAll(() => server.end())

const report = (type: string, body: unknown, to = server) =>
  to.app.inject({
    method: 'POST',
    url: '/log/policy',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const violation = {
  documentURL,
  effectiveDirective: 'script-src-elem',
  blockedURL: `https://evil.example/x.js?stolen=${secret}`,
  sourceFile: 'https://party.example/assets/main.js',
  lineNumber: 7,
}

it('a page names the address for reports, and browsers can send it either format', async () => {
  const { headers } = await server.app.inject({ url: '/welcome', headers: { accept: 'text/html' } })
  expect(headers['reporting-endpoints']).toBe('policy="/log/policy"')
  expect(headers['content-security-policy']).toContain('report-to policy; report-uri /log/policy')
  const single = {
    'document-uri': documentURL,
    'violated-directive': 'img-src',
    'blocked-uri': 'https://evil.example/p.gif',
  }
  expect((await report('application/reports+json', [{ type: 'csp-violation', body: violation }])).statusCode).toBe(204)
  expect((await report('application/csp-report', { 'csp-report': single })).statusCode).toBe(204)
  const reportLines = lines.filter((line) => line.includes('Content-Security-Policy'))
  expect(reportLines).toHaveLength(2)
  expect(reportLines[0]).toContain('script-src-elem')
  expect(reportLines[0]).toContain('https://evil.example/x.js')
  expect(reportLines[1]).toContain('img-src')
  expect(reportLines.join()).not.toContain(secret)
  expect(reportLines.join()).not.toContain('5b2c7c1e')
})

it.each([
  ['application/reports+json', '[{'],
  ['application/reports+json', [{ type: 'csp-violation', body: { documentURL } }]],
  ['application/csp-report', { 'csp-report': {} }],
  ['application/csp-report', { 'csp-report': { 'document-uri': documentURL, 'line-number': 'seven' } }],
  ['application/json', 'null'],
])('rejects an invalid report: %s %j', async (type, body) => {
  expect((await report(type, body)).statusCode).toBe(400)
})

it('ignores reports of other kinds', async () => {
  const before = lines.length
  expect((await report('application/reports+json', [{ type: 'deprecation', body: {} }])).statusCode).toBe(204)
  expect(lines).toHaveLength(before)
})

it('one network can’t flood the log or delay others with its reports', async () => {
  const logLines: string[] = []
  const strict = await testServer('any', {
    strictLimits: true,
    env: { LOG_LEVEL: 'warn' },
    logTo: (line) => logLines.push(line),
  })
  const many = Array.from({ length: 50 }, () => ({ type: 'csp-violation', body: violation }))
  const statuses = []
  for (let at = 0; at < 4; at += 1) statuses.push((await report('application/reports+json', many, strict)).statusCode)
  expect(statuses).toEqual([204, 204, 429, 429])
  expect(logLines.filter((line) => line.includes('Content-Security-Policy'))).toHaveLength(100)
  const long = { 'csp-report': { 'document-uri': 'a'.repeat(32_000), 'violated-directive': 'img-src' } }
  const { statusCode } = await measureTime({ what: 'logging a long report of a browser', max: 300 }, () =>
    report('application/csp-report', long),
  )
  expect(statusCode).toBe(204)
  await strict.end()
})

it('pages accept HTML and script URLs only from the app’s own policy, unless a service’s script needs more', async () => {
  const policyOf = async (env: Record<string, string>, url: string) => {
    const other = await testServer('any', { env, renderer })
    const { headers } = await other.app.inject({ url, headers: { accept: 'text/html' } })
    await other.end()
    return String(headers['content-security-policy'])
  }
  const ownPolicy = "require-trusted-types-for 'script'; trusted-types festoon;"
  const [stripe, spotify] = [await stripeService(), await spotifyService()]
  for (const env of [{}, stripe.env, spotify.env]) expect(await policyOf(env, '/event/create')).toContain(ownPolicy)
  expect(await policyOf({}, '/coins/pay?state=x')).toContain(ownPolicy)
  expect(await policyOf(stripe.env, '/coins/pay?state=x')).not.toContain('trusted-types')
  await stripe.close()
  await spotify.close()
})

it('says where to report a vulnerability (RFC 9116)', async () => {
  const { headers, body } = await server.app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.split(': ')[1]]),
  )
  expect(fields.get('Contact')).toBe('mailto:help@party.example')
  const days = (Date.parse(fields.get('Expires') ?? '') - server.clock.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
