import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@festoon/contract/wire/operations'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { openSession, verify } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, type Caller } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('free coins spent before signing up on %s', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  let networks = 0
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  /** Returns a new browser in a new network. */
  const browser = () => ({ deviceId: `web-${randomUUID()}`, ip: `198.51.100.${(networks += 1)}` })
  /** Requests a set of sample images, and returns its state once it has ended. */
  const draw = async (who: Caller, prompt = 'A dinosaur with a crown'): Promise<string> => {
    const taskId = randomUUID()
    const input = { eventUuid: randomUUID(), prompt, taskId, remainingCoinBalance: 60 }
    await call(server, 'sampleEventImage', input, who)
    return eventually(async () => {
      const { status } = await call(server, 'getEventImages', { taskId })
      return status !== 'pending' && status
    })
  }
  const proof = () => verify(server, `${randomUUID()}@example.com`)
  const create = async (
    who: Caller,
    spentCoins: Pick<InputOf<'createElkUser'>, 'coinsSpent'>,
    identityToken?: string,
  ) => {
    const caller = { ...who, identityToken: identityToken ?? (await proof()) }
    return attempt(server, 'createElkUser', { elkUser: { name: 'Ana' }, ...spentCoins }, caller)
  }
  const coinsOf = async (identityToken: string) => {
    const session = await openSession(server, identityToken)
    const { coinBalance } = await call(server, 'fetchCoinBalance', {}, session)
    const { changes } = await call(server, 'fetchCoinHistory', {}, session)
    return { coinBalance, changes: changes.map(({ kind: of, amount }) => [of, amount]) }
  }
  /** Creates an account in a browser, and returns its coins. */
  const signUp = async (who: Caller, spentCoins: Pick<InputOf<'createElkUser'>, 'coinsSpent'>) => {
    const identityToken = await proof()
    expect((await create(who, spentCoins, identityToken)).failure).toBeUndefined()
    return coinsOf(identityToken)
  }
  const whole = { coinBalance: 60, changes: [['free', 60]] }

  it('are missing from the 60 of the account that is created in the browser [RPC-28, COIN-01, COIN-03]', async () => {
    const ownBrowser = browser()
    expect([await draw(ownBrowser), await draw(ownBrowser)]).toEqual(['done', 'done'])
    expect(await signUp(ownBrowser, { coinsSpent: 20 })).toEqual({
      coinBalance: 40,
      changes: [
        ['samples', -20],
        ['free', 60],
      ],
    })
    expect(await signUp(ownBrowser, { coinsSpent: 20 }), 'only once').toEqual(whole)
  })

  it('are no more than the server delivered to this browser, whatever the client says [RPC-28, COIN-03]', async () => {
    const ownBrowser = browser()
    await draw(ownBrowser)
    expect(await signUp(browser(), { coinsSpent: 60 }), 'another device').toEqual(whole)
    expect(await signUp(ownBrowser, { coinsSpent: 60 })).toMatchObject({ coinBalance: 50 })
  })

  it('are not charged beyond what the client says [RPC-28, COIN-03]', async () => {
    const ownBrowser = browser()
    for (let at = 0; at < 3; at += 1) await draw(ownBrowser)
    expect(await signUp(ownBrowser, {}), 'nothing').toEqual(whole)
    expect(await signUp(ownBrowser, { coinsSpent: 0 })).toEqual(whole)
    expect(await signUp(ownBrowser, { coinsSpent: 10 })).toMatchObject({ coinBalance: 50 })
    expect(await signUp(ownBrowser, { coinsSpent: 60 }), 'the rest').toMatchObject({ coinBalance: 40 })
  })

  it.each([-10, 0.5, 61, 1e9, '20', null])('cannot be %j [RPC-28]', async (coinsSpent) => {
    const ownBrowser = browser()
    await draw(ownBrowser)
    const identityToken = await proof()
    // The compiler refuses such values, but a client may send them.
    const { failure } = await create(ownBrowser, JSON.parse(JSON.stringify({ coinsSpent })), identityToken)
    expect(failure).toMatchObject({ reason: 'invalid', issues: [{ path: 'coinsSpent' }] })
    expect(await call(server, 'accountExists', {}, { identityToken })).toEqual({ exists: false })
    expect((await create(ownBrowser, { coinsSpent: 10 }, identityToken)).failure).toBeUndefined()
    expect(await coinsOf(identityToken), 'still counted').toMatchObject({ coinBalance: 50 })
  })

  it('are none for images that never arrived [COIN-03]', async () => {
    const ownBrowser = browser()
    expect(await draw(ownBrowser, 'refuse this')).toBe('failed')
    expect(await signUp(ownBrowser, { coinsSpent: 10 })).toEqual(whole)
  })

  it('are charged to one of two accounts that are created at once [COIN-03]', async () => {
    const ownBrowser = browser()
    await draw(ownBrowser)
    const tokens = [await proof(), await proof()]
    await Promise.all(tokens.map((token) => create(ownBrowser, { coinsSpent: 10 }, token)))
    const balances = await Promise.all(tokens.map(async (token) => (await coinsOf(token)).coinBalance))
    expect(balances.toSorted((one, other) => one - other)).toEqual([50, 60])
  })

  it('are forgotten after a month, and stored without the device id', async () => {
    const ownBrowser = browser()
    await draw(ownBrowser)
    const { db } = server.services
    const rows = await db.selectFrom('device_samples').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ownBrowser.deviceId)
    server.clock.advance(31 * 24 * 3_600_000)
    await housekeeping(server.services, server.database.database)
    expect(await db.selectFrom('device_samples').selectAll().execute()).toEqual([])
    expect(await signUp(ownBrowser, { coinsSpent: 10 })).toEqual(whole)
  })
})
