import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { removeExpired } from '../../../server/web/removeExpired.ts'
import { everyRow, merge, proveByMail, signInAgain, verifyPii } from '../../support/accounts.ts'
import { party, person, signInInput, verify } from '../../support/builders.ts'
import { call, envelope, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(databaseKinds)("an account's recent activity on %s", (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const activityOf = async (who: Caller) => (await call(server, 'fetchActivity', {}, who)).activity
  const kindsOf = async (who: Caller) => (await activityOf(who)).map(({ kind: one, detail }) => [one, detail])

  it('lists sign-ins, proofs, contacts, downloads, and sign-outs, latest first', async () => {
    const owner = await person(server, 'Olivia')
    await proveByMail(server, owner, owner.email)
    const emailAddress = `new.${randomUUID()}@example.com`
    await verifyPii(server, owner, { emailAddress })
    await call(server, 'removeContact', { pii: { emailAddress } }, owner)
    await call(server, 'exportAccount', {}, owner)
    const other = await signInAgain(server, owner)
    const { devices } = await call(server, 'fetchDevices', {}, owner)
    const sessionId = devices.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
    await call(server, 'signOutDevice', { sessionId }, owner)
    expect(other.userId).toBe(owner.userId)
    const third = await signInAgain(server, owner)
    await call(server, 'signOut', {}, third)
    expect(await kindsOf(owner)).toEqual([
      ['signedOut', ''],
      ['signedIn', ''],
      ['deviceSignedOut', 'Unknown device'],
      ['signedIn', ''],
      ['dataExported', ''],
      ['contactRemoved', 'n•••@example.com'],
      ['contactAdded', 'n•••@example.com'],
      ['proved', ''],
      ['signedIn', ''],
    ])
    await call(server, 'signOutEverywhere', {}, owner)
    expect((await kindsOf(await signInAgain(server, owner)))[1]).toEqual(['signedOutEverywhere', ''])
  })

  it('names the browser and a shortened network, and never the full address', async () => {
    const identityToken = await verify(server, `${randomUUID()}@example.com`)
    await call(server, 'createElkUser', { elkUser: { name: 'Fay' } }, { identityToken })
    const signIn = async (remoteAddress: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/json/AuthenticationService',
        payload: envelope('authenticate', signInInput, { identityToken }),
        headers: { 'user-agent': firefox, 'cf-ipcountry': 'DE' },
        remoteAddress,
      })
      return answer.json().result.accessToken
    }
    const accessToken = await signIn('203.0.113.77')
    expect(await activityOf({ accessToken })).toMatchObject([
      { kind: 'signedIn', device: 'Firefox on Linux', network: '203.0.113.x' },
    ])
    expect((await activityOf({ accessToken }))[0], 'the header of an untrusted client').not.toHaveProperty('country')
    expect((await call(server, 'fetchDevices', {}, { accessToken })).devices).toMatchObject([
      { network: '203.0.113.x' },
    ])
    const rows = [...(await everyRow(server)).values()].flat()
    expect(rows.filter((row) => row.includes('203.0.113.77')).filter((row) => !row.includes('rate'))).toEqual([])
  })

  it('names the country that a trusted proxy reports, instead of looking it up', async () => {
    const behind = await testServer(kind, { env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' } })
    try {
      const identityToken = await verify(behind, `${randomUUID()}@example.com`)
      await call(behind, 'createElkUser', { elkUser: { name: 'Fay' } }, { identityToken })
      const answer = await behind.app.inject({
        method: 'POST',
        url: '/json/AuthenticationService',
        payload: envelope('authenticate', signInInput, { identityToken }),
        headers: { 'cf-ipcountry': 'DE', 'x-forwarded-for': '2001:db8:7:8::1' },
      })
      const { accessToken } = answer.json().result
      const { activity } = await call(behind, 'fetchActivity', {}, { accessToken })
      expect(activity).toMatchObject([{ network: '2001:db8:7::x', country: 'DE' }])
      const { devices } = await call(behind, 'fetchDevices', {}, { accessToken })
      expect(devices).toMatchObject([{ network: '2001:db8:7::x', country: 'DE' }])
    } finally {
      await behind.end()
    }
  })

  it('lists new permissions: becoming a co-host and taking over a party', async () => {
    const [leaving, cora] = [await person(server, 'Lea Leaving'), await person(server, 'Cora Cohost')]
    const { id: eventId } = await party(server, leaving, { title: 'Big day' })
    const { linkUuid } = await call(server, 'getCohostLink', { eventId }, leaving)
    for (let times = 0; times < 2; times += 1)
      await call(server, 'updateCohostStatus', { eventId, status: 'ACCEPTED', linkUuid }, cora)
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving)
    await call(server, 'takeOverEvent', { eventId }, cora)
    expect(await kindsOf(cora)).toEqual([
      ['tookOverEvent', 'Big day'],
      ['becameCohost', 'Big day'],
      ['signedIn', ''],
    ])
  })

  it('is visible only to the owner, moves with a merge, and is erased after 90 days or with the account', async () => {
    const [owner, other] = [await person(server, 'Olivia'), await person(server, 'Otto')]
    await merge(server, owner, { emailAddress: other.email })
    expect(await kindsOf(owner)).toEqual([
      ['accountMerged', expect.stringContaining('•••@example.com')],
      ['signedIn', ''],
      ['signedIn', ''],
    ])
    const { db } = server.services
    const rowsOf = () => db.selectFrom('security_log').selectAll().where('user_id', '=', owner.userId).execute()
    expect(await rowsOf()).toHaveLength(3)
    server.clock.advance(limits.activityDays * 24 * 3_600_000 + 1)
    const back = await signInAgain(server, owner)
    expect(await kindsOf(back)).toEqual([['signedIn', '']])
    await removeExpired(db, server.clock.now())
    expect(await rowsOf()).toHaveLength(1)
    await call(server, 'deleteAccount', {}, back)
    expect(await rowsOf()).toEqual([])
  })
})
