import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { isOperationName, operations } from '@festoon/contract/wire/operations'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { validCalls } from '../../support/access/validCalls.ts'
import type { Person } from '../../support/builders.ts'
import { prove } from '../../support/load/figure.ts'
import { readyCall } from '../../support/load/readyCall.ts'
import { call, envelope, type Caller } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const names = Object.keys(operations).filter(isOperationName)
type Loot = 'access token' | 'refresh cookie'
const loots: readonly Loot[] = ['access token', 'refresh cookie']

/**
 * Tries a stolen access token and a stolen refresh cookie with every operation of the contract, each with an input that works for
 * the owner. The owner's last proof is ten minutes old.
 */
describe.each(databaseKinds)('a stolen session against every operation, on %s', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  /** Returns what a thief has of a new session of the owner's, which was opened ten minutes ago. */
  const steal = async (userId: string) => {
    const at = server.clock.now() - limits.proofSeconds * 1_000
    return openSession(server.services.db, userId, 'web-stolen', at)
  }
  /** Calls an operation as the thief. With the cookie, they first get an access token. */
  const tryAs = async (loot: Loot, stolenSession: Awaited<ReturnType<typeof steal>>, name: string, input: object) => {
    const cookies = { authToken: stolenSession.refreshToken ?? '' }
    let caller: Caller = { accessToken: stolenSession.accessToken }
    if (loot === 'refresh cookie') {
      const body = envelope('refetchAccessToken', { deviceId: 'web-thief', timestamp: 1 })
      const renewal = await server.app.inject({
        method: 'POST',
        url: '/json/AuthenticationService',
        payload: body,
        cookies,
      })
      caller = { accessToken: renewal.json().result?.accessToken ?? 'none' }
    }
    const { service } = operations[isOperationName(name) ? name : 'signOut']
    const withCookie = loot === 'refresh cookie' ? { cookies } : {}
    const payload = envelope(name, input, caller)
    const answer = await server.app.inject({ method: 'POST', url: `/json/${service}`, payload, ...withCookie })
    return { status: answer.statusCode, reason: answer.json().error?.message }
  }
  /** Returns everything that opens the owner's account, and whether the account still exists. */
  const keysTo = async ({ userId }: Person) => {
    const { db } = server.services
    const [contacts, passkeys, identities, accounts] = await Promise.all([
      db.selectFrom('user_contacts').select(['kind', 'value']).where('user_id', '=', userId).execute(),
      db.selectFrom('passkeys').select(['id', 'public_key']).where('user_id', '=', userId).execute(),
      db.selectFrom('user_identities').select(['issuer', 'subject']).where('user_id', '=', userId).execute(),
      db.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null).execute(),
    ])
    return { contacts, passkeys, identities, accounts }
  }

  it('adds, removes, merges, exports, and deletes nothing', { timeout: 120_000 }, async () => {
    const gains: string[] = []
    let triedCount = 0
    for (const loot of loots) {
      const world = await validCalls(server)
      const owner = world.host
      for (const name of names) {
        const { input } = await readyCall(server, world, name)
        const before = await keysTo(owner)
        const stolenSession = await steal(owner.userId)
        const { status } = await tryAs(loot, stolenSession, name, input)
        const after = await keysTo(owner)
        const isSame = JSON.stringify(before) === JSON.stringify(after)
        if (!isSame || (name === 'exportAccount' && status === 200)) gains.push(`${name} with the ${loot}`)
        triedCount += 1
        // The thief may sign the owner out.
        if (name === 'signOutEverywhere')
          Object.assign(owner, await openSession(server.services.db, owner.userId, 'web-test', server.clock.now()))
      }
    }
    expect(gains).toEqual([])
    prove(
      {
        what: `operations tried with a stolen access token and cookie, on ${kind}`,
        value: triedCount,
        least: 2 * names.length,
      },
      { what: 'of these, ways to keep, export, or destroy the account', value: gains.length, max: 0 },
    )
  })

  it('ends at once when the owner signs out everywhere', { timeout: 120_000 }, async () => {
    const survivors: string[] = []
    const world = await validCalls(server)
    const stolenSessions = await Promise.all(loots.map(() => steal(world.host.userId)))
    const bearer = { accessToken: stolenSessions[0]?.accessToken ?? '' }
    await call(server, 'fetchEvents', {}, bearer)
    await call(server, 'signOutEverywhere', {}, world.host)
    let triedCount = 0
    for (const loot of loots)
      for (const name of names) {
        const { access } = operations[name]
        if (access !== 'user' && access !== 'host' && access !== 'organizer') continue
        const had = stolenSessions[loots.indexOf(loot)]
        const { reason } = had ? await tryAs(loot, had, name, world.inputs[name]()) : { reason: 'nothing stolen' }
        if (reason !== 'sessionExpired') survivors.push(`${name} with the ${loot}: ${reason}`)
        triedCount += 1
      }
    expect(survivors).toEqual([])
    expect(triedCount).toBeGreaterThan(100)
    prove({
      what: `of ${triedCount} calls, those that a signed-out stolen session survives`,
      value: survivors.length,
      max: 0,
    })
  })
})
