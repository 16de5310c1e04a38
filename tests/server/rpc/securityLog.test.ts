import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from '@festoon/contract/wire/operations'
import { lastCode, party, person, verify, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, envelope, reasonOf } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string(),
  reqId: z.string().optional(),
  operation: z.string().optional(),
  reason: z.string().optional(),
})

describe('the log', () => {
  const raw: string[] = []
  let server: TestServer
  let origin: string
  let host: Person
  beforeAll(async () => {
    const env = { LOG_LEVEL: 'info' }
    server = await testServer('any', { env, strictLimits: true, logTo: (line) => raw.push(line) })
    origin = await server.listen()
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())
  beforeEach(() => raw.splice(0))

  const lines = () => raw.map((line) => lineSchema.parse(JSON.parse(line)))
  /** Returns what the log says of calls: the message, the operation, and the reason. */
  const entries = () => lines().map(({ msg, operation, reason }) => [msg, operation, reason].filter((part) => part))
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  it('names successful and failed sign-ins, by way in', async () => {
    const { email } = await person(server, 'Sam')
    await verify(server, email)
    const right = await lastCode(server, email)
    const wrong = right === '000000' ? '000001' : '000000'
    await call(server, 'sendEmailSignInCode', { emailAddress: email })
    await attempt(server, 'signInWithEmailAndCode', { emailAddress: email, code: wrong })
    await attempt(server, 'signInWithRefreshToken', { userId: host.userId, refreshToken: 'x', deviceId: 'web' })
    await attempt(server, 'refetchAccessToken', { deviceId: 'web', timestamp: 1 })
    expect(entries()).toEqual(
      expect.arrayContaining([
        ['call succeeded', 'signInWithEmailAndCode'],
        ['call succeeded', 'authenticate'],
        ['call refused', 'signInWithEmailAndCode', 'codeInvalid'],
        ['call refused', 'signInWithRefreshToken', 'linkInvalid'],
        ['call refused', 'refetchAccessToken', 'sessionExpired'],
      ]),
    )
    expect(raw.join('')).not.toContain(email)
  })

  it('names refused access, by operation and by path', async () => {
    const event = await party(server, host)
    const stranger = await person(server, 'Stan')
    raw.splice(0)
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, stranger)).toBe('forbidden')
    expect(await reasonOf(server, 'fetchEvents', {}, { accessToken: 'forged' })).toBe('sessionExpired')
    const headers = { authorization: `Bearer ${stranger.accessToken}` }
    await fetch(`${origin}/realtime?topic=events/users/${host.userId}`, { headers })
    await fetch(`${origin}/event/${event.id}/guestlist.csv`)
    await post('/json/UserService', JSON.stringify(envelope('fetchEvents', {}, host)), {
      origin: 'https://evil.example',
    })
    expect(entries()).toEqual(
      expect.arrayContaining([
        ['call refused', 'fetchInvitees', 'forbidden'],
        ['call refused', 'fetchEvents', 'sessionExpired'],
        ['request refused', 'forbidden'],
        ['request refused', 'unauthenticated'],
        ['call refused', 'originRefused'],
      ]),
    )
  })

  it('names attempts to bypass input checks and rate limits', async () => {
    await post('/json/UserService', '{"jsonrpc": ')
    await post(
      `/json/${operations.updateElkUser.service}`,
      JSON.stringify(envelope('updateElkUser', { name: 7 }, host)),
    )
    await post('/json/UserService', 'x'.repeat(2_000_000)).catch(() => undefined)
    await post('/log/policy', '{')
    const emailAddress = `${randomUUID()}@example.com`
    for (let time = 0; time < 12; time += 1) await attempt(server, 'sendEmailSignInCode', { emailAddress })
    const logEntries = await eventually(() => {
      const all = entries()
      return Promise.resolve(all.some(([, name]) => name === 'tooLarge') ? all : undefined)
    })
    expect(logEntries).toEqual(
      expect.arrayContaining([
        ['call refused', 'malformed'],
        ['call refused', 'updateElkUser', 'invalid'],
        ['call refused', 'tooLarge'],
        ['call refused', 'sendEmailSignInCode', 'rateLimited'],
      ]),
    )
  })

  it('has one JSON object a line, whatever callers send', async () => {
    const forgedLine = '{"level":30,"time":1,"msg":"forged"}'
    const breaks = ['\n', '\r\n', '\u2028', '\u0085', '\u001b[2K', '\u0000']
    for (const between of breaks) {
      const text = `x${between}${forgedLine}`
      const path = encodeURIComponent(text)
      await fetch(`${origin}/${path}`)
      await fetch(`${origin}/event/${path}`)
      await post('/json/UserService', JSON.stringify({ ...envelope('fetchEvents', {}), method: text }))
      await post('/json/UserService', JSON.stringify({ ...envelope('fetchEvents', {}), id: text }))
      await post('/log', JSON.stringify({ entries: [{ severity: 'ERROR', message: text, path: `/${text}` }] }))
      await post(
        '/log/policy',
        JSON.stringify({ 'csp-report': { 'blocked-uri': text, 'effective-directive': text } }),
        {
          'content-type': 'application/csp-report',
        },
      )
    }
    expect(raw.length).toBeGreaterThan(60)
    for (const line of raw) {
      expect(line.indexOf('\n')).toBe(line.length - 1)
      expect(Array.from(line.slice(0, -1)).filter((letter) => letter < ' ')).toEqual([])
      expect(lineSchema.parse(JSON.parse(line)).msg).not.toBe('forged')
    }
    expect(raw.join('')).toContain('forged')
  })
})
