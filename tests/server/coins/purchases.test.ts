import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { removeExpired } from '../../../server/web/removeExpired.ts'
import { merge } from '../../support/accounts.ts'
import { person } from '../../support/builders.ts'
import { attempt, call, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { stripeService, type StripeService } from '../../support/services/stripeService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 24 * 3_600_000
const path = '/webhooks/stripe'

describe.each(databaseKinds)('coins bought with Stripe on %s', (kind) => {
  let stripe: StripeService
  let server: TestServer
  const logLines: string[] = []
  beforeAll(async () => {
    stripe = await stripeService()
    const logTo = (line: string): void => void logLines.push(line)
    server = await testServer(kind, { env: { ...stripe.env, LOG_LEVEL: 'warn' }, logTo })
  })
  afterEach(() => stripe.fail(undefined))
  afterAll(async () => {
    await server.end()
    await stripe.close()
  })

  const balance = async (caller: Caller) => (await call(server, 'fetchCoinBalance', {}, caller)).coinBalance
  const begin = async (caller: Caller, priceId = 'coins-60') =>
    (await call(server, 'initializePayment', { priceId }, caller)).paymentIntentId
  const claim = (paymentIntentId: string, productId = 'coins-60') => ({
    taskId: randomUUID(),
    data: { webData: { paymentIntentId, productId } },
  })
  const verify = (caller: Caller, id: string, productId?: string) =>
    reasonOf(server, 'verifyCoinPurchase', claim(id, productId), caller)
  const tell = async (id: string, { at = server.clock.now(), type = 'payment_intent.succeeded' } = {}) => {
    const { body, signature } = stripe.message(id, Math.floor(at / 1_000), type)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await server.app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode
  }

  it('come in the configured packs [COIN-05]', async () => {
    expect(await call(server, 'fetchCoinPacks', {})).toEqual({
      packs: [
        { priceId: 'coins-60', coins: 60, amount: 299, currency: 'usd' },
        { priceId: 'coins-180', coins: 180, amount: 699, currency: 'usd' },
        { priceId: 'coins-480', coins: 480, amount: 1_499, currency: 'usd' },
      ],
      payment: { kind: 'stripe', publishableKey: 'pk_test_key_of_the_tests' },
    })
  })

  it('start with a client secret for a payment of the pack’s price [RPC-23]', async () => {
    const host = await person(server, 'Hana')
    const payment = await call(server, 'initializePayment', { priceId: 'coins-180' }, host)
    expect(payment.clientSecret).toMatch(new RegExp(`^${payment.paymentIntentId}_secret_`))
    const paymentRequest = new URLSearchParams(stripe.requests.at(-1)?.body)
    expect([
      paymentRequest.get('amount'),
      paymentRequest.get('currency'),
      paymentRequest.get('metadata[priceId]'),
    ]).toEqual(['699', 'usd', 'coins-180'])
    expect(stripe.requests.at(-1)?.headers['idempotency-key']).toBe(
      `purchase-${paymentRequest.get('metadata[purchaseId]')}`,
    )
    expect(paymentRequest.toString()).not.toContain(host.userId)
    expect(await reasonOf(server, 'initializePayment', { priceId: 'coins-9999' }, host)).toBe('notFound')
  })

  it('are credited when the payment is verified, and only once [RPC-22, ENT-51, COIN-06, COIN-07]', async () => {
    const host = await person(server, 'Hana')
    const id = await begin(host)
    expect(await verify(host, id)).toBe('paymentUnpaid')
    expect(await balance(host)).toBe(60)
    const webData = { paymentIntentId: id, productId: 'coins-60' }
    for (const [field, input] of [
      ['taskId', { data: { webData } }],
      ['data.webData.paymentIntentId', { ...claim(id), data: { webData: { ...webData, paymentIntentId: '' } } }],
      ['data.webData.productId', { ...claim(id), data: { webData: { ...webData, productId: '' } } }],
    ] as const) {
      const { failure } = await attempt(server, 'verifyCoinPurchase', Object(input), host)
      expect(failure).toMatchObject({ reason: 'invalid', issues: [{ path: field }] })
    }
    stripe.pay(id)
    expect(await call(server, 'verifyCoinPurchase', claim(id), host)).toEqual({ coinBalance: 120, coinsAdded: 60 })
    expect(await call(server, 'verifyCoinPurchase', claim(id), host)).toEqual({ coinBalance: 120, coinsAdded: 60 })
    expect(await tell(id)).toBe(200)
    expect(await balance(host)).toBe(120)
  })

  it('are credited if only the webhook reports the payment [COIN-07, RPC-21]', async () => {
    const host = await person(server, 'Hana')
    const id = await begin(host, 'coins-480')
    stripe.pay(id)
    expect(await tell(id)).toBe(200)
    expect(await balance(host)).toBe(540)
    expect(await call(server, 'verifyCoinPurchase', claim(id, 'coins-480'), host)).toMatchObject({ coinBalance: 540 })
  })

  it('are not credited for a mismatch, each with its reason [COIN-07]', async () => {
    const [host, other] = [await person(server, 'Hana'), await person(server, 'Otto')]
    const paidIntent = await begin(host)
    stripe.pay(paidIntent)
    expect(await verify(other, paidIntent)).toBe('paymentForeign')
    expect(await verify(host, paidIntent, 'coins-480')).toBe('paymentMismatch')
    expect(await verify(host, 'pi_unknown')).toBe('paymentNotFound')
    stripe.refund(paidIntent)
    expect(await verify(host, paidIntent)).toBe('paymentRefunded')
    for (const changes of [{ amount_received: 1 }, { currency: 'jpy' }]) {
      const id = await begin(host)
      stripe.pay(id)
      stripe.change(id, changes)
      expect([await verify(host, id), await tell(id)]).toEqual(['paymentMismatch', 200])
    }
    const [ownIntent, theirIntent] = [await begin(host), await begin(other)]
    stripe.pay(ownIntent)
    const { purchaseId = '' } = await metadataOf(theirIntent)
    stripe.change(ownIntent, { metadata: { purchaseId, priceId: 'coins-60' } })
    expect([await verify(host, ownIntent), await verify(other, ownIntent)]).toEqual([
      'paymentNotFound',
      'paymentNotFound',
    ])
    stripe.change(ownIntent, { metadata: {} })
    expect([await verify(host, ownIntent), await tell(ownIntent)]).toEqual(['paymentNotFound', 200])
    const late = await begin(host)
    stripe.change(late, { status: 'processing' })
    expect([await verify(host, late), await tell(late)]).toEqual(['paymentUnpaid', 200])
    expect([await balance(host), await balance(other)]).toEqual([60, 60])
    expect(logLines.join('\n')).toContain('a payment was not credited')
  })

  const metadataOf = async (id: string) => {
    const answer = await fetch(`${stripe.origin}/v1/payment_intents/${id}`, {
      headers: { authorization: `Bearer ${stripe.env['STRIPE_SECRET_KEY']}` },
    })
    return z.object({ metadata: z.record(z.string(), z.string()) }).parse(await answer.json()).metadata
  }

  it.each(['refused', 'broken', 'limited'] as const)('can be verified later if Stripe has %s', async (how) => {
    const host = await person(server, 'Hana')
    const id = await begin(host)
    stripe.pay(id)
    stripe.fail(how)
    expect(await reasonOf(server, 'initializePayment', { priceId: 'coins-60' }, host)).toBe('providerFailed')
    expect(await verify(host, id)).toBe('providerFailed')
    // Stripe retries.
    expect(await tell(id)).toBe(502)
    expect(await balance(host)).toBe(60)
    stripe.fail(undefined)
    expect(await tell(id)).toBe(200)
    expect(await balance(host)).toBe(120)
    const rows = await server.services.db
      .selectFrom('purchases')
      .select('id')
      .where('user_id', '=', host.userId)
      .execute()
    expect(rows, 'a purchase that could not start is not stored').toHaveLength(1)
  })

  it('are not credited for events without a recent signature of Stripe', async () => {
    const host = await person(server, 'Hana')
    const id = await begin(host)
    stripe.pay(id)
    const { body, signature } = stripe.message(id, Math.floor(server.clock.now() / 1_000))
    const post = async (headers: Record<string, string>, payload = body) => {
      const all = { 'content-type': 'application/json', ...headers }
      return (await server.app.inject({ method: 'POST', url: path, headers: all, payload })).statusCode
    }
    expect(await post({})).toBe(400)
    expect(await post({ 'stripe-signature': 't=1,v1=00' })).toBe(403)
    expect(await post({ 'stripe-signature': signature }, `${body} `)).toBe(403)
    expect(await post({ 'stripe-signature': signature, 'content-type': 'text/plain' })).toBe(415)
    expect(await post({ 'stripe-signature': signature }, ' '.repeat(300_000))).toBe(413)
    expect(await tell(id, { at: server.clock.now() - 301_000 })).toBe(403)
    expect(await tell(id, { type: 'charge.refunded' })).toBe(200)
    expect(await balance(host)).toBe(60)
    expect(await post({ 'stripe-signature': signature })).toBe(200)
    expect(await balance(host)).toBe(120)
  })

  it('are credited once in 1,000 repeated, reordered and parallel deliveries [COIN-07]', async () => {
    const buyers = await Promise.all(['Ann', 'Bea', 'Cy', 'Di'].map((name) => person(server, name)))
    const payments: { buyer: (typeof buyers)[number]; id: string }[] = []
    for (const buyer of buyers) for (let at = 0; at < 5; at += 1) payments.push({ buyer, id: await begin(buyer) })
    for (const { id } of payments) stripe.pay(id)
    const deliveries = Array.from({ length: 1_000 }, (_, at) => ({ at, order: (at * 7_919) % 1_000 }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ at }) => async () => {
        const payment = payments[at % payments.length]
        if (!payment) return false
        const { buyer, id } = payment
        if (Math.floor(at / payments.length) % 2 === 0) return (await tell(id)) === 200
        return (await verify(buyer, id)) === undefined
      })
    const ends: boolean[] = []
    const work = async (): Promise<void> => {
      for (let next = deliveries.pop(); next; next = deliveries.pop()) ends.push(await next())
    }
    await Promise.all(Array.from({ length: 50 }, work))
    expect([ends.length, ends.every(Boolean)]).toEqual([1_000, true])
    for (const buyer of buyers) expect(await balance(buyer)).toBe(60 + 5 * 60)
  }, 120_000)

  it("can't exceed the maximum balance", async () => {
    const host = await person(server, 'Hana')
    await server.services.db.updateTable('users').set({ coins: 2_147_483_640 }).where('id', '=', host.userId).execute()
    const id = await begin(host)
    stripe.pay(id)
    expect(await verify(host, id)).toBeUndefined()
    expect(await balance(host)).toBe(2_147_483_647)
  })

  it('move to the account that theirs is merged into, whether paid before or after', async () => {
    const [caller, other] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    const [before, after] = [await begin(other), await begin(other)]
    stripe.pay(before)
    expect(await verify(other, before)).toBeUndefined()
    await merge(server, caller, { emailAddress: other.email })
    stripe.pay(after)
    expect(await tell(after)).toBe(200)
    expect(await verify(caller, after)).toBeUndefined()
    expect(await balance(caller)).toBe(60 + 60 + 60)
  })

  it('keep a record of amount and date after the account is erased', async () => {
    const host = await person(server, 'Erna')
    const [paidIntent, open] = [await begin(host), await begin(host)]
    stripe.pay(paidIntent)
    expect(await verify(host, paidIntent)).toBeUndefined()
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, host)
    const rows = await server.services.db
      .selectFrom('purchases')
      .selectAll()
      .where('payment_intent_id', 'in', [paidIntent, open])
      .execute()
    expect(rows).toMatchObject([{ payment_intent_id: paidIntent, user_id: null, amount: 299 }])
    stripe.pay(open)
    expect([await tell(paidIntent), await tell(open)]).toEqual([200, 200])
  })

  it("that weren't paid are removed after a month", async () => {
    const host = await person(server, 'Hana')
    const [paidIntent, open] = [await begin(host), await begin(host)]
    stripe.pay(paidIntent)
    expect(await verify(host, paidIntent)).toBeUndefined()
    await removeExpired(server.services.db, server.clock.now() + 31 * day)
    const remainingPayments = await server.services.db
      .selectFrom('purchases')
      .select('payment_intent_id')
      .where('payment_intent_id', 'in', [paidIntent, open])
      .execute()
    expect(remainingPayments).toEqual([{ payment_intent_id: paidIntent }])
  })
})

describe('purchase limits', () => {
  it('stop repeated attempts to start a payment', async () => {
    const server = await testServer('any', { strictLimits: true })
    const host = await person(server, 'Hana')
    const ends: (string | undefined)[] = []
    for (let at = 0; at < 21; at += 1)
      ends.push((await attempt(server, 'initializePayment', { priceId: 'coins-60' }, host)).failure?.reason)
    expect(ends.filter((end) => end === undefined)).toHaveLength(20)
    expect(ends.at(-1)).toBe('rateLimited')
    await server.end()
  })
})
