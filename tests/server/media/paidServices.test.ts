import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorToken } from '../../../server/crypto/tokens.ts'
import { verifyPii, freshPhone, merge, personByPhone } from '../../support/accounts.ts'
import { person, type Person } from '../../support/builders.ts'
import { attempt, call, testVisitor } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { pexelsService, type VideoService } from '../../support/services/pexelsService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Buys a pack of coins with the test checkout. */
async function buy(server: TestServer, buyer: Person): Promise<void> {
  const { clientSecret } = await call(server, 'initializePayment', { priceId: 'coins-60' }, buyer)
  const query = new URLSearchParams({
    client_secret: clientSecret,
    return_url: `${server.config.origin}/stripeConfirm`,
  })
  const { body } = await server.app.inject({ url: `/providers/payments/test/checkout?${query.toString()}` })
  const paymentIntentId = /name="payment_intent" value="([^"]*)"/.exec(body)?.[1] ?? ''
  const data = { webData: { paymentIntentId, productId: 'coins-60' } }
  await call(server, 'verifyCoinPurchase', { taskId: randomUUID(), data }, buyer)
}

describe.each(databaseKinds)('services that bill per call, on %s,', (kind) => {
  let ai: AiStandIn
  let pexels: VideoService
  let server: TestServer
  beforeAll(async () => {
    ai = await aiService()
    pexels = await pexelsService()
    const env = { ...ai.env, ...pexels.env, WORDS_DAILY_MAX: '5', VIDEO_DAILY_MAX: '4', IMAGES_DAILY_MAX: '0' }
    server = await testServer(kind, { env, strictLimits: true })
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
    await pexels.close()
  })

  let networks = 0
  /** Asks from a network that no one else uses. */
  const keywords = (prompt: string, ip = `2001:db8:${(networks += 1)}::1`) =>
    attempt(server, 'getSearchKeywords', { prompt }, { ip })
  const videos = (q: string, cookies: Record<string, string> = { visitor: testVisitor }) =>
    server.app.inject({
      cookies,
      remoteAddress: `2001:db8:${(networks += 1)}::1`,
      url: `/providers/video/search?${new URLSearchParams({ q })}`,
    })

  it('are asked the same question once, and have a budget per day', async () => {
    const before = ai.acceptedBodies.length
    for (let at = 0; at < 10; at += 1) expect((await keywords('a beach party')).status).toBe(200)
    expect(ai.acceptedBodies.length - before).toBe(1)
    const outcomes = []
    for (let at = 0; at < 8; at += 1) outcomes.push(await keywords(`party number ${at}`))
    expect(ai.acceptedBodies.length - before).toBe(5)
    expect(outcomes.at(-1)).toMatchObject({ status: 429, failure: { reason: 'dailyLimit' } })
    expect(outcomes.at(-1)?.failure?.retryAfter).toBeGreaterThan(80_000)
    server.clock.advance(86_400_000)
    expect((await keywords('another day')).status).toBe(200)
  })

  it('keep video searches within the budget', async () => {
    const before = pexels.requests.length
    const statuses = []
    for (let at = 0; at < 8; at += 1) statuses.push((await videos(`confetti ${at}`)).statusCode)
    for (let at = 0; at < 4; at += 1) expect((await videos('CONFETTI 0')).statusCode).toBe(200)
    expect(pexels.requests.length - before).toBeLessThanOrEqual(4)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
  })

  it('are asked only for browsers that opened one of our pages', async () => {
    const before = ai.acceptedBodies.length + pexels.requests.length
    const [, until = ''] = testVisitor.split('.')
    const forgedToken = [randomUUID(), until, 'a'.repeat(32)].join('.')
    const expiredToken = visitorToken(server.services.keys.visitor, server.clock.now())
    for (const visitor of ['', forgedToken, expiredToken]) {
      const prompt = `new words ${visitor}`
      const { failure } = await attempt(server, 'getSearchKeywords', { prompt }, { cookies: { visitor } })
      expect(failure?.reason).toBe('originRefused')
      expect((await videos(prompt, { visitor })).statusCode).toBe(403)
    }
    expect(ai.acceptedBodies.length + pexels.requests.length).toBe(before)
  })

  it('can’t be used up by one network, which gets a new cookie for each call', async () => {
    server.clock.advance(86_400_000)
    const ask = (prompt: string) => {
      const visitor = visitorToken(server.services.keys.visitor, server.clock.now() + 86_400_000)
      return attempt(server, 'getSearchKeywords', { prompt }, { ip: '198.51.100.7', cookies: { visitor } })
    }
    expect((await ask('pirates')).status).toBe(200)
    expect((await ask('robots')).failure?.reason).toBe('dailyLimit')
    // Neither does its failure reach another caller with the same question.
    const [refusedResult, other] = await Promise.all([ask('unicorns'), keywords('unicorns')])
    expect([refusedResult.status, other.status]).toEqual([429, 200])
  })

  it('aren’t counted for drawings that the caller has no coins for', async () => {
    const drawing = await testServer(kind, { env: { ...ai.env, IMAGES_DAILY_MAX: '2' }, strictLimits: true })
    const [poor, rich] = [await person(drawing, 'Pia Poor'), await person(drawing, 'Rhea Rich')]
    await drawing.services.db.updateTable('users').set({ coins: 0 }).where('id', '=', poor.userId).execute()
    const draw = async (who: typeof poor, taskId: string = randomUUID()) => {
      const order = { taskId, eventUuid: randomUUID(), prompt: 'A party', eventName: 'Party' }
      const from = { ...who, ip: `2001:db8:${(networks += 1)}::1` }
      return (await attempt(drawing, 'generateEventImage', order, from)).failure?.reason
    }
    for (let at = 0; at < 3; at += 1) expect(await draw(poor)).toBe('notEnoughCoins')
    expect([await draw(rich), await draw(rich), await draw(rich)]).toEqual([undefined, undefined, 'dailyLimit'])
    await drawing.end()
  })

  it('can’t be used up by one network with the free coins of many accounts, but by people who buy coins', async () => {
    const drawing = await testServer(kind, { env: { ...ai.env, IMAGES_DAILY_MAX: '5' }, strictLimits: true })
    const draw = async (who: Person, ip: string) => {
      const order = { taskId: randomUUID(), eventUuid: randomUUID(), prompt: 'A party', eventName: 'Party' }
      return (await attempt(drawing, 'generateEventImage', order, { ...who, ip })).failure?.reason
    }
    const [one, other, buyer] = [
      await person(drawing, 'Uma One'),
      await person(drawing, 'Otto Other'),
      await person(drawing, 'Bea Buyer'),
    ]
    expect(await draw(one, '198.51.100.7')).toBeUndefined()
    expect(await draw(other, '198.51.100.7')).toBe('dailyLimit')
    expect(await draw(other, '198.51.100.8')).toBeUndefined()
    await buy(drawing, buyer)
    expect([await draw(buyer, '198.51.100.7'), await draw(buyer, '198.51.100.7')]).toEqual([undefined, undefined])
    await drawing.end()
  })

  it('draw nothing without a budget', async () => {
    const host = await person(server, 'Hana Host')
    const order = {
      taskId: randomUUID(),
      eventUuid: randomUUID(),
      prompt: 'A party',
      eventName: 'Party',
      remainingCoinBalance: 60,
    }
    expect((await attempt(server, 'sampleEventImage', order)).failure?.reason).toBe('dailyLimit')
    const { remainingCoinBalance: _unused, ...paidOrder } = order
    expect((await attempt(server, 'generateEventImage', paidOrder, host)).failure?.reason).toBe('dailyLimit')
    const { coinBalance } = await call(server, 'fetchCoinBalance', {}, host)
    expect(coinBalance).toBe(60)
  })
})

