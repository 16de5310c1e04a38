import type { Page } from '@playwright/test'
import { stripeService, type StripeService } from '../../tests/support/services/stripeService.ts'
import { apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { stripePage } from '../support/stripePage.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

let stripe: StripeService
test.beforeEach(async () => {
  stripe = await stripeService()
})
test.afterEach(() => stripe.close())

/** Signs in a user who starts a party and chooses a pack of coins. Ends on the payment page. */
async function choosePack(page: Page, origin: string): Promise<void> {
  await apiSession(page, origin, newAddress('cara'), 'Cara')
  await page.goto(`${origin}/event/create`)
  await page.getByLabel('Party title').fill('Lantern ball')
  await page.getByRole('tab', { name: 'Cover image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('you have 60')).toBeVisible()
  await panel.getByRole('button', { name: 'Get more coins' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get more coins' })
  await expect(dialog.getByText('A gift from us')).toBeVisible()
  await dialog.getByRole('radio', { name: '180 coins' }).check()
  await dialog.getByRole('button', { name: 'Pay $6.99' }).click()
  await expect(page.getByRole('heading', { name: '180 coins' })).toBeVisible()
}

test('coins are paid by card on the only page that loads Stripe; failures charge nothing and can be retried @desktop [COIN-04]', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith(() => Promise.resolve(stripe.env))
  const state = await stripePage(page.context(), stripe)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('stripe.com')) foreign.push(new URL(page.url()).pathname)
  })
  state.isReachable = false
  await choosePack(page, server.origin)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText("The card form didn't load, and you weren't charged.")
  await expectAccessible(page)
  state.isReachable = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTitle('Secure payment input frame')).toBeVisible()
  await expectAccessible(page)
  const pay = page.getByRole('button', { name: 'Pay $6.99' })
  state.card = 'declined'
  await pay.click()
  await expect(alert).toHaveText("Your card was declined. You weren't charged.")
  state.card = 'broken'
  await pay.click()
  await expect(alert).toHaveText(
    "We couldn't confirm your payment. Before you try again, check whether the coins are already in your account.",
  )
  await expect(page.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/event/create')
  state.card = 'taken'
  await pay.click()
  await expect(page.getByText('180 coins added.')).toBeVisible()
  await expect(page).toHaveURL(/\/event\/create$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern ball')
  expect(new Set(foreign.filter((path) => path.startsWith('/event')))).toEqual(new Set())
  expect(foreign).toContain('/coins/pay')
  expect(new Set(state.paymentBodies.map((body) => body.get('key')))).toEqual(new Set(['pk_test_key_of_the_tests']))

  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('you have 240')).toBeVisible()
  await panel.getByRole('button', { name: 'Get more coins' }).click()
  const changes = page.getByRole('dialog').getByRole('listitem')
  await expect(changes).toHaveText([/^Coins purchased.*\+180.*240 left$/, /^A gift from us.*\+60.*60 left$/])
})
