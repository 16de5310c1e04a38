import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordProof } from '../../../server/accounts/proof/recordProof.ts'
import { sessionOfRefreshToken } from '../../../server/accounts/sessions/sessions.ts'
import { unknownDevice } from '../../../server/core/place.ts'
import { proveByMail, signInAgain } from '../../support/accounts.ts'
import { lastCode, person, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { attempt, call, envelope, reasonOf } from '../../support/rpcClient.ts'
import { softPasskey } from '../../support/services/softPasskey.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the tokens of a session after a fresh proof, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const renew = (authToken: string) =>
    attempt(server, 'refetchAccessToken', { deviceId: 'web-test', timestamp: 1 }, { cookies: { authToken } })
  const tokenIn = ({ cookies }: Pick<Awaited<ReturnType<typeof renew>>, 'cookies'>) =>
    cookies.find(({ name }) => name === 'authToken')?.value ?? ''
  const copyOf = (someone: Person): Person => ({ ...someone })
  const codeTo = async (someone: Person) => {
    const pii = { emailAddress: someone.email }
    await call(server, 'sendProofCode', { pii }, someone)
    return { pii, code: await lastCode(server, someone.email) }
  }
  const expectEnded = async (thief: Person) => {
    expect(await reasonOf(server, 'fetchEvents', {}, { accessToken: thief.accessToken })).toBe('sessionExpired')
    expect((await renew(thief.refreshToken)).failure?.reason).toBe('sessionExpired')
  }

  it('are new after a code, and the old ones no longer work', async () => {
    const owner = await person(server, 'Olivia')
    const thief = copyOf(owner)
    const cookies = { authToken: owner.refreshToken }
    const proofResult = await attempt(server, 'proveWithCode', await codeTo(owner), { ...owner, cookies })
    await expectEnded(thief)
    expect(proofResult.result).toMatchObject({ userId: owner.userId, expiresIn: 3_600 })
    const accessToken = proofResult.result?.accessToken ?? ''
    expect(await reasonOf(server, 'exportAccount', {}, { accessToken })).toBeUndefined()
    // Another tab shares the cookie.
    const tab = await renew(tokenIn(proofResult))
    expect(await reasonOf(server, 'exportAccount', {}, { accessToken: tab.result?.accessToken ?? '' })).toBeUndefined()
    expect((await call(server, 'fetchDevices', {}, { accessToken })).devices).toHaveLength(1)
  })

  it('are new after a passkey', async () => {
    const owner = await person(server, 'Pat')
    const passkey = softPasskey()
    const newPasskey = passkey.create(await call(server, 'startPasskey', {}, owner))
    await call(server, 'addPasskey', { passkey: newPasskey, name: 'Laptop' }, owner)
    const thief = copyOf(owner)
    const assertion = { passkey: passkey.use(await call(server, 'getPasskeyChallenge', {})) }
    const { accessToken } = await call(server, 'proveWithPasskey', assertion, owner)
    await expectEnded(thief)
    expect(await reasonOf(server, 'fetchEvents', {}, { accessToken })).toBeUndefined()
  })

  it('replace a refresh token that another tab has just exchanged', async () => {
    const owner = await person(server, 'Olivia')
    const tab = tokenIn(await renew(owner.refreshToken))
    await proveByMail(server, owner, owner.email)
    expect((await renew(tab)).failure?.reason).toBe('sessionExpired')
  })

  it('are never those of a renewal that runs at the same time', async () => {
    const { db } = server.services
    for (let round = 0; round < 8; round += 1) {
      const owner = await person(server, 'Rae')
      const session = await sessionOfRefreshToken(db, owner.refreshToken, server.clock.now())
      if (!session) throw new Error('no session')
      const [provenSession, renewal] = await Promise.all([
        recordProof({ ...server.services, ...unknownDevice }, session, null),
        renew(owner.refreshToken),
      ])
      const stolenToken = { accessToken: renewal.result?.accessToken ?? 'none' }
      expect(await reasonOf(server, 'fetchEvents', {}, stolenToken)).toBe('sessionExpired')
      if (tokenIn(renewal) !== '') expect((await renew(tokenIn(renewal))).failure?.reason).toBe('sessionExpired')
      expect(await reasonOf(server, 'fetchEvents', {}, provenSession)).toBeUndefined()
    }
  })

  it('end the streams of the old access token, but not of other sessions', async () => {
    const owner = await person(server, 'Olivia')
    const other = await signInAgain(server, owner)
    const origin = await server.listen()
    const topic = `events/users/${owner.userId}`
    const stolenStream = await eventStream(origin, [topic], owner.accessToken)
    const keptStream = await eventStream(origin, [topic], other.accessToken)
    await proveByMail(server, owner, owner.email)
    await stolenStream.end
    await call(server, 'updateElkUser', { name: 'Olive' }, owner)
    await keptStream.next(topic)
    keptStream.close()
  })

  it('leave the cookie of another session alone', async () => {
    const [owner, next] = [await person(server, 'Olivia'), await person(server, 'Nora')]
    const cookies = { authToken: next.refreshToken }
    const proofResult = await attempt(server, 'proveWithCode', await codeTo(owner), { ...owner, cookies })
    expect(proofResult.cookies).toEqual([])
    expect(
      await reasonOf(server, 'fetchEvents', {}, { accessToken: proofResult.result?.accessToken ?? '' }),
    ).toBeUndefined()
    expect((await renew(next.refreshToken)).result?.userId).toBe(next.userId)
  })

  it('are returned again if the response was lost, but only to the same request', async () => {
    const owner = await person(server, 'Lou')
    const input = await codeTo(owner)
    const send = async (payload: object) => {
      const response = await server.app.inject({ method: 'POST', url: '/json/AuthenticationService', payload })
      return { body: response.json(), cookies: response.cookies }
    }
    const lostRequest = envelope('proveWithCode', input, owner)
    const first = await send(lostRequest)
    const again = await send(lostRequest)
    expect(again.body).toEqual(first.body)
    expect(tokenIn(again)).toBe(tokenIn(first))
    expect((await send(envelope('proveWithCode', input, owner))).body.error.data.reason).toBe('sessionExpired')
  })
})
