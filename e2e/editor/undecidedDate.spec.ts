import type { Page } from '@playwright/test'
import { apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress, openRow } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const undecidedDate = (page: Page) => page.getByRole('definition').filter({ hasText: 'Date to be decided' })

test('a party without a date takes RSVPs, and its guests see the date once the host sets it [EDIT-14]', async ({
  page,
  server,
  browser,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const address = newAddress('maya')
  const host = await apiPerson(server.origin, address, 'Maya')
  await apiSession(page, server.origin, address)
  await page.goto('/instant')
  await page.getByLabel('Your party in one line').fill('Family reunion, our garden, date TBD')
  await page.getByRole('button', { name: 'Make my invitation' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Family Reunion')
  await expect(page.getByRole('button', { name: 'Change date and time: Date to be decided' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Still missing' })).toBeEmpty()
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const invitee = { inviteeId: crypto.randomUUID(), name: 'Ana Ortiz', email: newAddress('ana') }
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: [invitee] })
  await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds: [invitee.inviteeId] })
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const guest = await context.newPage()
  await guest.goto(await invitationFor(server.origin, invitee.email))
  await expect(undecidedDate(guest)).toBeVisible()
  await expect(guest.getByRole('time')).toHaveCount(0)
  await expect(guest.getByText('Add to calendar')).toHaveCount(0)
  await expectAccessible(guest)
  await guest.getByRole('button', { name: "I'm going", exact: true }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()

  await page.goto(`/event/edit/${eventId}`)
  await openRow(page, 'When')
  await page.getByRole('group', { name: 'Kind of date' }).getByRole('button', { name: 'Date', exact: true }).click()
  await page.getByLabel('Starts').fill('2099-01-10T18:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes).toContainText('Date to be decided')
  await expect(changes).toContainText('Saturday, January 10, 2099, 6:00 PM PST')
  await expectAccessible(page)
  await changes.getByRole('button', { name: 'Save and notify' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Saturday, January 10, 2099' })).toBeVisible()

  await guest.reload()
  await expect(guest.getByRole('definition').filter({ hasText: 'Saturday, January 10, 2099' })).toBeVisible()
  await expect(guest.getByText('Add to calendar')).toBeVisible()
  await context.close()
})
