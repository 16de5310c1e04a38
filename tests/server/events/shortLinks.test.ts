import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { party, person, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)("an event's short link on %s", (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const open = (path: string, remoteAddress = '203.0.113.9', method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url: path, remoteAddress, headers: { accept: 'text/html' } })
  const pathOf = async (): Promise<{ id: string; path: string }> => {
    const event = await party(server, host)
    return { id: event.id, path: new URL(event.host?.shortUrl ?? '').pathname }
  }

  it("leads to the event's page", async () => {
    const { id, path } = await pathOf()
    expect(path).toMatch(/^\/e\/[0-9A-Za-z]{10}$/)
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await open(path, undefined, method)
      expect([response.statusCode, response.headers.location]).toEqual([302, `/event/${id}`])
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect((await pathOf()).path).not.toBe(path)
  })

  it('only appears for hosts, and stays the same', async () => {
    const event = await party(server, host)
    const hostView = await call(server, 'getEvent', { eventId: event.id }, host)
    expect(hostView.event.host?.shortUrl).toBe(event.host?.shortUrl)
    const preview = await call(server, 'getEventPreview', { eventId: event.id })
    expect(JSON.stringify(preview)).not.toContain('/e/')
  })

  it('leads nowhere once the event is deleted', async () => {
    const { id, path } = await pathOf()
    await call(server, 'deleteEvent', { eventId: id }, host)
    expect((await open(path)).statusCode).toBe(404)
  })

  it.each(['aaaaaaaaaa', 'short', 'elevenchars', 'ten%20chars', "a'--b;c/dd", '%E0%A4%A'])(
    '%s leads nowhere',
    async (code) => expect((await open(`/e/${code}`)).statusCode).toBe(404),
  )

  it('has pictures that one network can only have drawn a limited number of times', async () => {
    const [one, other] = [await party(server, host, { title: 'One' }), await party(server, host, { title: 'Other' })]
    const draw = (id: string, ip: string, name = 'card') => open(`/event/${id}/${name}.jpg`, ip)
    expect((await draw(one.id, '198.51.100.8')).statusCode).toBe(200)
    await server.services.rateLimits.takeFrom('picturesFromAddress', '198.51.100.8', 119)
    for (const name of ['card', 'story']) expect((await draw(other.id, '198.51.100.8', name)).statusCode).toBe(429)
    // What is drawn already, and other networks, aren't limited.
    expect((await draw(one.id, '198.51.100.8')).statusCode).toBe(200)
    expect((await draw(other.id, '203.0.113.77')).statusCode).toBe(200)
  })

  it('can only be tried a few hundred times a minute from one network', async () => {
    const { path } = await pathOf()
    const statuses = new Set<number>()
    for (let n = 0; n < 300; n += 1)
      statuses.add((await open(`/e/${String(n).padStart(10, 'z')}`, '198.51.100.7')).statusCode)
    expect([...statuses]).toEqual([404])
    // A right guess isn't told apart from a wrong one.
    expect((await open(path, '198.51.100.7')).statusCode).toBe(429)
    expect((await open('/e/zzzzzzzzzz', '198.51.100.7')).statusCode).toBe(429)
    expect((await open(path, '198.51.100.200', 'HEAD')).statusCode).toBe(302)
  })
})
