import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { signInAgain } from '../../support/accounts.ts'
import { person, signInInput, verify } from '../../support/builders.ts'
import { attempt, call, envelope, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(databaseKinds)('devices on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const devices = async (who: Caller) => (await call(server, 'fetchDevices', {}, who)).devices
  const renew = (authToken: string) =>
    attempt(server, 'refetchAccessToken', { deviceId: 'web-test', timestamp: 1 }, { cookies: { authToken } })

  it('are listed with their names, most recently used first', async () => {
    const first = await person(server, 'Dee')
    server.clock.advance(1_000)
    const second = await signInAgain(server, first)
    const [now, ...others] = await devices(second)
    expect(now).toMatchObject({ isCurrent: true, signedInAt: server.clock.now(), lastUsedAt: server.clock.now() })
    expect(others).toMatchObject([{ isCurrent: false, signedInAt: server.clock.now() - 1_000 }])
    server.clock.advance(1_000)
    await call(server, 'fetchEvents', {}, first)
    expect(
      (await devices(second)).map(({ isCurrent }) => isCurrent),
      'a call does not count as use',
    ).toEqual([true, false])
    await renew(first.refreshToken)
    expect((await devices(second)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })

  it('are named after their browser', async () => {
    const identityToken = await verify(server, `${randomUUID()}@example.com`)
    await call(server, 'createElkUser', { elkUser: { name: 'Fay' } }, { identityToken })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/json/AuthenticationService',
      payload: envelope('authenticate', signInInput, { identityToken }),
      headers: { 'user-agent': `${firefox} \u00e9${'x'.repeat(400)}` },
    })
    const { accessToken } = answer.json().result
    expect((await devices({ accessToken })).map(({ name }) => name)).toEqual(['Firefox on Linux'])
  })

  it('are signed out at once, with access and refresh credentials', async () => {
    const here = await person(server, 'Dee')
    const there = await signInAgain(server, here)
    const other = (await devices(here)).find(({ isCurrent }) => !isCurrent)
    const { cookies } = await attempt(server, 'signOutDevice', { sessionId: other?.sessionId ?? '' }, here)
    expect(cookies, 'the current device stays signed in').toEqual([])
    expect(await reasonOf(server, 'fetchEvents', {}, there)).toBe('sessionExpired')
    expect((await renew(there.refreshToken)).failure?.reason).toBe('sessionExpired')
    expect(await devices(here)).toHaveLength(1)
    expect(await reasonOf(server, 'signOutDevice', { sessionId: other?.sessionId ?? '' }, here)).toBe('notFound')
    expect((await renew(here.refreshToken)).status).toBe(200)
  })

  it('clear their cookies if they sign themselves out', async () => {
    const here = await person(server, 'Dee')
    const [device] = await devices(here)
    const { cookies } = await attempt(server, 'signOutDevice', { sessionId: device?.sessionId ?? '' }, here)
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['authToken', ''],
      ['userId', ''],
    ])
    expect(await reasonOf(server, 'fetchDevices', {}, here)).toBe('sessionExpired')
  })

  it('of others are not found', async () => {
    const [here, other] = [await person(server, 'Dee'), await person(server, 'Otto')]
    const [otherDevice] = await devices(other)
    expect(await reasonOf(server, 'signOutDevice', { sessionId: otherDevice?.sessionId ?? '' }, here)).toBe('notFound')
    expect(await reasonOf(server, 'signOutDevice', { sessionId: randomUUID() }, here)).toBe('notFound')
    expect(await reasonOf(server, 'fetchEvents', {}, other)).toBeUndefined()
  })

  it('disappear after 60 days without use', async () => {
    const here = await person(server, 'Dee')
    server.clock.advance(limits.sessionIdleSeconds * 1_000 - 1)
    const again = await signInAgain(server, here)
    expect(await devices(again)).toHaveLength(2)
    server.clock.advance(1)
    expect(await devices(again)).toHaveLength(1)
  })
})
