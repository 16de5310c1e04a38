import { apiGuest } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

test('a host sees the status, tools, options and calendar links of the party @both [EVPAGE-01, EVPAGE-02, EVPAGE-05, EVPAGE-09, AUTHZ-06]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Garden party', {
    more: { description: 'Bring a sweater.' },
  })
  await apiGuest(server.origin, eventId, 'Ann', 'May I bring my dog?')
  const unsent = { inviteeId: crypto.randomUUID(), name: 'Una', email: newAddress('una') }
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: [unsent] })
  await page.goto(`/event/${eventId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(page.getByText('Bring a sweater.')).toBeVisible()
  const count = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) })
  await expect(count('Accepted')).toHaveText('Accepted2')
  await expect(count('Declined')).toHaveText('Declined0')
  await expect(count('Messages')).toHaveText('Messages1')
  const tools = page.getByRole('group', { name: 'Host tools' })
  for (const name of ['Invites', 'Edit']) await expect(tools.getByRole('link', { name })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByText("1 invite hasn't been sent yet.")).toBeVisible()
  await expectAccessible(page)

  await tools.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Party settings' }).click()
  const options = page.getByRole('dialog', { name: 'Party options' })
  await expect(options.getByText('Visible to anyone with the link')).toBeVisible()
  await expectAccessible(page)
  await options.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(options).toBeHidden()

  // Hovering opens the calendar menu, leaving closes it, and a click keeps it open.
  const calendars = page.locator('details', { hasText: 'Add to calendar' })
  const google = page.getByRole('link', { name: 'Google Calendar' })
  await calendars.locator('summary').hover()
  await expect(google).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(google).toBeHidden()
  await calendars.locator('summary').click()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(google).toBeVisible()
  await expectAccessible(page)
  // Moves the pointer away, so that scrolling can't move the menu under it and reopen it.
  await page.mouse.move(0, 0)
  await google.focus()
  await page.keyboard.press('Escape')
  await expect(google).toBeHidden()

  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('May I bring my dog?')).toBeVisible()
  // New guests are counted immediately.
  await apiGuest(server.origin, eventId, 'Bo', 'So looking forward!')
  await expect(count('Messages')).toHaveText('Messages2')
  expect(cleanConsole).toEqual([])
})

test('a host who has just created a party sees the next steps @desktop [EVPAGE-13]', async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin)
  await page.goto(`/event/invite/${eventId}`)
  // The navigation state that the editor leaves.
  await page.evaluate((path) => {
    history.pushState({ usr: { showEventCreated: true }, key: 'x', idx: 1 }, '', path)
  }, `/event/${eventId}`)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Your party is on!' })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Invite guests' })).toHaveAttribute('href', `/event/invite/${eventId}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'View party page' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(dialog).toBeHidden()
})
