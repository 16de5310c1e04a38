import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test('a tool that fails to load leaves the editor usable and can be retried @desktop [ERR-49]', async ({
  page,
  context,
  cleanConsole,
}) => {
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Supper')
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Event options' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  await expect(panel.getByText("This part of the page couldn't be loaded. Check your connection.")).toBeVisible()
  await expect(page.getByLabel('Party title')).toHaveValue('Supper')
  await context.setOffline(false)
  // The browser logs that it is offline.
  cleanConsole.length = 0
  await panel.getByRole('button', { name: 'Try again' }).click()
  // The browser caches the failed import until the page is reloaded.
  await expect(panel).toBeHidden()
  await expect(page.getByLabel('Party title')).toHaveValue('Supper')
  await page.getByRole('tab', { name: 'Event options' }).click()
  await expect(panel.getByRole('switch', { name: 'Waitlist' })).toBeVisible()
})

test('a tool from an older release loads after one reload that keeps all input @desktop [ERR-50]', async ({
  page,
  cleanConsole,
}) => {
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Supper')
  let isGone = true
  await page.route('**/assets/OptionsPanel*', (route) => {
    if (!isGone) return route.fallback()
    isGone = false
    return route.fulfill({ status: 200, contentType: 'text/plain', body: 'gone' })
  })
  await page.getByRole('tab', { name: 'Event options' }).click()
  await expect.poll(() => isGone).toBe(false)
  await expect(page.getByRole('tabpanel')).toBeHidden()
  await expect(page.getByLabel('Party title')).toHaveValue('Supper')
  // The browser logs that the response wasn't a script.
  cleanConsole.length = 0
  await page.getByRole('tab', { name: 'Event options' }).click()
  await expect(page.getByRole('switch', { name: 'Waitlist' })).toBeVisible()
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
