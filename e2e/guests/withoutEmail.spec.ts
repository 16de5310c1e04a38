import type { Locator, Page } from '@playwright/test'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const form = (page: Page): Locator => page.getByRole('form', { name: 'Invite by name' })
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

/** Creates a host with a party and opens its guest list. */
async function listOf(page: Page, origin: string): Promise<string> {
  const address = newAddress('maya')
  const eventId = await apiParty(await apiPerson(origin, address, 'Maya'), 'Lantern walk', 100)
  await apiSession(page, origin, address)
  await page.goto(`/event/invite/${eventId}`)
  return eventId
}

/** Opens the form for a person who isn't in the suggestions. */
async function start(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Name or email' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name)
}

const pick = (page: Page, group: string, label: string) =>
  form(page).getByRole('group', { name: group }).getByRole('radio', { name: label }).check()

/** Adds a guest without an RSVP, who has nothing to be sent either, until there is an address. */
async function addInPerson(page: Page) {
  await start(page, 'Uncle Bob')
  await pick(page, 'Invite by', 'In person')
  await form(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(row(page, 'Uncle Bob')).toContainText('To text (Not texted yet)')
  await expect(page.getByRole('button', { name: /^Unsent/ })).toHaveText('Unsent0')
  await expect(page.getByText('ready to go')).toBeHidden()
  await page.getByRole('button', { name: 'Actions for Uncle Bob' }).click()
  await expect(page.getByRole('menuitem', { name: 'Send invite' })).toBeHidden()
  // Once there is an address, there is an invite to send.
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(newAddress('bob'))
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 invite is ready to go.')).toBeVisible()
}

/** Enters a number that is on the list already. */
async function enterListedNumber(page: Page) {
  const phone = form(page).getByRole('textbox', { name: 'Phone' })
  const add = form(page).getByRole('button', { name: 'Add', exact: true })
  await start(page, 'May again')
  await pick(page, 'Invite by', 'Phone')
  await phone.fill('(415) 555-0117')
  await add.click()
  await expect(form(page).getByText('A guest with this number has already been invited.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Cancel' }).click()
}

/** Opens the dialog with the link of a guest, and returns the link. */
async function linkOfAuntMay(page: Page) {
  await page.getByRole('button', { name: 'Actions for Aunt May' }).click()
  await page.getByRole('menuitem', { name: 'Share their link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link for Aunt May' })
  const text = dialog.getByRole('link', { name: 'Text' })
  await expect(text).toHaveAttribute('href', /^sms:\+14155550117\?&body=Hi%20Aunt%20May/)
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectAccessible(page)
  const body = new URLSearchParams((await text.getAttribute('href'))?.split('?')[1]).get('body') ?? ''
  const link = /https?:\S+/.exec(body)?.[0] ?? ''
  expect(new URL(link).pathname).toMatch(/^\/g\/[\w-]{30}$/)
  await page.keyboard.press('Escape')
  return link
}

/** Accepts what the host enters for the guest. From then on, the RSVP is the guest's own. */
async function confirmHostsRsvp(page: Page, guest: Page, link: string) {
  await page.getByRole('button', { name: 'Actions for Aunt May' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Aunt May')).toContainText('Entered by host')
  await guest.goto(link)
  const confirm = guest.getByRole('dialog', { name: 'Confirm your RSVP' })
  await guest.getByRole('button', { name: 'Change RSVP' }).click()
  await confirm.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(confirm).toBeHidden()
  await guest.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(confirm.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
}

test('a host adds a guest by name alone and records the RSVP, and one by phone who responds by the shared link [GLIST-14, GLIST-17]', async ({
  page,
  server,
  browser,
}) => {
  await listOf(page, server.origin)
  await start(page, 'Grandpa Joe')
  await pick(page, 'Invite by', 'In person')
  await pick(page, 'Their RSVP', 'Yes')
  // The party doesn't allow it.
  await expect(form(page).getByRole('radio', { name: 'Maybe' })).toBeHidden()
  await expect(form(page).getByRole('textbox', { name: 'Email' })).toBeHidden()
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Grandpa Joe added.')).toBeVisible()
  await expect(row(page, 'Grandpa Joe')).toContainText('Yes (Attending. Entered by host)')
  await expect(row(page, 'Grandpa Joe').getByText('Entered by host', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Going/ })).toHaveText('Going2')

  await addInPerson(page)

  // A guest with a phone number gets the link from the host.
  await start(page, 'Aunt May')
  await pick(page, 'Invite by', 'Phone')
  const phone = form(page).getByRole('textbox', { name: 'Phone' })
  const add = form(page).getByRole('button', { name: 'Add', exact: true })
  await phone.fill('5551')
  await add.click()
  await expect(form(page).getByText('Please enter a valid phone number.')).toBeVisible()
  await phone.fill('4155550117')
  await add.click()
  await expect(page.getByText('Aunt May added.')).toBeVisible()
  await expect(row(page, 'Aunt May')).toContainText('To text (Not texted yet)')
  await expect(page.getByRole('button', { name: /^Unsent/ })).toHaveText('Unsent1')

  await enterListedNumber(page)

  const link = await linkOfAuntMay(page)

  const other = await browser.newContext({ baseURL: server.origin })
  const guest = await other.newPage()
  await guest.goto(link)
  await expect(guest.getByLabel('Your name')).toHaveValue('Aunt May')
  await expect(row(page, 'Aunt May').getByText('Opened', { exact: true })).toBeVisible()
  await confirmHostsRsvp(page, guest, link)
  await other.close()
})
