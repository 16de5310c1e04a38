import { randomUUID } from 'node:crypto'
/** @module-tag database */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCoinBalance } from '../../../server/coins/coinBalance.ts'
import { beginPurchase, creditPurchase, linkPayment } from '../../../server/coins/purchases.ts'
import { Failure } from '../../../server/core/Failure.ts'
import type { ImageRequest } from '../../../server/core/imageRequest.ts'
import { deviceKey } from '../../../server/crypto/addressKey.ts'
import { inTransaction } from '../../../server/database/inTransaction.ts'
import { countSamples } from '../../../server/database/rows/deviceSamples.ts'
import { beginImageTask, failImageTask, finishImageTask } from '../../../server/media/images/imageTasks.ts'
import { merge } from '../../support/accounts.ts'
import { person, verify } from '../../support/builders.ts'
import { attempt, call, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const now = Date.UTC(2026, 10, 20)
const pack = { priceId: 'coins-60', coins: 60, amount: 299, currency: 'usd' }
const request: ImageRequest = {
  eventName: 'Ball',
  prompt: '',
  useVerbatim: false,
  style: 'none',
  colors: { primary: '#fae5ff', text: '#000000' },
  seed: '1',
}

describe.each(databaseKinds)('the coin ledger on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const history = async (caller: Caller) => (await call(server, 'fetchCoinHistory', {}, caller)).changes
  const short = async (caller: Caller) => (await history(caller)).map((one) => [one.kind, one.amount, one.balance])

  /** Expects a consistent ledger: each entry follows from the one before, none is below 0, and the last is the balance. */
  const expectSound = async (userId: string): Promise<number> => {
    const { db } = server.services
    const entries = await db
      .selectFrom('coin_entries')
      .select(['amount', 'balance'])
      .where('user_id', '=', userId)
      .orderBy('entry')
      .execute()
    let sum = 0
    for (const { amount, balance } of entries) {
      sum += amount
      expect(balance).toBe(sum)
      expect(balance).toBeGreaterThanOrEqual(0)
    }
    const user = await db.selectFrom('users').select('coins').where('id', '=', userId).executeTakeFirst()
    expect(user?.coins).toBe(sum)
    return sum
  }
  const buy = async (userId: string): Promise<() => Promise<unknown>> => {
    const { db } = server.services
    const [purchaseId, id] = [randomUUID(), `pi_${randomUUID()}`]
    await beginPurchase(db, { id: purchaseId, userId, pack }, now)
    await linkPayment(db, purchaseId, id)
    return () => creditPurchase(db, { ...pack, purchaseId, id, state: 'paid' }, undefined, now)
  }
  const draw = async (userId: string, end: 'done' | 'failed'): Promise<void> => {
    const { db } = server.services
    const id = randomUUID()
    const task = { id, userId, eventId: randomUUID(), request }
    try {
      await beginImageTask(
        db,
        () => Promise.resolve(),
        task,
        () => Promise.resolve(),
        now,
      )
    } catch (error) {
      if (error instanceof Failure && error.data.reason === 'notEnoughCoins') return
      throw error
    }
    if (end === 'failed') return failImageTask(db, id)
    await Promise.all([
      finishImageTask(db, id, [{ url: `/files/${id}.webp`, bytes: 1 }], now),
      finishImageTask(db, id, [{ url: `/files/${id}-2.webp`, bytes: 1 }], now),
    ])
  }

  it('adds up to the balance, also with parallel changes [COIN-01, COIN-02, COIN-07, COIN-08]', async () => {
    const acts = fc.array(fc.constantFrom('buy', 'buy twice', 'draw', 'draw', 'draw', 'fail'), { maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(acts, async (plannedActs) => {
        const { userId } = await person(server, 'Lena')
        const work = plannedActs.map(async (act) => {
          if (act === 'draw' || act === 'fail') return draw(userId, act === 'draw' ? 'done' : 'failed')
          const credit = await buy(userId)
          await Promise.all(act === 'buy' ? [credit()] : [credit(), credit(), credit()])
          return undefined
        })
        await Promise.all(work)
        const boughtPacks = plannedActs.filter((act) => act.startsWith('buy')).length
        const mostDrawn = plannedActs.filter((act) => act === 'draw').length
        const balance = await expectSound(userId)
        expect(balance).toBeGreaterThanOrEqual(Math.max(60 + boughtPacks * 60 - mostDrawn * 10, 0))
        expect(balance).toBeLessThanOrEqual(60 + boughtPacks * 60)
        expect(await readCoinBalance(server.services.db, userId, now)).toBe(balance)
      }),
      { numRuns: 20 },
    )
  }, 120_000)

  it('counts images that finish during a read once: as pending or as paid', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { userId } = await person(server, 'Lena')
      const id = randomUUID()
      const { db } = server.services
      await beginImageTask(
        db,
        () => Promise.resolve(),
        { id, userId, eventId: randomUUID(), request },
        () => Promise.resolve(),
        now,
      )
      const [shownBalance] = await Promise.all([
        readCoinBalance(db, userId, now),
        finishImageTask(db, id, [{ url: `/files/${id}.webp`, bytes: 1 }], now),
      ])
      expect(shownBalance).toBe(50)
    }
  })

  it('starts with the remaining free coins [COIN-01, COIN-03]', async () => {
    const hana = await person(server, 'Hana')
    expect(await history(hana)).toMatchObject([{ kind: 'free', amount: 60, balance: 60, at: server.clock.now() }])
    const { db, keys } = server.services
    await inTransaction(db, async (tx) => {
      for (let at = 0; at < 2; at += 1) await countSamples(tx, deviceKey(keys.addressKey, 'web-sam'), now)
    })
    const caller = { deviceId: 'web-sam', identityToken: await verify(server, `${randomUUID()}@example.com`) }
    await call(server, 'createElkUser', { elkUser: { name: 'Sam' }, coinsSpent: 20 }, caller)
    const { rows } = await sql<{ user_id: string; balance: number }>`
      select user_id, balance from coin_entries where kind = 'samples'
    `.execute(server.services.db)
    expect(rows).toMatchObject([{ balance: 40 }])
    expect(await expectSound(rows[0]?.user_id ?? '')).toBe(40)
  })

  it('is only visible to its owner, latest first', async () => {
    const [penny, other] = [await person(server, 'Penny'), await person(server, 'Otto')]
    await (
      await buy(penny.userId)
    )()
    await draw(penny.userId, 'failed')
    await draw(penny.userId, 'done')
    expect(await short(penny)).toEqual([
      ['drawn', -10, 110],
      ['bought', 60, 120],
      ['free', 60, 60],
    ])
    expect(await short(other)).toEqual([['free', 60, 60]])
    expect((await attempt(server, 'fetchCoinHistory', {})).failure?.reason).toBe('unauthenticated')
    for (let at = 0; at < 22; at += 1) await (await buy(other.userId))()
    expect(await short(other)).toHaveLength(20)
  })

  it('includes the bought coins of a merged account, but no second gift, and is deleted with its account', async () => {
    const [mia, old] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    await draw(old.userId, 'done')
    await (
      await buy(old.userId)
    )()
    await merge(server, mia, { emailAddress: old.email })
    // The other account had 60 bought coins and 50 of its 60 free coins.
    expect(await short(mia)).toEqual([
      ['joined', 60, 120],
      ['free', 60, 60],
    ])
    await expectSound(mia.userId)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, mia)
    const remainingEntries = sql`select 1 from coin_entries where user_id in (${mia.userId}, ${old.userId})`
    expect((await remainingEntries.execute(server.services.db)).rows).toEqual([])
  })

  it('never goes below 0, by a constraint of the database', async () => {
    const { userId } = await person(server, 'Nora')
    const entry = { user_id: userId, kind: 'drawn', amount: -70, balance: -10, created_at: now } as const
    const { db } = server.services
    await expect(db.insertInto('coin_entries').values(entry).execute()).rejects.toThrow(/coin_entries_balance_check/)
    await expect(db.updateTable('users').set({ coins: -1 }).where('id', '=', userId).execute()).rejects.toThrow(
      /users_coins_check/,
    )
  })
})
