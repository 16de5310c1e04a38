/** @module-tag database */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { readPageErrors } from '../../../server/rpc/pageErrors.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { person } from '../../support/builders.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer, type TestServerOptions } from '../../support/testServer.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const entry = {
  severity: 'ERROR',
  message: 'The guest page failed: TypeError: undefined is not an object',
  path: '/event/6f1f3a52-5f0b-4f4e-9d57-0e5cf6a7f0aa',
  place: 'guest.js:1:20311',
  version: '0.1.0+ab12cd34',
}
const dayMs = 86_400_000

describe.each(databaseKinds)('page errors on %s', (kind) => {
  const servers: TestServer[] = []
  const start = async (options: TestServerOptions = {}): Promise<TestServer> => {
    const newServer = await testServer(kind, options)
    servers.push(newServer)
    return newServer
  }
  let server: TestServer
  beforeAll(async () => {
    server = await start({ env: { OPERATOR_EMAILS: 'ops@example.com' } })
  })
  afterAll(async () => {
    for (const one of servers) await one.end()
  })

  const report = (entries: readonly object[], to = server, userAgent = iPhone) =>
    to.app.inject({ method: 'POST', url: '/log', headers: { 'user-agent': userAgent }, payload: { entries } })
  const errorsOf = (of = server) => readPageErrors(of.services.db, 2_000)

  it('are counted per message, place, page and device, and shown to operators by frequency', async () => {
    expect((await report([{ ...entry, message: 'A page failed', place: 'ScreenError' }])).statusCode).toBe(204)
    expect((await report([entry, { ...entry, severity: 'WARN' }, entry])).statusCode).toBe(204)
    server.clock.advance(dayMs)
    await report([{ ...entry, path: '/event/0e5cf6a7-5f0b-4f4e-9d57-6f1f3a52f0aa', version: '0.2.0+ab12cd34' }])
    expect(await errorsOf()).toMatchObject([
      {
        message: 'The guest page failed: TypeError: undefined is not an object',
        path: '/event/…',
        place: 'guest.js:1:20311',
        device: 'Safari on iPhone',
        version: '0.2.0+ab12cd34',
        count: 3,
        first_at: server.clock.now() - dayMs,
        last_at: server.clock.now(),
      },
      { message: 'A page failed', place: 'ScreenError', count: 1 },
    ])

    const operator = await person(server, 'Olga Operator')
    const contact = { kind: 'email', value: 'ops@example.com', user_id: operator.userId, verified_at: 1 } as const
    await server.services.db.insertInto('user_contacts').values(contact).execute()
    const { refreshToken = '' } = await openSession(server.services.db, operator.userId, 'web', server.clock.now())
    const { body } = await server.app.inject({ url: '/operator', cookies: { authToken: refreshToken } })
    expect(body).toMatch(
      /3 × The guest page failed: TypeError: .*guest\.js:1:20311.*Safari on iPhone[^]*1 × A page failed/,
    )
  })

  it('contain nothing that people typed, and no addresses, ids or links, even in an invented report', async () => {
    const other = await start()
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress(), fc.webUrl(), fc.uuid(), fc.base64String())
    const secret = 'Zürich'
    await fc.assert(
      fc.asyncProperty(text, text, text, async (typedText, name, token) => {
        const message = `TypeError: ${typedText} ${secret} "${name}" is not a function`.slice(0, 500)
        const strange = { message, place: `${secret}${name}`, path: `/event/${secret}${token}`, version: `1 ${secret}` }
        const response = await report([{ severity: 'ERROR', ...strange }], other, `${secret} ${typedText}`)
        expect([204, 400]).toContain(response.statusCode)
      }),
      { numRuns: 30 },
    )
    const errors = await errorsOf(other)
    expect(errors.length).toBeGreaterThan(0)
    for (const error of errors) {
      expect(JSON.stringify(error)).not.toMatch(/Z(?:ü|%C3)|@|http/)
      expect(error.message).toMatch(/^TypeError: /)
      expect(error).toMatchObject({ place: '', version: '' })
      expect(error.path).toMatch(/^(?:\/(?:event|…|[a-z-]+)){2,}$/)
    }
  })

  it('number at most a thousand, also if many are reported at once, and are removed after 90 days', async () => {
    const full = await start()
    await report([entry, entry], full)
    const batches = Array.from({ length: 60 }, (_batch, batch) =>
      Array.from({ length: 20 }, (_line, line) => ({ ...entry, place: `main.js:${batch + 1}:${line + 1}` })),
    )
    const responses = await Promise.all(batches.map((batch) => report(batch, full)))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await errorsOf(full)).toHaveLength(1_000)
    full.clock.advance(30 * dayMs)
    await report([entry], full)
    expect((await errorsOf(full))[0]).toMatchObject({ place: entry.place, count: 3 })
    full.clock.advance(61 * dayMs)
    await housekeeping(full.services, full.database.database)
    expect(await errorsOf(full)).toMatchObject([{ place: entry.place, count: 3 }])
    full.clock.advance(30 * dayMs)
    await housekeeping(full.services, full.database.database)
    expect(await errorsOf(full)).toEqual([])
  })

  it('replace those that stopped, and then the rarest, once there are a thousand', async () => {
    const full = await start()
    const errorAt = (line: number) => ({ ...entry, place: `main.js:1:${line}` })
    const fill = async (from: number, count: number) => {
      const now = full.clock.now()
      const same = { message: 'TypeError', path: '', device: '', version: '', count: 1, first_at: now, last_at: now }
      const rows = Array.from({ length: count }, (_, at) => ({
        ...same,
        key: `${from + at}`,
        place: `main.js:2:${from + at}`,
      }))
      await full.services.db.insertInto('page_errors').values(rows).execute()
    }
    const countsOf = async () => new Map((await errorsOf(full)).map(({ place, count }) => [place, count]))
    await fill(1, 2)
    await report([errorAt(1), errorAt(1)], full)
    full.clock.advance(8 * dayMs)
    await fill(3, 997)
    full.clock.advance(1)
    await report([errorAt(2), errorAt(3), errorAt(4)], full)
    const withoutOld = await countsOf()
    expect(withoutOld.size).toBe(1_000)
    for (const place of ['main.js:2:1', 'main.js:2:2', 'main.js:1:1']) expect(withoutOld.has(place)).toBe(false)
    full.clock.advance(1)
    await report([errorAt(2), errorAt(5)], full)
    const withoutRare = await countsOf()
    expect(withoutRare.size).toBe(1_000)
    expect([2, 3, 4, 5].map((line) => withoutRare.get(`main.js:1:${line}`))).toEqual([2, 1, 1, 1])
  })

  it('are only logged if PAGE_ERRORS is off', async () => {
    const lines: string[] = []
    const env = { PAGE_ERRORS: 'off', LOG_LEVEL: 'warn' }
    const silent = await start({ env, logTo: (line) => lines.push(line) })
    expect((await report([entry], silent)).statusCode).toBe(204)
    expect(lines.filter((line) => line.includes('reported by a browser'))).toHaveLength(1)
    expect(await errorsOf(silent)).toEqual([])
  })

  it('from one network are limited', async () => {
    const strict = await start({ strictLimits: true })
    const statuses: number[] = []
    for (let batch = 0; batch < 7; batch += 1)
      statuses.push(
        (
          await report(
            Array.from({ length: 20 }, () => entry),
            strict,
          )
        ).statusCode,
      )
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429])
    expect(await errorsOf(strict)).toMatchObject([{ count: 120 }])
  })
})
