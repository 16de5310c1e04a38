import { randomUUID } from 'node:crypto'
import type { Locator, Page, Request } from '@playwright/test'
import { z } from 'zod'
import { apiSession, type ApiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import type { RunningServer } from '../support/startServer.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const text = z.string()

/** Signs in a user who has spent all free coins. */
async function spender(page: Page, server: RunningServer): Promise<ApiPerson> {
  const penny = await apiSession(page, server.origin, newAddress('penny'), 'Penny')
  await server.changeRows(`
    insert into coin_entries (user_id, kind, amount, balance, created_at)
      select id, 'drawn', -coins, 0, ${Date.now()} from users where id = '${penny.userId}';
    update users set coins = 0 where id = '${penny.userId}';
  `)
  return penny
}
const coinsOf = async (person: ApiPerson) => (await person.call('CoinService', 'fetchCoinBalance', {}))['coinBalance']

/** Buys coins on another device. */
async function buyElsewhere(person: ApiPerson, origin: string): Promise<void> {
  const payment = await person.call('CoinService', 'initializePayment', { priceId: 'coins-180' })
  const query = new URLSearchParams({
    client_secret: text.parse(payment['clientSecret']),
    return_url: `${origin}/stripeConfirm?state=x`,
  })
  const checkout = await (await fetch(`${origin}/providers/payments/test/checkout?${query.toString()}`)).text()
  const paymentIntentId = /name="payment_intent" value="([^"]+)"/.exec(checkout)?.[1] ?? ''
  const data = { webData: { paymentIntentId, productId: 'coins-180' } }
  await person.call('CoinService', 'verifyCoinPurchase', { taskId: randomUUID(), data })
}

/** Opens the image generator of a new event for a user without enough coins. */
async function openGenerator(page: Page, origin: string) {
  await page.goto(`${origin}/event/create`)
  await page.getByLabel('Party title').fill('Lantern ball')
  await page.getByRole('tab', { name: 'Cover image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('you have 0')).toBeVisible()
  return panel
}

/** Chooses the smallest pack. Ends on the checkout page. */
async function beginPaying(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Get more coins' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get more coins' })
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await expect(dialog.getByText('$14.99 (enough for 48 sets of images)')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pay $2.99' }).click()
  await expect(page.getByRole('heading', { name: '$2.99' })).toBeVisible()
}

/** Returns the return URL of a payment that was never made. */
const returnTo = (location: string, status = 'succeeded'): string => {
  const state = Buffer.from(JSON.stringify({ priceId: 'coins-60', location })).toString('base64url')
  return `/stripeConfirm?payment_intent=pi_none&redirect_status=${status}&state=${state}`
}

const verification = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => request.postData()?.includes('"verifyCoinPurchase"') === true)
/** Waits for the log entry of a payment that could not be verified. */
const waitForLogEntry = (page: Page): Promise<Request> =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith('/log') && request.postData()?.includes('A payment could not be verified') === true,
  )

test('a declined payment charges nothing; bought coins are added once, and those bought elsewhere appear @desktop [ROUTE-40, COIN-05, COIN-06]', async ({
  page,
  ownServer: server,
}) => {
  const penny = await spender(page, server)
  const panel = await openGenerator(page, server.origin)
  await beginPaying(page, panel)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Decline' }).click()
  await expect(page.getByText("The payment didn't go through, and you weren't charged.")).toBeVisible()
  await expect(page).toHaveURL(/\/event\/create$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern ball')
  expect(await coinsOf(penny)).toBe(0)

  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('you have 0')).toBeVisible()
  await beginPaying(page, panel)
  const verificationRequest = verification(page)
  const returnRequest = page.waitForRequest(/\/stripeConfirm\?/)
  await page.getByRole('button', { name: 'Pay' }).click()
  const query = new URL((await returnRequest).url()).searchParams
  expect(query.get('redirect_status')).toBe('succeeded')
  const state = JSON.parse(Buffer.from(query.get('state') ?? '', 'base64url').toString())
  expect(state).toEqual({ priceId: 'coins-60', location: '/event/create' })
  const { params } = z.object({ params: z.looseObject({}) }).parse((await verificationRequest).postDataJSON())
  expect(params).toMatchObject({
    taskId: expect.stringMatching(/^[\da-f-]{36}$/),
    data: { webData: { paymentIntentId: query.get('payment_intent'), productId: 'coins-60' } },
  })
  await expect(page.getByText('60 coins added.')).toBeVisible()
  await expect(page).toHaveURL(/\/event\/create$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern ball')
  const listening = page.waitForResponse(/\/realtime\?topic=events/)
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(page.getByText('10 coins · you have 60')).toBeVisible()
  await listening
  await buyElsewhere(penny, server.origin)
  await expect(panel.getByText('you have 240')).toBeVisible()
  // Opened twice in parallel and then again, the URL still credits no more coins.
  const again = (await returnRequest).url()
  const second = await page.context().newPage()
  await Promise.all([page.goto(again), second.goto(again)])
  for (const one of [page, second]) await expect(one).toHaveURL(/\/event\/create$/)
  await second.close()
  expect(await coinsOf(penny)).toBe(240)
})

test('a payment that cannot be verified is logged and redirects to the start page, and so does the card page without one @desktop [ERR-30, ROUTE-40]', async ({
  page,
  server,
}) => {
  const firstLogRequest = waitForLogEntry(page)
  await page.goto(returnTo('/events'))
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
  await firstLogRequest

  await apiSession(page, server.origin, newAddress('hana'), 'Hana')
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  await page.route('**/json/CoinService', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const secondLogRequest = waitForLogEntry(page)
  await page.goto(returnTo('/instant'))
  await expect(page.getByText('Confirming your payment…')).toBeVisible()
  resolve()
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByText("We couldn't find this payment.", { exact: false })).toBeVisible()
  const { entries } = z.object({ entries: z.array(z.unknown()) }).parse((await secondLogRequest).postDataJSON())
  expect(entries[0]).toMatchObject({ severity: 'ERROR' })
  expect(text.parse((await secondLogRequest).postData())).not.toContain('pi_none')

  await page.route('**/json/CoinService', (route) => route.abort())
  await page.goto(returnTo('/instant'))
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByText("Can't reach Festoon.", { exact: false })).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/coins/pay')
  await expect(page).toHaveURL(/\/events$/)
  const state = Buffer.from(JSON.stringify({ priceId: 'coins-60', location: '/profile/edit' })).toString('base64url')
  // This server doesn't use Stripe.
  await page.goto(`/coins/pay?state=${state}`)
  await expect(page).toHaveURL(/\/profile\/edit$/)
})
