import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { channelsSchema } from '@festoon/contract/wire/realtime'
import { readConfig } from '../../../server/config/config.ts'
import { firebaseRealtime } from '../../../server/providers/realtime/firebase.ts'
import { liveDatabasePolicy } from '../../../server/web/securityHeaders.ts'
import { party, person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { liveDatabaseService, type LiveDatabaseService } from '../../support/services/liveDatabaseService.ts'
import { testClock } from '../../support/testClock.ts'
import { testServer } from '../../support/testServer.ts'

let service: LiveDatabaseService
beforeEach(async () => {
  service = await liveDatabaseService()
})
afterEach(() => service.close())

const topic = `events/${randomUUID()}`
const logLines: string[] = []
const log = {
  warn: (_what: unknown, text?: string): void => void logLines.push(`warn ${text ?? ''}`),
  info: (text: unknown): void => void logLines.push(`info ${String(text)}`),
}

function begin(secret = 'a', clock = testClock()) {
  const { liveDatabase } = readConfig(service.env).cloud
  if (!liveDatabase) throw new Error('no database')
  const provider = firebaseRealtime(liveDatabase, { key: Buffer.from(secret), clock, firstWaitMs: 5 })
  logLines.length = 0
  provider.start(log)
  const nameOf = (of?: string) => /\/topics\/([\w-]{43})\.json$/.exec(provider.channelOf(of).url)?.[1] ?? ''
  return { provider, nameOf, valueAt: (of?: string) => service.values.get(nameOf(of)) }
}
const announce = (provider: ReturnType<typeof begin>['provider'], id: string, of = topic) =>
  provider.announce({ topic: of, modificationId: id })

describe('a Firebase Realtime Database', () => {
  it('only gets ids, under keys that disclose nothing and depend on the secret', async () => {
    const { provider, nameOf, valueAt } = begin()
    provider.announce({ topic, modificationId: '7', messageModificationId: '6' })
    await eventually(() => Promise.resolve(service.values.size > 0))
    expect(valueAt(topic)).toEqual({ modificationId: '7', messageModificationId: '6' })
    expect(service.writtenBodies.join()).not.toContain(topic.split('/')[1])
    expect(nameOf(topic)).not.toBe(begin('b').nameOf(topic))
    expect(nameOf(topic)).not.toBe(nameOf(`events/${randomUUID()}`))
    expect(nameOf()).not.toBe(nameOf(topic))
    await provider.stop()
  })

  it.each([[500], [503, 429, 503], [401], [0]])(
    'that returns %j gets the change later, and only the newest',
    async (...troubles) => {
      const { provider, valueAt } = begin()
      service.troubles.push(...troubles)
      announce(provider, '1')
      announce(provider, '2')
      announce(provider, '3')
      await eventually(() => Promise.resolve(JSON.stringify(valueAt(topic)) === '{"modificationId":"3"}'), 15_000)
      await provider.stop()
      // A rejected token is replaced at once; other failures are retried after a delay.
      const isRetried = troubles[0] !== 401
      expect(logLines.filter((line) => line.startsWith('warn'))).toHaveLength(isRetried ? 1 : 0)
    },
    30_000,
  )

  it('that is down gets all changes when it is back', async () => {
    const { provider, valueAt } = begin()
    service.troubles.push(...Array.from({ length: 8 }, () => 503))
    const topics = Array.from({ length: 1_200 }, () => `events/${randomUUID()}`)
    for (const one of topics) announce(provider, '1', one)
    await eventually(() => Promise.resolve(topics.every((one) => valueAt(one) !== undefined)), 15_000)
    expect(logLines.at(-1)).toMatch(/^info changes are published again/)
    await provider.stop()
  }, 30_000)

  it('that is down too long makes all browsers fetch again, instead of queueing without limit', async () => {
    const { provider, valueAt } = begin()
    service.troubles.push(503, 503)
    for (let at = 0; at < 10_600; at += 1) announce(provider, '1', `events/${randomUUID()}`)
    await eventually(() => Promise.resolve(valueAt() !== undefined), 15_000)
    expect(service.values.size).toBeLessThan(1_500)
    await provider.stop()
  }, 30_000)

  it('gets the remaining changes when the server stops, and a new token when the old one expires', async () => {
    const clock = testClock()
    const { provider, valueAt } = begin('a', clock)
    announce(provider, '1')
    await eventually(() => Promise.resolve(valueAt(topic) !== undefined))
    clock.advance(3_600_000)
    announce(provider, '2')
    await provider.stop()
    expect(valueAt(topic)).toEqual({ modificationId: '2' })
    expect(service.account.tokenCount).toBe(2)
    announce(provider, '3')
    expect(valueAt(topic)).toEqual({ modificationId: '2' })
  })

  it('is disclosed to authorized listeners, and its failures affect nothing else', async () => {
    const lines: string[] = []
    const server = await testServer('any', {
      env: { ...service.env, LOG_LEVEL: 'warn' },
      logTo: (line) => lines.push(line),
    })
    const [host, stranger] = [await person(server, 'Hana'), await person(server, 'Stan')]
    service.troubles.push(...Array.from({ length: 50 }, () => 503))
    const event = await party(server, host)
    const ask = (who: { accessToken: string }) =>
      server.app.inject({
        url: `/realtime?topic=events/${event.id}`,
        headers: { authorization: `Bearer ${who.accessToken}` },
      })
    expect((await ask(stranger)).statusCode).toBe(403)
    const answer = await ask(host)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { channels } = channelsSchema.parse(answer.json())
    expect(channels.map((channel) => channel.topic)).toEqual([`events/${event.id}`, null])
    for (const { url } of channels) expect((await fetch(url)).status).toBe(200)
    const origin = new URL(channels[0]?.url ?? '').origin
    expect((await fetch(`${origin}/topics.json`)).status).toBe(401)
    expect((await call(server, 'fetchEvents', {}, host)).events).toHaveLength(1)
    await server.end()
    expect(lines.filter((line) => line.includes('failed to publish changes')).length).toBeGreaterThan(0)
    expect(lines.join()).not.toMatch(/ya29|PRIVATE KEY/)
  })

  it('can only be reached from the app’s pages', async () => {
    expect(liveDatabasePolicy('https://demo.firebaseio.com')['connect-src']).toBe('https://*.firebaseio.com')
    expect(liveDatabasePolicy('https://demo.europe-west1.firebasedatabase.app')['connect-src']).toBe(
      'https://*.europe-west1.firebasedatabase.app',
    )
    const renderer: PageRenderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>' }) }
    const server = await testServer('any', { env: service.env, renderer })
    const event = await party(server, await person(server, 'Hana'))
    const sources = async (url: string) => {
      const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } })
      return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    }
    expect(await sources('/events')).toBe(`'self' ${service.env['FIREBASE_DATABASE_URL']}`)
    expect(await sources(`/event/${event.id}`)).toBe("'self'")
    await server.end()
  })

  it.each([
    [{ REALTIME: 'firebase' }, 'FIREBASE_DATABASE_URL'],
    [{ REALTIME: 'firebase', FIREBASE_DATABASE_URL: 'https://demo.firebaseio.com' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ REALTIME: 'pigeon' }, 'REALTIME'],
  ])("doesn't start with incomplete settings: %j", (env, expectedText) => {
    expect(() => readConfig(env)).toThrow(expectedText)
  })
})
