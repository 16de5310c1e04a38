import type { Locator, Page } from '@playwright/test'
import { apiGuest, apiParty, apiPerson, apiSession, keyPath } from '../support/api.ts'
import { newAddress, openAsHost } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Starts a list with two items, as the host. */
async function startList(page: Page, eventId: string) {
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Who brings what' }).click()
  await expect(page.getByRole('heading', { name: 'What should guests bring?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'First item' }).fill('Pumpkin soup')
  await page.getByRole('spinbutton', { name: 'Amount of item 1' }).fill('3')
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('button', { name: 'Add Ice' }).click()
  await page.getByRole('button', { name: 'Move Ice up' }).click()
  await expect(page.getByRole('textbox', { name: 'Item 1' })).toHaveValue('Ice')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save list' }).click()
  await expect(page.getByRole('status')).toHaveText('List saved.')
  await expect(page.getByText('0 of 2 taken')).toBeVisible()
}

/** Brings two of three soups, with a note. */
async function bringSoup(soup: Locator) {
  await soup.getByRole('spinbutton', { name: 'Amount' }).fill('2')
  await soup.getByText('Add a note').click()
  await soup.getByRole('textbox', { name: 'Note' }).fill('With ginger')
  await soup.getByRole('button', { name: "I'll bring Pumpkin soup" }).click()
  await expect(soup.getByRole('status')).toHaveText("Great, you're bringing “Pumpkin soup”.")
  await expect(soup.getByText('1 left')).toBeVisible()
}

/** Takes an item off the list that a guest brings, which needs a confirmation. */
async function removeSoup(page: Page) {
  await page.getByRole('link', { name: 'Edit the list' }).click()
  await page.getByRole('button', { name: 'Remove Pumpkin soup' }).click()
  await expect(page.getByRole('alert')).toContainText('A guest is already bringing “Pumpkin soup”.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Pumpkin soup' })).toBeHidden()
}

test('a host makes a list, guests bring what is left, and a no gives it back', async ({ page, server, browser }) => {
  const address = newAddress('hana')
  const eventId = await apiParty(await apiPerson(server.origin, address, 'Hana Host'), 'Harvest potluck', 48)
  const ana = await apiGuest(server.origin, eventId, 'Ana Ortiz')
  const ben = await apiGuest(server.origin, eventId, 'Ben Cole')

  // The host starts the list.
  await apiSession(page, server.origin, address)
  await startList(page, eventId)

  // A guest without JavaScript finds the list on their invitation, and brings soup.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const first = await plain.newPage()
  await first.goto(keyPath(eventId, ana))
  await first.getByRole('link', { name: 'Who brings what' }).click()
  await expect(first).toHaveURL(new RegExp(`/event/bring/${eventId}\\?iu=${ana.inviteeId}$`))
  const soup = first.getByRole('listitem').filter({ has: first.getByRole('heading', { name: 'Pumpkin soup' }) })
  await bringSoup(soup)

  // Another guest takes what is left, but asked for it when there was more.
  const other = await browser.newContext({ baseURL: server.origin })
  const second = await other.newPage()
  const two = await other.newPage()
  for (const tab of [second, two]) {
    await tab.goto(keyPath(eventId, ben))
    await tab.getByRole('link', { name: 'Who brings what' }).click()
  }
  const soupItem = (tab: typeof second) =>
    tab.getByRole('listitem').filter({ has: tab.getByRole('heading', { name: 'Pumpkin soup' }) })
  await expect(soupItem(second)).toContainText('Ana Ortiz')
  await expect(soupItem(second)).toContainText('With ginger')
  await expectAccessible(second)
  await soup.getByText('Change').click()
  await soup.getByRole('spinbutton', { name: 'Amount' }).fill('3')
  await soup.getByRole('button', { name: 'Save' }).click()
  await expect(soup.getByText('Taken')).toBeVisible()
  await soupItem(second).getByRole('button', { name: "I'll bring Pumpkin soup" }).click()
  await expect(soupItem(second).getByRole('alert')).toHaveText('“Pumpkin soup” is already taken. Pick something else.')
  await expectAccessible(second)

  // The first guest can't come, so the soup is free again.
  await first.goto(keyPath(eventId, ana))
  await first.locator('summary', { hasText: 'Change RSVP' }).click()
  await first.getByRole('radio', { name: "Can't make it" }).check()
  await first.getByRole('button', { name: /Update RSVP|Send RSVP/ }).click()
  await expect(first.getByRole('heading', { name: "You're going!" })).toBeHidden()
  await soupItem(two).getByRole('button', { name: "I'll bring Pumpkin soup" }).click()
  await expect(soupItem(two).getByRole('status')).toHaveText("Great, you're bringing “Pumpkin soup”.")

  await removeSoup(page)
  await two.reload()
  await expect(two.getByRole('heading', { name: 'Pumpkin soup' })).toBeHidden()
  await expect(two.getByRole('heading', { name: 'Ice' })).toBeVisible()
  await plain.close()
  await other.close()
})
