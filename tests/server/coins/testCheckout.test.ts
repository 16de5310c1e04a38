import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/core/ConfigError.ts'
import { person } from '../../support/builders.ts'
import { call, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const field = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe('the test checkout', () => {
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    server = await testServer('any')
    origin = server.config.origin
  })
  afterAll(() => server.end())

  const open = async (clientSecret: string, back = `${origin}/stripeConfirm?state=abc`) => {
    const query = new URLSearchParams({ client_secret: clientSecret, return_url: back })
    return server.app.inject({ url: `/providers/payments/test/checkout?${query.toString()}` })
  }
  const verify = (caller: Caller, paymentIntentId: string) =>
    reasonOf(
      server,
      'verifyCoinPurchase',
      { taskId: randomUUID(), data: { webData: { paymentIntentId, productId: 'coins-60' } } },
      caller,
    )
  const balance = async (caller: Caller) => (await call(server, 'fetchCoinBalance', {}, caller)).coinBalance

  it('shows the price, and only its button completes the payment', async () => {
    const host = await person(server, 'Hana')
    const payment = await call(server, 'initializePayment', { priceId: 'coins-60' }, host)
    const { body, statusCode, headers } = await open(payment.clientSecret)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect(body).toContain('$2.99')
    const [paidIntent, declinedIntent] = [
      field(body, 'payment_intent'),
      /payment_intent=([^&"]+)/.exec(body)?.[1] ?? '',
    ]
    expect([field(body, 'state'), field(body, 'redirect_status')]).toEqual(['abc', 'succeeded'])
    expect(body).toContain('redirect_status=failed')
    expect(await verify(host, payment.paymentIntentId)).toBe('paymentUnpaid')
    expect(await verify(host, declinedIntent)).toBe('paymentUnpaid')
    const forgedIntent = payment.paymentIntentId.replace('.begun.', '.paid.')
    expect([forgedIntent === payment.paymentIntentId, await verify(host, forgedIntent)]).toEqual([
      false,
      'paymentNotFound',
    ])
    expect(await balance(host)).toBe(60)
    expect([await verify(host, paidIntent), await verify(host, paidIntent), await balance(host)]).toEqual([
      undefined,
      undefined,
      120,
    ])
  })

  it('rejects forged secrets, and only returns to our own page', async () => {
    const host = await person(server, 'Hana')
    const { clientSecret, paymentIntentId } = await call(server, 'initializePayment', { priceId: 'coins-60' }, host)
    expect((await open(`${paymentIntentId}_secret_x`)).statusCode).toBe(403)
    for (const back of ['https://evil.example/stripeConfirm', `${origin}/events`, 'javascript:alert(1)', 'x'])
      expect([back, (await open(clientSecret, back)).statusCode]).toEqual([back, 400])
  })

  it('accepts no webhook', async () => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }
    expect(
      (await server.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload: '{}' })).statusCode,
    ).toBe(404)
  })

  it("doesn't exist in production, unless allowed by name", async () => {
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://festoon.test', ALLOW_DEV_PROVIDERS: 'outbox' }
    const plain = await testServer('any', { env: production })
    const host = await person(plain, 'Hana')
    expect((await call(plain, 'fetchCoinPacks', {})).payment).toBeNull()
    expect(await reasonOf(plain, 'initializePayment', { priceId: 'coins-60' }, host)).toBe('paymentsOff')
    expect((await plain.app.inject({ url: '/providers/payments/test/checkout' })).statusCode).toBe(404)
    await plain.end()
    const allowedServer = await testServer('any', { env: { ...production, ALLOW_DEV_PROVIDERS: 'outbox,payments' } })
    expect((await call(allowedServer, 'fetchCoinPacks', {})).payment).toMatchObject({ kind: 'test' })
    await allowedServer.end()
  })
})

describe('payment settings', () => {
  it('define packs [COIN-05]', () => {
    const { packs } = readConfig({ COIN_PACKS: 'few:10:100, many:900:5000', COIN_CURRENCY: 'eur' }).payments
    expect(packs).toEqual([
      { priceId: 'few', coins: 10, amount: 100, currency: 'eur' },
      { priceId: 'many', coins: 900, amount: 5_000, currency: 'eur' },
    ])
  })

  it.each([
    { COIN_PACKS: 'few:10' },
    { COIN_PACKS: 'few:ten:100' },
    { COIN_PACKS: 'few:10:100:1' },
    { COIN_PACKS: 'few:10:100,few:20:200' },
    { COIN_PACKS: 'few:-10:100' },
    { COIN_CURRENCY: 'dollars' },
    { STRIPE_SECRET_KEY: 'sk' },
    { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' },
  ])('that are invalid fail the start: %o', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
  })
})
