import type { Locator, Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { hostedList } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const form = (page: Page): Locator => page.getByRole('form', { name: 'Invite by name' })
const picker = (page: Page): Locator => page.getByRole('combobox', { name: 'Name or email' })
const add = (page: Page): Locator => form(page).getByRole('button', { name: 'Add', exact: true })
const emailField = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Email' })
const nameField = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Name' })
const guestRow = (page: Page, guest: string): Locator => page.getByRole('row').filter({ hasText: guest })

test('an entry without an address opens a form that asks for it, until it is canceled or done @desktop [PICK-07, PICK-08, PICK-09, PICK-11]', async ({
  page,
  server,
}) => {
  const ben = newAddress('ben')
  await hostedList(page, server.origin, 'Lantern walk', { addedGuests: [{ name: 'Ben', email: ben }] })
  await picker(page).fill('Cleo Dubois')
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toBeFocused()
  await expect(nameField(page)).toHaveValue('Cleo Dubois')
  await add(page).click()
  await expect(form(page).getByText(fixedText('VAL-36'))).toBeVisible()
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(picker(page)).toBeFocused()
  await expect(emailField(page)).toBeHidden()

  // Create Contact asks for the address, too.
  await picker(page).fill('Dora')
  await page.getByRole('option', { name: 'Create Contact' }).click()
  await expect(nameField(page)).toHaveValue('Dora')
  await emailField(page).fill(ben)
  await add(page).click()
  await expect(form(page).getByText(fixedText('VAL-37'), { exact: true })).toBeVisible()
  await emailField(page).fill(newAddress('dora'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dora added.')).toBeVisible()
  await expect(picker(page)).toBeFocused()
  await expect(emailField(page)).toBeHidden()
})

test('an address alone opens a form that asks for the name @desktop [PICK-07, PICK-10, PICK-11, VAL-35]', async ({
  page,
  server,
}) => {
  await hostedList(page, server.origin, 'Lantern walk')
  const eve = newAddress('eve')
  await picker(page).fill(eve)
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toBeFocused()
  await expect(emailField(page)).toHaveValue(eve)
  await add(page).click()
  await expect(form(page).getByText(fixedText('VAL-35'))).toBeVisible()
  await nameField(page).fill('Eve')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Eve added.')).toBeVisible()
  await expect(picker(page)).toBeFocused()
  await expect(nameField(page)).toBeHidden()
  await expect(guestRow(page, 'Eve')).toContainText('Unsent')
})

/** Enters a blank name, an invalid address, and one that is on the list, in the dialog for one guest. */
async function enterInvalidFields(page: Page, listedAddress: string) {
  const dialog = page.getByRole('dialog', { name: 'Edit guest' })
  const name = dialog.getByLabel('Name')
  const email = dialog.getByLabel('Email')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(name).toHaveAttribute('maxlength', '128')
  await expect(email).toHaveAttribute('maxlength', '128')
  await name.fill(' ')
  await email.fill('cleo@')
  await save.click()
  await expect(dialog.getByText(fixedText('VAL-39'))).toBeVisible()
  await expect(dialog.getByText(fixedText('VAL-41'))).toBeVisible()
  await expectAccessible(page)
  await name.fill('Cleo Dubois')
  await email.fill(listedAddress.toUpperCase())
  await save.click()
  await expect(dialog.getByText(fixedText('VAL-42'), { exact: true })).toBeVisible()
}

test('the forms for one guest refuse invalid fields, and save none of them @desktop [VAL-36, VAL-39, VAL-41, VAL-42]', async ({
  page,
  server,
}) => {
  const ben = newAddress('ben')
  const addedGuests = [{ name: 'Ben', email: ben }]
  const { host, eventId } = await hostedList(page, server.origin, 'Lantern walk', { addedGuests })
  await picker(page).fill('Cleo')
  await page.keyboard.press('Enter')
  const message = form(page).getByText(fixedText('VAL-36'))
  await add(page).click()
  await expect(message).toBeVisible()
  const wrongAddresses = [
    'cleo',
    'cleo@',
    '@example.com',
    'cleo@example',
    'cleo dubois@example.com',
    'cleo@example..com',
    'cleo@exa_mple.com',
    'cleo@example.com, dora@example.com',
    // The first letter is Cyrillic.
    '\u0441leo@example.com',
  ]
  for (const wrong of wrongAddresses) {
    await emailField(page).fill(newAddress('cleo'))
    await expect(message).toBeHidden()
    await emailField(page).fill(wrong)
    await add(page).click()
    await expect(message, wrong).toBeVisible()
  }
  const cleo = newAddress('cleo')
  await emailField(page).fill(cleo)
  await add(page).click()
  await guestRow(page, 'Cleo').getByRole('button', { name: 'Actions for Cleo' }).click()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await enterInvalidFields(page, ben)
  expect(await host.call('ElkEventService', 'fetchInvitees', { eventId })).toMatchObject({
    total: 3,
    invitees: expect.arrayContaining([expect.objectContaining({ name: 'Cleo', email: cleo })]),
  })
})
