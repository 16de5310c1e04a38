import { coverFile } from '../support/coverFile.ts'
import { newAddress, openRow, signUp } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const line = "Nana's 80th, Sunday lunch at 1, 42 Fig Lane, no gifts"

test('a first party takes at most eight interactions from the landing page @both [EVPAGE-24, PROD-01]', async ({
  page,
  server,
}) => {
  let interactions = 0
  const step = async (work: Promise<unknown>): Promise<void> => {
    interactions += 1
    await work
  }
  const address = newAddress('ivy')
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/')
  await step(page.getByLabel('Your party in one line').fill(line))
  await step(page.getByRole('button', { name: 'Make my invitation' }).click())
  await expect(page.getByLabel('Party title')).toHaveValue("Nana's 80th")
  await expect(page.getByRole('button', { name: 'Change place: 42 Fig Lane' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change date and time: Sunday, .* 1:00 PM/ })).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue(/Come for lunch\. No gifts, please\./)
  await expect(page.getByRole('status', { name: 'Still missing' })).toBeEmpty()
  await step(page.getByRole('button', { name: 'Sign in and create' }).click())
  await step(page.getByLabel('Email').fill(address))
  await step(page.getByRole('button', { name: 'Send me a code' }).click())
  const code = await codeFor(server.origin, address)
  await step(page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(code))
  await step(page.getByLabel('Your name').fill('Ivy'))
  await step(page.getByRole('button', { name: 'Continue' }).click())
  await expect(page).toHaveURL(/\/event\/invite\//)
  await expect(page.getByRole('heading', { level: 1, name: "Nana's 80th" })).toBeVisible()
  process.stdout.write(`interactions from the landing page to the first party: ${interactions}\n`)
  expect(interactions).toBeLessThanOrEqual(8)
  await page.getByRole('link', { name: 'Skip and view invite' }).click()
  const told = page.getByRole('dialog', { name: 'Your party is on!' })
  await expect(told.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await told.getByRole('button', { name: 'View party page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Nana's 80th" })).toBeVisible()
  // The theme's image brought its colors.
  await expect(page.locator('.event-fae5ff-000000')).toHaveCount(0)
})

test('a party is at a place, online, or where the host decides later @both [PLACE-01]', async ({ page, server }) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  await page.getByLabel('Party title').fill('Book club')
  const kinds = page.getByRole('group', { name: 'Kind of location' })
  await kinds.getByRole('button', { name: 'To be decided' }).click()
  await expect(page.getByText('Guests see “Place to be decided”.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await kinds.getByRole('button', { name: 'Online' }).click()
  const link = page.getByLabel('Link (optional)')
  await link.fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page.getByText('Enter a valid web address')).toBeVisible()
  await link.fill('meet.example.com/books')
  await expect(page.getByText('Enter a valid web address')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/event/${eventId}`)
  const where = page.getByRole('definition').filter({ hasText: 'Online' })
  await expect(where.getByRole('link', { name: 'Join online' })).toHaveAttribute(
    'href',
    'https://meet.example.com/books',
  )
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveCount(0)

  // Guests hear about the new place.
  await page.goto(`/event/edit/${eventId}`)
  await openRow(page, 'Where')
  await expect(link).toHaveValue('https://meet.example.com/books')
  await kinds.getByRole('button', { name: 'Place', exact: true }).click()
  await page.getByRole('combobox', { name: 'Address' }).fill('Our garden')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes).toContainText('Online, https://meet.example.com/books')
  await expect(changes).toContainText('Our garden')
  await changes.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Our garden' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveCount(0)
})