describe.each(databaseKinds)('free coins, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())
  const coinsOf = async (userId: string) =>
    (await server.services.db.selectFrom('users').select('coins').where('id', '=', userId).executeTakeFirst())?.coins

  it('are given once for each contact, even after the account was deleted', async () => {
    const first = await person(server, 'Fay')
    expect(await coinsOf(first.userId)).toBe(60)
    const phoneNumber = freshPhone()
    await verifyPii(server, first, { phoneNumber })
    await call(server, 'deleteAccount', {}, first)
    const again = await person(server, 'Fay', first.email)
    expect(await coinsOf(again.userId)).toBe(0)
    const grants = await server.services.db.selectFrom('free_coin_grants').selectAll().execute()
    expect(grants).toHaveLength(2)
    expect(JSON.stringify(grants)).not.toContain(first.email)
  })

  it('are given once for all addresses of one mailbox', async () => {
    const id = randomUUID().slice(0, 8)
    const addresses = [
      `ana.${id}@gmail.com`,
      `an.a${id}+1@gmail.com`,
      `ana${id}@googlemail.com`,
      `ana${id}+x+y@gmail.com`,
    ]
    const balances = []
    for (const email of addresses) balances.push(await coinsOf((await person(server, 'Ana', email)).userId))
    expect(balances).toEqual([60, 0, 0, 0])
    const both = await Promise.all([1, 2].map((at) => person(server, 'Bo', `bo.${id}+${at}@example.com`)))
    const coins = await Promise.all(both.map(({ userId }) => coinsOf(userId)))
    expect(coins.toSorted((one = 0, other = 0) => one - other)).toEqual([0, 60])
  })

  it('are given once to a person who merges accounts', async () => {
    const main = await person(server, 'Mia')
    for (let at = 0; at < 3; at += 1) {
      const other = await personByPhone(server, 'Mia again')
      await merge(server, main, { phoneNumber: other.phone })
    }
    expect(await coinsOf(main.userId)).toBe(60)
  })
})
