import { apiParty, apiPerson } from './support/api.ts'
import { addGuest, newAddress, sendInvites, signIn } from './support/journeys.ts'
import { expect, test } from './support/test.ts'

test('a party is planned again, with its guests and another day [ROUTE-27, LIFE-07, LIFE-08, LIFE-10, LIFE-11, EDIT-07]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 100)
  await signIn(page, server.origin, address)
  await page.goto(`/event/invite/${eventId}`)
  await addGuest(page, 'Kofi', newAddress('kofi'))
  await sendInvites(page)
  await page.goto(`/event/${eventId}`)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/create/from/${eventId}$`))
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Lantern walk')
  await expect(page.getByRole('switch', { name: 'Invite the same guests' })).toBeChecked()
  await expect(page.getByRole('status', { name: 'What is missing' })).toContainText(
    'Please confirm the location of your party',
  )
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page.getByText('Select a valid location from Google Maps')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, the same place' }).click()
  await expect(page.getByText('Select a valid location from Google Maps')).toBeHidden()
  await expect(page.getByText('Please confirm the location')).toBeHidden()
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  expect(page.url()).not.toContain(eventId)
  await expect(page.getByRole('heading', { level: 1, name: 'Copy of Lantern walk' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Kofi/ })).toContainText(/Pending|Unsent/)
})

test('a stranger may begin a copy, and signs in to save it [ROUTE-28]', async ({ page, server }) => {
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  const eventId = await apiParty(kofi, 'Board games', 60)
  await page.goto(`/event/create/from/${eventId}`)
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Board games')
  // Whose guests they are stays with their host.
  await expect(page.getByRole('switch', { name: 'Invite the same guests' })).toBeHidden()
  await page.getByRole('button', { name: 'Log in to save draft' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
})
