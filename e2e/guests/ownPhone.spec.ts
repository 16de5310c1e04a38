import type { Page } from '@playwright/test'
import { apiInvite } from '../support/api.ts'
import { hostedParty, type HostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Two people, as a phone's address book saves them. */
const addressBook = [
  'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nTEL;TYPE=CELL:+1 415 555 0119\r\nEND:VCARD\r\n',
  'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jo Smith\r\nTEL;TYPE=CELL:030 1234567\r\nEND:VCARD\r\n',
].join('')

test('a host texts guests one after another, and the numbers stay on the phone', async ({ page, server, browser }) => {
  const { eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  const sentBodies: string[] = []
  page.on('request', (request) => sentBodies.push(request.postData() ?? ''))
  await page.goto(`/event/invite/${eventId}`)
  await page.getByRole('button', { name: 'Manage guests' }).click()
  await page.getByRole('menuitem', { name: 'Text from my phone' }).click()
  await expect(page.getByRole('heading', { name: 'Text from my phone' })).toBeVisible()
  await expect(page.getByText("Add people, and we'll prepare a text for each of them.")).toBeVisible()

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await expect(page.getByText('Please enter a phone number. Outside the US, include the country code.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Aunt May')
  await page.getByLabel('Phone number').fill('12345')
  await expect(page.getByText('Please enter a phone number. Outside the US, include the country code.')).toBeVisible()
  await page.getByLabel('Phone number').fill('(415) 555-0117')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Next: Aunt May' })).toBeVisible()
  await page
    .getByLabel('Add a contacts file')
    .setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(addressBook) })
  const progress = page.getByRole('status').filter({ hasText: 'texted' })
  await expect(progress).toHaveText('0 of 3 texted')
  await expectAccessible(page)

  await page.getByLabel('Your text').fill('Hey {name}, come along!')
  const text = page.getByRole('link', { name: 'Text', exact: true })
  await expect(text).toHaveAttribute('href', /^sms:\+14155550119\?&body=Hey%20Ann%2C%20come%20along!%20http/)
  await text.click()
  await expect(progress).toHaveText('1 of 3 texted')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann Lee' })).toContainText('Texted')

  // Closing the app loses neither the numbers nor the progress.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Next: Aunt May' })).toBeVisible()
  await expect(progress).toHaveText('1 of 3 texted')
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/14155550117\?text=Hey%20Aunt%20May/)
  const url = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text')?.split(' ').at(-1) ?? ''
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Next: Jo Smith' })).toBeVisible()
  // WhatsApp needs the country code.
  await expect(whatsApp).toBeHidden()
  await text.click()
  await expect(page.getByRole('heading', { name: 'Next: Aunt May' })).toBeVisible()
  await text.click()
  await expect(page.getByRole('heading', { name: 'Everyone has your text.' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark Jo Smith as not texted' }).click()
  await expect(page.getByRole('heading', { name: 'Next: Jo Smith' })).toBeVisible()
  await text.click()

  // The link is the guest's own.
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(url)
  await expect(guest.getByRole('heading', { name: 'Lantern walk' })).toBeVisible()
  await guest.context().close()
  await page.getByRole('link', { name: 'View guest list' }).click()
  await expect(page.getByText('Texted', { exact: true }).first()).toBeVisible()
  for (const number of ['5550117', '5550119', '1234567']) expect(sentBodies.join('\n')).not.toContain(number)
})

/** Changes a name and a number, which belongs to one guest only. */
async function changeNumber(page: Page) {
  await page.getByRole('button', { name: 'Edit Cy Ito' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit name and number' })
  await dialog.getByLabel('Phone number').fill('415-555-0119')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Ann Lee has this number. Each guest needs a different one.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Phone number').fill('415-555-0121')
  await dialog.getByLabel('Name').fill('Cyrus Ito')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Cyrus Ito')).toContainText('(415) 555-0121')
}

/** Changes the title of the party, and notifies the one guest with an email address. */
async function changeTitle(page: Page, { host, eventId }: HostedParty) {
  await apiInvite(host, eventId, [{ name: 'Dee Poe', email: newAddress('dee') }])
  await page.goto(`/event/edit/${eventId}`)
  await page.getByLabel('Party title').fill('Lantern parade')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog', { name: 'Save these changes?' })
  await changes.getByRole('switch', { name: 'Notify guests' }).click()
  await expect(changes.getByText("1 guest has no email address here, so we can't notify them.")).toBeVisible()
  await expectAccessible(page)
  await changes.getByRole('button', { name: 'Save and notify 1' }).click()
  await expect(page.getByRole('button', { name: 'Text the others' })).toBeVisible()
}

/** Texts the change to the guests who were texted before. */
async function textTheChange(page: Page, eventId: string) {
  await page.goto(`/event/invite/${eventId}`)
  await expect(page.getByText('1 guest to text about the change')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Text the change' }).click()
  await expect(page.getByRole('heading', { name: 'Text the update from my phone' })).toBeVisible()
  await expect(row(page, 'Ann Lee')).toContainText('Update not texted yet')
  await expect(row(page, 'Cyrus Ito')).toBeHidden()
  await expectAccessible(page)
  const text = page.getByRole('link', { name: 'Text', exact: true })
  await expect(text).toHaveAttribute(
    'href',
    /^sms:\+14155550119\?&body=Hi%20Ann!%20Something%20about%20Lantern%20parade/,
  )
  await text.click()
  await expect(page.getByRole('heading', { name: 'Everyone has the update.' })).toBeVisible()
  await page.getByRole('link', { name: 'View guest list' }).click()
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await expect(page.getByText('to text about the change')).toBeHidden()
}

test('numbers are checked, and people in the queue are edited, removed and restored', async ({ page, server }) => {
  const party = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  const { eventId } = party
  await page.goto(`/event/text/${eventId}`)
  const file =
    'Name,Phone\r\nAnn Lee,+1 415 555 0119\r\nBo Diaz,12345\r\nAnnie,(415) 555-0119\r\nCy Ito,415 555 0120\r\n'
  await page
    .getByLabel('Add a contacts file')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('2 people added.')).toBeVisible()
  await expect(page.getByText("Annie has a number that is on your list, so we didn't add it again.")).toBeVisible()
  await expect(page.getByText('No. 3: Bo Diaz, 12345')).toBeVisible()
  await expect(row(page, 'Cy Ito')).toContainText('(415) 555-0120 · Not texted yet')
  await expectAccessible(page)

  // The next attempt, even one without a name, replaces the result.
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await expect(page.getByText('2 people added.')).toHaveCount(0)

  await changeNumber(page)

  await page.getByRole('button', { name: 'Remove Ann Lee' }).click()
  await expect(row(page, 'Ann Lee')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Next: Cyrus Ito' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(row(page, 'Ann Lee')).toContainText('(415) 555-0119 · Not texted yet')

  // A texted guest is removed after a confirmation.
  await page.getByRole('link', { name: 'Text', exact: true }).click()
  await expect(row(page, 'Ann Lee')).toContainText('Texted')
  await page.getByRole('button', { name: 'Remove Ann Lee' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep guest' }).click()

  // The guest list says so, and doesn't count guests without an email address as unsent.
  await page.goto(`/event/invite/${eventId}`)
  const guest = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(guest('Ann Lee').getByText('Texted', { exact: true })).toBeVisible()
  await expect(guest('Cyrus Ito')).toContainText('To text')
  await expect(page.getByRole('button', { name: /^Unsent/ })).toHaveText('Unsent0')

  await changeTitle(page, party)
  await textTheChange(page, eventId)
})

/** Gives the page an address book in which the user picks entries, as on phones with the Contact Picker. */
async function offerAddressBook(page: Page) {
  await page.addInitScript(() => {
    const select = (properties: readonly string[], { multiple }: { multiple: boolean }) => {
      document.documentElement.dataset['asked'] = JSON.stringify({ properties, multiple })
      const pickedText = document.documentElement.dataset['picked']
      if (pickedText === undefined) return Promise.reject(new DOMException('Not allowed', 'SecurityError'))
      const pickedContacts: unknown = JSON.parse(pickedText)
      return Promise.resolve(pickedContacts)
    }
    Object.defineProperty(navigator, 'contacts', { value: { select } })
  })
}

/** Opens the address book and picks entries. None means that the user cancels. */
async function pick(page: Page, entries: readonly { name?: readonly string[]; tel?: readonly string[] }[]) {
  await page.evaluate((text) => {
    document.documentElement.dataset['picked'] = text
  }, JSON.stringify(entries))
  await page.getByRole('button', { name: 'Choose from my contacts' }).click()
}

test('a host picks guests from the address book of the phone, or cancels', async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  const sentBodies: string[] = []
  page.on('request', (request) => sentBodies.push(request.postData() ?? ''))
  await page.goto(`/event/text/${eventId}`)
  await expect(page.getByLabel('Phone number')).toBeVisible()
  // Where the browser has no address book, nothing offers one.
  await expect(page.getByRole('button', { name: 'Choose from my contacts' })).toHaveCount(0)
  await offerAddressBook(page)
  await page.reload()

  await page.getByRole('button', { name: 'Choose from my contacts' }).click()
  await expect(page.getByText("We couldn't read your contacts. Please try again, or add people by hand.")).toBeVisible()
  await pick(page, [
    { name: [' ', 'Ann Lee'], tel: ['12', ' +1 415 555 0119 '] },
    { name: ['Jo Smith'], tel: ['030 1234567'] },
    { name: ['Bo Diaz'], tel: ['12345'] },
    { name: ['Cy Ito'], tel: [] },
    { tel: ['+1 415 555 0120'] },
  ])
  await expect(page.getByText('2 people added.')).toBeVisible()
  await expect(page.getByText('No. 3: Bo Diaz, 12345')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBe(
    '{"properties":["name","tel"],"multiple":true}',
  )
  await expect(row(page, 'Ann Lee')).toContainText('(415) 555-0119 · Not texted yet')
  await expect(row(page, 'Jo Smith')).toContainText('Not texted yet')
  const progress = page.getByRole('status').filter({ hasText: 'texted' })
  await expect(progress).toHaveText('0 of 2 texted')
  await expect(page.getByRole('link', { name: 'Text', exact: true })).toHaveAttribute('href', /^sms:\+14155550119\?/)

  // Canceling adds no one, sends nothing, and closes the result of the last attempt.
  const sentCount = sentBodies.length
  await pick(page, [])
  await expect(page.getByText('2 people added.')).toHaveCount(0)
  await expect(progress).toHaveText('0 of 2 texted')
  await expect(page.getByText("We couldn't read your contacts. Please try again, or add people by hand.")).toHaveCount(
    0,
  )
  expect(sentBodies).toHaveLength(sentCount)

  // The queue keeps the picked numbers, and the server never gets them.
  await page.reload()
  await expect(row(page, 'Ann Lee')).toContainText('(415) 555-0119 · Not texted yet')
  for (const number of ['5550119', '1234567']) expect(sentBodies.join('\n')).not.toContain(number)
})
