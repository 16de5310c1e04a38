import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/builders.ts'
import { attempt } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('stored results of calls, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind, { strictLimits: true })
  })
  afterAll(() => server.end())

  it('don’t let one account fill the disk', async () => {
    const [host, other] = [await person(server, 'Hana Host'), await person(server, 'Otto Other')]
    const { db, rateLimits, clock } = server.services
    const eventId = randomUUID()
    let at = 0
    const save = () =>
      attempt(
        server,
        'editEventDraft',
        { eventId, event: { description: 'Come as you are.', modificationId: (at += 1) } },
        host,
      )
    /** Returns the number of results that are kept for a day. */
    const countKept = async () => {
      const rows = await db.selectFrom('requests').select('expires_at').execute()
      return rows.filter(({ expires_at }) => expires_at > clock.now() + 3_600_000).length
    }
    const before = await countKept()
    expect((await save()).status).toBe(200)
    expect(await countKept()).toBe(before + 1)
    // After results of 20 MB, others are kept only as long as a client waits for them.
    await expect(rateLimits.take('keptResultsOfUser', host.userId, 20_000_000)).rejects.toThrow('rateLimited')
    expect((await save()).status).toBe(200)
    expect(await countKept()).toBe(before + 1)
    await rateLimits.take('writesOfUser', host.userId, 1_197)
    expect((await save()).status).toBe(200)
    const { failure } = await save()
    expect(failure).toEqual({ reason: 'rateLimited', retryAfter: expect.any(Number) })
    expect(failure?.retryAfter).toBeLessThanOrEqual(600)
    // Others can write, and the host can still read.
    expect((await attempt(server, 'updateElkUser', { name: 'Otto' }, other)).status).toBe(200)
    expect((await attempt(server, 'fetchDrafts', {}, host)).status).toBe(200)
  })

  it('are limited per day for one account, which other limits per ten minutes would let fill the disk', async () => {
    const host = await person(server, 'Hedy Host')
    await server.services.rateLimits.take('writesOfUserInDay', host.userId, 11_999)
    const save = () => attempt(server, 'updateElkUser', { name: 'Hedy' }, host)
    expect((await save()).status).toBe(200)
    const { failure } = await save()
    expect(failure).toMatchObject({ reason: 'rateLimited' })
    expect(failure?.retryAfter).toBeGreaterThan(600)
  })

  it('don’t exist for callers who sign out without a session or with a made-up cookie', async () => {
    const { db } = server.services
    const count = async () => (await db.selectFrom('requests').select('request_id').execute()).length
    const before = await count()
    for (let at = 0; at < 3; at += 1) {
      const cookies = { authToken: randomUUID() }
      expect((await attempt(server, 'signOut', {}, { ip: `2001:db8:9:${at}::1` })).status).toBe(200)
      expect((await attempt(server, 'signOut', {}, { ip: `2001:db8:9:${at}::1`, cookies })).status).toBe(200)
    }
    expect(await count()).toBe(before)
  })

  it('don’t let the strangers of one network fill the disk', async () => {
    const signOut = async (ip: string) =>
      (await attempt(server, 'signOut', {}, { ip, deviceId: `web-${randomUUID()}` })).failure?.reason
    await server.services.rateLimits.takeFrom('writesFromAddress', '2001:db8:7:7::/64', 598)
    const outcomes = []
    for (let at = 1; at <= 3; at += 1) outcomes.push(await signOut(`2001:db8:7:7::${at}`))
    expect(outcomes).toEqual([undefined, undefined, 'rateLimited'])
    expect(await signOut('2001:db8:7:8::1')).toBeUndefined()
  })
})
