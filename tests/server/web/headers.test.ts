import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, invite, keyOf, party, person, picture, type Person } from '../../support/builders.ts'
import { coverUrl, testServer, type TestServer } from '../../support/testServer.ts'
import { documentedPaths } from '../../support/texts/documentedPaths.ts'

const renderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>rendered' }) }
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://party.example', ALLOW_DEV_PROVIDERS: 'outbox' }

/** Returns the values of a Content-Security-Policy by directive. */
const directivesOf = (policy: string): Map<string, string> =>
  new Map(policy.split(/;\s*/).map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]))

/** Returns the requirements on headers that a response breaks. */
function breaches(headers: Headers, hasBody: boolean): string[] {
  const get = (name: string): string => headers.get(name) ?? ''
  const policy = directivesOf(get('content-security-policy'))
  const type = get('content-type')
  const isText = /^text\/|\+xml|\/xml/.test(type)
  const checks: [string, boolean][] = [
    ['HSTS', get('strict-transport-security') === 'max-age=31536000; includeSubDomains'],
    ['nosniff', get('x-content-type-options') === 'nosniff'],
    ['default-src', ["'none'", "'self'"].includes(policy.get('default-src') ?? '')],
    ['object-src', policy.get('object-src') === "'none'"],
    ['base-uri', policy.get('base-uri') === "'none'"],
    ['frame-ancestors', policy.get('frame-ancestors') === "'none'"],
    ['referrer policy', /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/.test(get('referrer-policy'))],
    ['no CORS', !headers.has('access-control-allow-origin')],
    ['content type', !hasBody || type !== ''],
    ['charset', !isText || /charset=utf-8/i.test(type)],
  ]
  return checks.flatMap(([name, isMet]) => (isMet ? [] : [name]))
}

describe('every response in production', () => {
  let server: TestServer
  let origin: string
  let folder: string
  let host: Person
  /** A value for each parameter of a documented path. */
  let values: Record<string, string>
  const foundBreaches = new Map<string, string[]>()
  const statuses = new Set<number>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'festoon-assets-'))
    await mkdir(join(folder, 'assets'))
    for (const name of ['assets/page-1.js', 'sw.js', 'icon.svg']) await writeFile(join(folder, name), '/* a file */')
    server = await testServer('any', {
      env: production,
      renderer,
      assets: folder,
      extend: (app) =>
        app.get('/broken', () => {
          throw new Error('broken')
        }),
    })
    origin = await server.listen()
    host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gil'])
    if (!guest) throw new Error('no guest')
    await answer(server, event, guest, 'YES')
    const profile = await picture(server, host, { kind: 'profile' })
    values = {
      eventId: event.id,
      key: new URLSearchParams({ iu: guest.inviteeId, token: keyOf(server, event, guest) }).toString(),
      profile,
    }
  })
  afterAll(async () => {
    await server.end()
    await rm(folder, { recursive: true })
  })

  /** Requests a path and notes what its response breaks. */
  const look = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const abort = new AbortController()
    const request = { method, redirect: 'manual', signal: abort.signal, ...init } satisfies RequestInit
    const response = await fetch(`${origin}${path}`, request)
    const isStream = /event-stream/.test(response.headers.get('content-type') ?? '')
    const body = isStream ? 'endless' : await response.text()
    abort.abort()
    statuses.add(response.status)
    const brokenRules = breaches(response.headers, body !== '')
    if (brokenRules.length > 0) foundBreaches.set(`${method} ${path} ${response.status}`, brokenRules)
    return response
  }
  const accepts = ['text/html', 'application/json']

  it('has the security headers, on every documented path with every method', { timeout: 60_000 }, async () => {
    const paths = new Set(documentedPaths.map((row) => row.slice(row.indexOf(' ') + 1)))
    const concrete = (path: string): string =>
      path
        .replaceAll('{eventId}', values['eventId'] ?? '')
        .replaceAll(/\{\w+\}/g, 'google')
        .replace('*', 'a/b.webp')
    expect(paths.size).toBeGreaterThan(70)
    for (const path of paths)
      for (const accept of accepts) {
        for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE'])
          await look(method, concrete(path), { headers: { accept } })
        for (const type of ['application/json', 'application/x-www-form-urlencoded'])
          await look('POST', concrete(path), { headers: { accept, 'content-type': type }, body: '{}' })
      }
    expect(Object.fromEntries(foundBreaches)).toEqual({})
    expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 303, 400, 401, 404, 415]))
  })

  it('has them for pages, files, streams, redirects, and errors', async () => {
    const authorization = `Bearer ${host.accessToken}`
    const event = `/event/${values['eventId']}`
    const cases: [path: string, status: number, init?: RequestInit][] = [
      [event, 200],
      [`${event}?${values['key']}`, 200],
      [`${event}/calendar.ics`, 200],
      [`${event}/card.jpg`, 200],
      [`${event}/story.jpg`, 200],
      [`${event}/calendar/google`, 302],
      [`${event}/my-data?${values['key']}`, 200],
      [`/realtime?topic=events/users/${host.userId}`, 200, { headers: { authorization } }],
      [`/realtime?topic=events/users/${host.userId}`, 401],
      [coverUrl, 200],
      [values['profile'] ?? '', 404],
      ['/assets/page-1.js', 200],
      ['/sw.js', 200],
      ['/icon.svg', 200],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
      ['/.well-known/security.txt', 200],
      ['/json/openrpc.json', 200],
      ['/offline', 200],
      ['/login', 200],
      ['/unknown/path.webp', 404],
      ['/files/unknown', 404],
      ['/%zz', 400],
      ['/%zz', 404, { headers: { accept: 'text/html' } }],
      [`/album/${'x'.repeat(300)}`, 400],
      ['/broken', 500],
      ['/broken', 500, { headers: { accept: 'text/html' } }],
      ['/json/UserService', 404, { headers: { accept: 'text/html' } }],
    ]
    foundBreaches.clear()
    for (const [path, status, init] of cases)
      expect([path, (await look('GET', path, init)).status]).toEqual([path, status])
    await look('POST', '/json/UserService', { headers: { 'content-type': 'text/plain' }, body: 'x' })
    await look('POST', '/json/UserService', {
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(2_000_000),
    })
    expect(Object.fromEntries(foundBreaches)).toEqual({})
  })

  it('has them for requests that are no HTTP', async () => {
    for (const [request, status] of [
      ['GET / HTTP/1.1\r\nbad header\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const socket = createConnection(Number(new URL(origin).port), '127.0.0.1', () => socket.write(request))
      const [first = '', ...lines] = (await text(socket)).split('\r\n')
      const fields = lines
        .filter((line) => line !== '')
        .map((line): [string, string] => {
          const at = line.indexOf(': ')
          return [line.slice(0, at), line.slice(at + 2)]
        })
      expect(first).toContain(`HTTP/1.1 ${status} `)
      expect(breaches(new Headers(fields), false)).toEqual([])
    }
  })
})
