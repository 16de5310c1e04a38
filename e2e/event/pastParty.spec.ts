import type { Page } from '@playwright/test'
import { apiGuest } from '../support/api.ts'
import { endParties } from '../support/endParties.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, openAsHost } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Expects that neither the options nor the address lead to an editor. */
async function expectNoEditor(page: Page, origin: string, eventId: string) {
  await page.getByRole('button', { name: 'Party options' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete party' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cancel party' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Party settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Party options' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit party' })).toHaveCount(0)
  await page.goto(`${origin}/event/edit/${eventId}`)
  await expect(page.getByRole('heading', { name: 'This party has started' })).toBeVisible()
  await expect(page.getByLabel('Party title')).toHaveCount(0)
}

test('a past party keeps its guest list and hosts, and no one else can be invited or asked to co-host [AUTHZ-13, AUTHZ-23, AUTHZ-25, AUTHZ-26]', async ({
  page,
  ownServer,
  cleanConsole,
}) => {
  const { origin } = ownServer
  const { host, eventId } = await hostedParty(page, origin, 'Garden party', { more: { hasWaitlist: true } })
  await apiGuest(origin, eventId, 'Wes')
  const una = { inviteeId: crypto.randomUUID(), name: 'Una', email: newAddress('una') }
  const uli = { inviteeId: crypto.randomUUID(), name: 'Uli', email: newAddress('uli') }
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: [una, uli] })
  await openAsHost(page, eventId, origin)
  const reminder = page.getByText(/invites? ha(?:s|ve)n't been sent yet/)
  await expect(reminder).toHaveText(/^2 invites/)
  await expect(page.getByRole('link', { name: 'Send invites' })).toHaveAttribute('href', `/event/invite/${eventId}`)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await page.goto('about:blank')
  await endParties(ownServer)

  await page.goto(`${origin}/event/invite/${eventId}`)
  await expect(page.getByText('This party is over. You can no longer invite guests.')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Invite by name' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Actions for Wes' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Send private message', 'Remove'])
  await page.keyboard.press('Escape')
  // The host can still correct RSVPs after the party.
  await page.getByRole('button', { name: 'Actions for Una' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit guest' })
  await dialog.getByRole('radio', { name: 'Yes' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Una' })).toContainText('Yes')

  await page.getByRole('link', { name: 'Co-hosts' }).click()
  await expect(page.getByText('This party is over, so you can no longer add co-hosts.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a co-host' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy co-host link' })).toHaveCount(0)
  await expectAccessible(page)

  await openAsHost(page, eventId, origin)
  const tools = page.getByRole('group', { name: 'Host tools' })
  await expect(tools.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(tools.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  const tasks = page.getByRole('dialog', { name: 'Manage guests' }).getByRole('listitem')
  await expect(tasks).toHaveText([/^Guest list/, /^Send message/, /^Download guest list/])
  await page.keyboard.press('Escape')
  // One invite is still unsent, but nothing asks the host to send it.
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Send invites' })).toHaveCount(0)
  await expectNoEditor(page, origin, eventId)
  await page.goto(`${origin}/event/invite/${eventId}`)
  await expect(page.getByRole('row').filter({ hasText: 'Uli' })).toContainText('Unsent')
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  expect(cleanConsole).toEqual([])
})
