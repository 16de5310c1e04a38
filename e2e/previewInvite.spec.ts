import { apiParty, apiPerson } from './support/api.ts'
import { newAddress, openAsHost, signIn } from './support/journeys.ts'
import { sentTo } from './support/outbox.ts'
import { expectAccessible, expect, test } from './support/test.ts'

test('a host sends a preview of the invite to one address [EVPAGE-20, INV-19, AUTHZ-13, RPC-57, ERR-53]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('hana')
  const host = await apiPerson(server.origin, address, 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  await signIn(page, server.origin, address)
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Guest management' }).click()
  await page.getByRole('button', { name: /^Send preview invite/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Send preview invite' })
  const email = dialog.getByLabel('Email')
  await expect(email).toHaveValue(address)
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await email.fill('friend')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email.')
  await expectAccessible(page)
  const friend = newAddress('friend')
  await email.fill(friend)
  await dialog.getByRole('button', { name: 'Send preview' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Invite sent to ${friend}.`)).toBeVisible()
  const mails = await sentTo(server.origin, friend)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('Garden party')
  // Nobody can answer by it.
  expect(mails[0]?.text).not.toContain('token=')
  // Focus is where the way began.
  await expect(page.getByRole('button', { name: 'Party options' })).toBeFocused()
  expect(cleanConsole).toEqual([])
})

test('a party that is over has no preview, and takes nobody in', async ({ page, server }) => {
  const address = newAddress('hana')
  const host = await apiPerson(server.origin, address, 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  await host.call('ElkEventService', 'cancelEvent', { eventId })
  await signIn(page, server.origin, address)
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Guest management' }).click()
  const management = page.getByRole('dialog', { name: 'Guest management' })
  await expect(management.getByRole('button', { name: /^Download guest list/ })).toBeVisible()
  await expect(management.getByRole('button', { name: /^(Send preview|Paste|Import)/ })).toHaveCount(0)
})
