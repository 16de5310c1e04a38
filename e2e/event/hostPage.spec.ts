import { apiGuest, apiPerson } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

test('a host sees the status, tools, options and calendar links of the party @both [EVPAGE-01, EVPAGE-02, EVPAGE-05, EVPAGE-09, AUTHZ-06, AUTHZ-12, AUTHZ-26]', async ({
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
  await expect(page.locator(`article img[src="${host.photoUrl}"]`)).toBeVisible()
  const count = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) })
  await expect(count('Accepted')).toHaveText('Accepted2')
  await expect(count('Declined')).toHaveText('Declined0')
  await expect(count('Messages')).toHaveText('Messages1')
  const tools = page.getByRole('group', { name: 'Host tools' })
  const listed = tools.getByRole('link').or(tools.getByRole('button'))
  await expect(listed.filter({ hasNotText: 'Share' })).toHaveText(['Invites', 'Edit', 'Send message', 'Copy link', ''])
  for (const [name, path] of [
    ['Invites', `/event/invite/${eventId}`],
    ['Edit', `/event/edit/${eventId}`],
  ] as const)
    await expect(tools.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect(tools.getByRole('button', { name: 'Party options' })).toBeVisible()
  const reminder = page.getByText("1 invite hasn't been sent yet.")
  await expect(reminder).toBeVisible()
  await expectAccessible(page)
  // A guest who opens the page first needs no invite.
  const una = await apiPerson(server.origin, unsent.email, 'Una')
  const seen = { inviteeId: unsent.inviteeId, rsvpStatus: 'SEEN' }
  await una.call('ElkEventService', 'updateAttendance', { eventId, invitee: seen })
  await expect(reminder).toBeHidden()

  await tools.getByRole('button', { name: 'Party options' }).click()
  const items = [
    'Manage guests',
    'Party settings',
    'Who brings what',
    'Duplicate party',
    'Manage co-hosts',
    'Cancel party',
  ]
  await expect(page.getByRole('menuitem')).toHaveText(items)
  await page.getByRole('menuitem', { name: 'Party settings' }).click()
  const options = page.getByRole('dialog', { name: 'Party options' })
  await expect(
    options.getByText(
      'Guests see everyone. Others with the link see hosts, and first names and initials of who is going.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await options.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(options).toBeHidden()

  // The calendar menu opens when pressed, not when the pointer passes, and stays open.
  const calendars = page.locator('details', { hasText: 'Add to calendar' })
  const google = page.getByRole('link', { name: 'Google Calendar' })
  await calendars.locator('summary').hover()
  await expect(google).toBeHidden()
  await calendars.locator('summary').click()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(google).toBeVisible()
  await expectAccessible(page)
  await google.focus()
  await page.keyboard.press('Escape')
  await expect(google).toBeHidden()

  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('May I bring my dog?')).toBeVisible()
  // New guests are counted immediately.
  await apiGuest(server.origin, eventId, 'Bo', 'So looking forward!')
  await expect(count('Messages')).toHaveText('Messages2')
  await tools.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage co-hosts' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/cohost/${eventId}$`))
  expect(cleanConsole).toEqual([])
})

test('a host who has just created a party sees the next steps @desktop [EVPAGE-13, EVPAGE-24]', async ({
  page,
  server,
}) => {
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

test('a host opens the guests who accepted or declined from their counts @both [EVPAGE-01]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await apiGuest(server.origin, eventId, 'Ann', '', { additionalGuestCount: 2 })
  await apiGuest(server.origin, eventId, 'Noa', '', { rsvpStatus: 'NO' })
  await page.goto(`/event/${eventId}`)
  const rows = page.getByRole('table', { name: 'Guests' }).getByRole('row')
  const filter = (name: RegExp) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
  // Plus-ones and the host are counted, as on the guest list.
  const count = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) })
  await expect(count('Accepted')).toHaveText('Accepted4')
  await page.getByRole('link', { name: "Accepted. See who's going", exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/event/invite/${eventId}\\?show=yes#guest-list$`))
  await expect(filter(/^Going/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows.getByRole('rowheader')).toHaveText([/Hana Host/, /Ann/])
  await expect(filter(/^Going/)).toHaveText('Going2· 4 people')
  // The page opens at the list.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.goBack()
  await expect(count('Declined')).toHaveText('Declined1')
  await page.getByRole('link', { name: "Declined. See who can't make it", exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/event/invite/${eventId}\\?show=no#guest-list$`))
  await expect(filter(/^Not Going/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows.getByRole('rowheader')).toHaveText([/Noa/])
  await filter(/^All/).click()
  await expect(rows.getByRole('rowheader')).toHaveCount(3)
})

test('a change made elsewhere appears without a reload @desktop [RT-02]', async ({ page, server }) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Garden party')
  await page.goto(`/event/${eventId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await page.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
  const event = Object((await host.call('ElkEventService', 'getEvent', { eventId })).event)
  const changed = { ...event, title: 'Lantern walk', backgroundAnimationUrl: undefined, playlistId: undefined }
  await host.call('ElkEventService', 'editEventDetails', { eventId, event: changed })
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
  // The same document, not a new one.
  await expect(page.locator('html')).toHaveAttribute('data-before')
})

test('a host comes from the editor to manage guests, once @desktop [EVPAGE-14, EVPAGE-21, EVPAGE-24, EDIT-02]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('link', { name: 'More guest options' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  const dialog = page.getByRole('dialog', { name: 'Manage guests' })
  await expect(dialog.getByRole('button', { name: /^Download/ })).toBeVisible()
  await expectAccessible(page)
  // A reload before the host has closed it opens it again.
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('group', { name: 'Host tools' })).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  await dialog.getByRole('button', { name: /^Download guest list/ }).click()
  const choosing = page.getByRole('dialog', { name: 'Download guest list' })
  await expect(choosing.getByRole('checkbox', { name: 'Name' })).toBeChecked()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    choosing.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Guestlist for Garden party - .*\.csv$/)
})
