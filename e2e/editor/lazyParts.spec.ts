import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test('a tool loads after the network is back, or after one reload from an older release, and all input is kept @desktop [ERR-49, ERR-50]', async ({
  page,
  context,
  cleanConsole,
}) => {
  const options = page.getByRole('tab', { name: 'Event options' })
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  const title = page.getByLabel('Party title')
  await page.goto('/event/create')
  await title.fill('Supper')
  await context.setOffline(true)
  await options.click()
  await expect(panel.getByText("This part of the page couldn't be loaded. Check your connection.")).toBeVisible()
  await expect(title).toHaveValue('Supper')
  await context.setOffline(false)
  // The browser logs that it is offline.
  cleanConsole.length = 0
  await panel.getByRole('button', { name: 'Try again' }).click()
  // The browser caches the failed import until the page is reloaded.
  await expect(panel).toBeHidden()
  await expect(title).toHaveValue('Supper')
  await options.click()
  await expect(panel.getByRole('switch', { name: 'Waitlist' })).toBeVisible()

  await page.goto('/event/create')
  let isGone = true
  await page.route('**/assets/QuestionsPanel*', (route) => {
    if (!isGone) return route.fallback()
    isGone = false
    return route.fulfill({ status: 200, contentType: 'text/plain', body: 'gone' })
  })
  // The last reload was less than 30 seconds ago, and there is one at most in that time.
  await page.evaluate(() => sessionStorage.removeItem('festoon.reloadedAt'))
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  await expect.poll(() => isGone).toBe(false)
  await expect(page.getByRole('tabpanel')).toBeHidden()
  await expect(title).toHaveValue('Supper')
  // The browser logs that the response wasn't a script.
  cleanConsole.length = 0
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  await expect(page.getByRole('button', { name: 'Add a question' })).toBeVisible()
})

test('the photo promo from an older release loads after one reload of the party @desktop [ERR-50]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 30)
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  let isGone = true
  await page.route('**/assets/PhotoPromo*', (route) => {
    if (!isGone) return route.fallback()
    isGone = false
    return route.fulfill({ status: 200, contentType: 'text/plain', body: 'gone' })
  })
  await page.goto(`/event/rsvp/action/${eventId}?r=yes`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page.getByRole('dialog', { name: 'RSVP received' })).toBeVisible()
  expect(isGone).toBe(false)
  // The browser logs that the first response wasn't a script.
  cleanConsole.length = 0
})
