import { apiGuest } from '../support/api.ts'
import { endParties } from '../support/endParties.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, openAsHost } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a past party keeps its guest list and hosts, and no one else can be invited or asked to co-host [AUTHZ-13, AUTHZ-23, AUTHZ-26]', async ({
  page,
  embeddedServer,
  cleanConsole,
}) => {
  // The test starts its own server twice.
  test.setTimeout(120_000)
  const { origin } = embeddedServer
  const { host, eventId } = await hostedParty(page, origin, 'Garden party', { more: { hasWaitlist: true } })
  await apiGuest(origin, eventId, 'Wes')
  const una = { inviteeId: crypto.randomUUID(), name: 'Una', email: newAddress('una') }
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: [una] })
  await openAsHost(page, eventId, origin)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await page.goto('about:blank')
  await embeddedServer.stop()
  await endParties(embeddedServer.dataFolder)
  await embeddedServer.start()

  await page.goto(`${origin}/event/invite/${eventId}`)
  await expect(page.getByText('This party is over. You can no longer invite guests.')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Add a guest' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Actions for Wes' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Remove'])
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
  expect(cleanConsole).toEqual([])
})
