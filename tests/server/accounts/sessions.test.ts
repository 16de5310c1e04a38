import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { openSession, refreshLeewayMs, sessionOfRefreshToken } from '../../../server/accounts/sessions/sessions.ts'
import { person, signInInput, verify } from '../../support/builders.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const freshEmail = () => `${randomUUID()}@example.com`

describe.each(databaseKinds)('sessions on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const renew = (authToken: string) =>
    attempt(server, 'refetchAccessToken', { deviceId: 'web-test', timestamp: 1 }, { cookies: { authToken } })
  const credentialOf = ({ cookies }: Awaited<ReturnType<typeof renew>>): string =>
    cookies.find(({ name }) => name === 'authToken')?.value ?? ''

  it('ends an access token after an hour, and renews it from the cookie or the payload [RPC-09, RPC-10]', async () => {
    const someone = await person(server, 'Rae')
    server.clock.advance(3_600_000 - 1)
    expect(await reasonOf(server, 'fetchEvents', {}, someone)).toBeUndefined()
    server.clock.advance(1)
    expect(await reasonOf(server, 'fetchEvents', {}, someone)).toBe('sessionExpired')
    const renewal = await renew(someone.refreshToken)
    expect(renewal.result?.userId).toBe(someone.userId)
    expect(
      await reasonOf(server, 'fetchEvents', {}, { accessToken: renewal.result?.accessToken ?? '' }),
    ).toBeUndefined()
    const next = renewal.cookies.find(({ name }) => name === 'authToken')?.value ?? ''
    expect(next).not.toBe(someone.refreshToken)
    const input = { userId: someone.userId, deviceId: 'web-test', timestamp: 1, refreshToken: next }
    expect((await call(server, 'refetchAccessToken', input)).userId).toBe(someone.userId)
  })

  it('ends the one that was used least recently when an account has more than a hundred', async () => {
    const someone = await person(server, 'Rory')
    const open = (device: string) =>
      openSession(server.services.db, someone.userId, device, server.clock.now()).then(
        ({ refreshToken = '' }) => refreshToken,
      )
    server.clock.advance(1)
    const second = await open('second')
    server.clock.advance(1)
    const endedSession = await open('ended')
    await call(server, 'signOut', {}, { cookies: { authToken: endedSession } })
    server.clock.advance(1)
    for (let at = 3; at < limits.sessions; at += 1) await open(`device-${at}`)
    // The one that ended makes room first.
    const rows = () =>
      server.services.db.selectFrom('sessions').select('id').where('user_id', '=', someone.userId).execute()
    for (const device of ['another', 'the last']) await open(device)
    expect(await rows()).toHaveLength(limits.sessions)
    expect((await renew(someone.refreshToken)).failure?.reason).toBe('sessionExpired')
    expect((await renew(second)).status).toBe(200)
  })

  const days = (count: number) => count * 24 * 3_600_000

  it('ends 30 days after the last use', async () => {
    expect([limits.sessionIdleSeconds, limits.sessionSeconds]).toEqual([days(30) / 1_000, days(90) / 1_000])
    const someone = await person(server, 'Ida')
    server.clock.advance(days(30) - 1)
    const next = credentialOf(await renew(someone.refreshToken))
    expect(next).not.toBe('')
    server.clock.advance(days(30))
    expect((await renew(next)).failure?.reason).toBe('sessionExpired')
  })

  it('ends 90 days after the sign-in, however often it is used', async () => {
    const someone = await person(server, 'Max')
    let token = someone.refreshToken
    for (let month = 0; month < 4; month += 1) {
      server.clock.advance(days(22))
      token = credentialOf(await renew(token))
    }
    server.clock.advance(days(2) - 60_000)
    const last = await renew(token)
    const bearer = { accessToken: last.result?.accessToken ?? '' }
    expect(await reasonOf(server, 'fetchEvents', {}, bearer)).toBeUndefined()
    expect((await call(server, 'fetchDevices', {}, bearer)).devices).toHaveLength(1)
    server.clock.advance(60_000)
    expect(await reasonOf(server, 'fetchEvents', {}, bearer), 'the access token ends with the session').toBe(
      'sessionExpired',
    )
    expect((await renew(credentialOf(last))).failure?.reason).toBe('sessionExpired')
  })

  it('ends the whole session if a used refresh credential is repeated [RPC-10]', async () => {
    const someone = await person(server, 'Ned')
    const renewal = await renew(credentialOf(await renew(someone.refreshToken)))
    server.clock.advance(refreshLeewayMs + 1)
    expect((await renew(someone.refreshToken)).failure?.reason).toBe('sessionExpired')
    expect((await renew(credentialOf(renewal))).failure?.reason).toBe('sessionExpired')
    expect(await reasonOf(server, 'fetchEvents', {}, { accessToken: renewal.result?.accessToken ?? '' })).toBe(
      'sessionExpired',
    )
  })

  it('returns another credential if the response to a renewal was lost', async () => {
    const someone = await person(server, 'Lou')
    const lostCredential = credentialOf(await renew(someone.refreshToken))
    server.clock.advance(refreshLeewayMs + 1)
    const again = await renew(someone.refreshToken)
    expect(again.result?.userId).toBe(someone.userId)
    server.clock.advance(refreshLeewayMs + 1)
    const keptCredential = credentialOf(await renew(credentialOf(again)))
    expect(keptCredential).not.toBe('')
    // The lost credential no longer works. Using it means that it was stolen, so the session ends.
    expect((await renew(lostCredential)).failure?.reason).toBe('sessionExpired')
    expect((await renew(keptCredential)).failure?.reason).toBe('sessionExpired')
  })

  it("ends the browser's previous session after a new one is opened [SIGN-23]", async () => {
    const [before, after] = [await person(server, 'Bea'), freshEmail()]
    const identityToken = await verify(server, after)
    await call(server, 'createElkUser', { elkUser: { name: 'Ada' } }, { identityToken })
    const cookies = { authToken: before.refreshToken }
    const refusedSession = await attempt(server, 'authenticate', signInInput, { identityToken: 'x', cookies })
    expect(refusedSession.failure?.reason).toBe('identityInvalid')
    expect(await reasonOf(server, 'fetchEvents', {}, before)).toBeUndefined()
    await call(server, 'authenticate', signInInput, { identityToken, cookies })
    expect(await reasonOf(server, 'fetchEvents', {}, before)).toBe('sessionExpired')
  })

  it('lets parallel renewals of several tabs succeed, with one new credential', async () => {
    const someone = await person(server, 'Tab')
    const tabs = await Promise.all([
      renew(someone.refreshToken),
      renew(someone.refreshToken),
      renew(someone.refreshToken),
    ])
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(tabs.flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'authToken'))).toHaveLength(1)
  })

  it('ends the session on signing out, and clears the cookies [SIGN-18]', async () => {
    const someone = await person(server, 'Lea')
    const { cookies } = await attempt(
      server,
      'signOut',
      {},
      { ...someone, cookies: { authToken: someone.refreshToken } },
    )
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['authToken', ''],
      ['userId', ''],
    ])
    expect(await reasonOf(server, 'fetchEvents', {}, someone)).toBe('sessionExpired')
    expect((await renew(someone.refreshToken)).failure?.reason).toBe('sessionExpired')
  })

  it('opens pages with a credential whose replacement got lost, until the replacement is used', async () => {
    const someone = await person(server, 'Lia')
    const { db } = server.services
    const next = credentialOf(await renew(someone.refreshToken))
    server.clock.advance(refreshLeewayMs + 1)
    const ownerOf = async (token: string) => (await sessionOfRefreshToken(db, token, server.clock.now()))?.userId
    expect([await ownerOf(someone.refreshToken), await ownerOf(next)]).toEqual([someone.userId, someone.userId])
    // Another replacement takes the place of the lost one.
    const third = credentialOf(await renew(someone.refreshToken))
    expect([await ownerOf(someone.refreshToken), await ownerOf(next)]).toEqual([someone.userId, undefined])
    const fourth = credentialOf(await renew(third))
    server.clock.advance(refreshLeewayMs + 1)
    expect([await ownerOf(someone.refreshToken), await ownerOf(fourth)]).toEqual([undefined, someone.userId])
  })

  it('signs out, and sends codes, after the access token has expired', async () => {
    const someone = await person(server, 'Leo')
    server.clock.advance((limits.accessTokenSeconds + 1) * 1_000)
    const cookies = { authToken: someone.refreshToken }
    const signOutResult = await attempt(server, 'signOut', {}, { ...someone, cookies })
    expect([signOutResult.status, signOutResult.cookies.map(({ value }) => value)]).toEqual([200, ['', '']])
    expect((await renew(someone.refreshToken)).failure?.reason).toBe('sessionExpired')
    expect(await reasonOf(server, 'sendEmailSignInCode', { emailAddress: freshEmail() }, someone)).toBeUndefined()
    expect(await reasonOf(server, 'fetchEvents', {}, someone)).toBe('sessionExpired')
  })

  it("doesn't use up or clear another user’s credential [RPC-10]", async () => {
    const [someone, other] = [await person(server, 'Sam'), await person(server, 'Oda')]
    const input = { userId: other.userId, deviceId: 'web-test', timestamp: 1 }
    const cookies = { authToken: someone.refreshToken }
    const refusedRenewal = await attempt(server, 'refetchAccessToken', input, { cookies })
    expect([refusedRenewal.failure?.reason, refusedRenewal.cookies]).toEqual(['sessionExpired', []])
    server.clock.advance(refreshLeewayMs + 1)
    expect((await renew(someone.refreshToken)).result?.userId).toBe(someone.userId)
  })
})
