import type { Page } from '@playwright/test'
import { apiInvite, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress, openAsHost } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Turns all details for catering on in the editor. */
async function askForCatering(page: Page, eventId: string) {
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('tab', { name: 'Event options' }).click()
  const options = page.getByRole('group', { name: 'Ask for catering' })
  for (const name of ['How many are children', 'Names of plus-ones', "What people don't eat"])
    await options.getByRole('switch', { name }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog', { name: 'Save these changes?' }).getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
}

/** Brings two people, and responds with their names and diets, which are there when the RSVP is changed. */
async function respondForThree(guest: Page) {
  await guest.getByRole('radio', { name: "I'm going" }).check()
  const more = guest.getByRole('button', { name: 'More: Bringing anyone?' })
  await more.click()
  await more.click()
  await guest.getByRole('button', { name: 'More: Children' }).click()
  await guest.getByRole('textbox', { name: 'Name of plus-one 1' }).fill('Cleo Ortiz')
  const diets = guest.getByRole('group', { name: 'Diets' })
  await diets.getByRole('checkbox', { name: 'Vegan' }).check()
  await guest.getByRole('button', { name: 'More: Vegan' }).click()
  await diets.getByRole('checkbox', { name: 'Halal' }).check()
  await diets.getByRole('checkbox', { name: 'Halal' }).uncheck()
  await guest.getByRole('textbox', { name: 'Allergies and other notes' }).fill('Severe nut allergy')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  // What they entered is there when they change their RSVP, and fewer people cut it.
  await guest.getByRole('button', { name: 'Change RSVP' }).click()
  const dialog = guest.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name of plus-one 1' })).toHaveValue('Cleo Ortiz')
  await expect(dialog.getByRole('spinbutton', { name: 'Vegan' })).toHaveValue('2')
}

/** Brings one person, after correcting the number of children. Works without JavaScript. */
async function respondForTwo(guest: Page) {
  await guest.getByRole('radio', { name: "I'm going" }).check()
  await guest.getByRole('spinbutton', { name: 'Bringing anyone?' }).fill('1')
  await guest.getByRole('spinbutton', { name: 'Children', exact: true }).fill('2')
  await guest.getByRole('textbox', { name: 'Names of your plus-ones' }).fill('Dora Cole')
  await guest.getByRole('spinbutton', { name: 'Kosher' }).fill('2')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByText('Enter at most 1, so that at least one adult comes.')).toBeVisible()
  await expect(guest.getByRole('spinbutton', { name: 'Kosher' })).toHaveValue('2')
  await guest.getByRole('spinbutton', { name: 'Children', exact: true }).fill('1')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
}

/** Expects the sums of the sheet, the host included, and names only if the host asks for them. */
async function expectSheet(page: Page) {
  const total = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')
  // The host is going, too.
  await expect(total('People')).toHaveText('6')
  await expect(total('Adults')).toHaveText('4')
  await expect(total('Children')).toHaveText('2')
  await expect(page.getByRole('row').filter({ hasText: 'Vegan' })).toContainText('2')
  await expect(page.getByRole('row').filter({ hasText: 'Kosher' })).toContainText('2')
  await expect(page.getByText('Severe nut allergy')).toBeVisible()
  await expect(page.getByText('Ana Ortiz')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'With names' }).check()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText(
    'Cleo Ortiz, 1 more without a name',
  )
  await expect(page.getByRole('row').filter({ hasText: 'Ben Cole' })).toContainText('Dora Cole')
  await expectAccessible(page)
}

test('a host asks for catering, guests answer, and the sheet counts them without names', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('hana')
  const host = await apiPerson(server.origin, address, 'Hana Host')
  const eventId = await apiParty(host, 'Harvest dinner', 48)
  const addresses = { ana: newAddress('ana'), ben: newAddress('ben') }
  await apiInvite(host, eventId, [
    { name: 'Ana Ortiz', email: addresses.ana },
    { name: 'Ben Cole', email: addresses.ben },
  ])

  // The host turns it on.
  await apiSession(page, server.origin, address)
  await askForCatering(page, eventId)

  // A guest answers on the page.
  const other = await browser.newContext({ baseURL: server.origin })
  const ana = await other.newPage()
  await ana.goto(await invitationFor(server.origin, addresses.ana))
  await respondForThree(ana)
  await other.close()

  // Another guest has no JavaScript.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const ben = await plain.newPage()
  await ben.goto(await invitationFor(server.origin, addresses.ben))
  await respondForTwo(ben)
  await plain.close()

  // The host sees it on the guest list, and opens the sheet.
  await openAsHost(page, eventId)
  await page.goto(`/event/invite/${eventId}`)
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('2 adults, 1 child')
  await page.getByRole('link', { name: 'Caterer sheet' }).click()
  await expect(page.getByRole('heading', { name: 'Caterer sheet' })).toBeVisible()
  await expectSheet(page)

  const pdf = await page.request.get(`/event/${eventId}/catering.pdf?names=1`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const csv = await page.request.get(`/event/${eventId}/catering.csv`)
  expect((await csv.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Section,Item,Count',
    'Total,People,6',
    'Total,Adults,4',
    'Total,Children,2',
    'Diets,Vegan,2',
    'Diets,Kosher,2',
    'Note,Severe nut allergy,1',
  ])
  await page.getByRole('link', { name: 'Back to the guest list' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/invite/${eventId}$`))
})
