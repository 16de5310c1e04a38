import type { Locator, Page } from '@playwright/test'
import { apiGuest, apiPerson, galleryCover } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { encode, rowOf } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

/** Expects the tools of a host, and where they lead. */
async function expectTools(page: Page, eventId: string) {
  const tools = page.getByRole('group', { name: 'Host tools' })
  const listedTools = tools.getByRole('link').or(tools.getByRole('button'))
  await expect(listedTools.filter({ hasNotText: 'Share' })).toHaveText([
    'Invites',
    'Edit',
    'Send message',
    'Copy link',
    '',
  ])
  for (const [name, path] of [
    ['Invites', `/event/invite/${eventId}`],
    ['Edit', `/event/edit/${eventId}`],
  ] as const)
    await expect(tools.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect(tools.getByRole('button', { name: 'Party options' })).toBeVisible()
}

/** Follows the counts to the guests who accepted or declined, and returns to the party. */
async function followCounts(page: Page, eventId: string) {
  const rows = page.getByRole('table', { name: 'Guests' }).getByRole('rowheader')
  const filter = (name: RegExp) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
  await page.getByRole('link', { name: "Accepted. See who's going", exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/event/invite/${eventId}\\?show=yes#guest-list$`))
  await expect(filter(/^Going/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveText([/Hana Host/, /Ann/])
  await expect(filter(/^Going/)).toHaveText('Going2· 4 people')
  // The page opens at the list.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.goBack()
  await page.getByRole('link', { name: "Declined. See who can't make it", exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/event/invite/${eventId}\\?show=no#guest-list$`))
  await expect(filter(/^Not Going/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveText([/Noa/])
  await filter(/^All/).click()
  await expect(rows).toHaveCount(4)
  await page.goto(`/event/${eventId}`)
}

/** Opens the menu of options, and the settings. */
async function openPartyOptions(page: Page) {
  await page.getByRole('group', { name: 'Host tools' }).getByRole('button', { name: 'Party options' }).click()
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
      'Guests see everyone. Others with the link see the hosts, and the first names and initials of guests who are going.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await options.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(options).toBeHidden()
}

/** Opens the calendar menu, which opens when pressed, not when the pointer passes, and stays open. */
async function openCalendarMenu(page: Page) {
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
}

test('a host sees the status, guests, tools, options and calendar links of the party [EVPAGE-01, EVPAGE-05, EVPAGE-09, AUTHZ-06]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Garden party', {
    more: { description: 'Bring a sweater.' },
  })
  await apiGuest(server.origin, eventId, 'Ann', 'May I bring my dog?', { additionalGuestCount: 2 })
  await apiGuest(server.origin, eventId, 'Noa', '', { rsvpStatus: 'NO' })
  const unsentInvitee = { inviteeId: crypto.randomUUID(), name: 'Una', email: newAddress('una') }
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: [unsentInvitee] })
  await page.goto(`/event/${eventId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(page.getByText('Bring a sweater.')).toBeVisible()
  await expect(page.locator(`article img[src="${galleryCover}"]`)).toBeVisible()
  // Plus-ones and the host are counted, as on the guest list.
  const count = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) })
  await expect(count('Accepted')).toHaveText('Accepted4')
  await expect(count('Declined')).toHaveText('Declined1')
  await expect(count('Messages')).toHaveText('Messages1')
  const tools = page.getByRole('group', { name: 'Host tools' })
  await expectTools(page, eventId)
  const reminder = page.getByText("1 invite hasn't been sent yet.")
  await expect(reminder).toBeVisible()
  await expectAccessible(page)
  // A guest who opens the page first needs no invite.
  const una = await apiPerson(server.origin, unsentInvitee.email, 'Una')
  const seenRsvp = { inviteeId: unsentInvitee.inviteeId, rsvpStatus: 'SEEN' }
  await una.call('ElkEventService', 'updateAttendance', { eventId, invitee: seenRsvp })
  await expect(reminder).toBeHidden()

  await followCounts(page, eventId)

  await openPartyOptions(page)

  await openCalendarMenu(page)

  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByText('May I bring my dog?')).toBeVisible()
  // New guests are counted immediately.
  await apiGuest(server.origin, eventId, 'Bo', 'So looking forward!')
  await expect(count('Messages')).toHaveText('Messages2')
  await tools.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage co-hosts' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/cohost/${eventId}$`))

  // The host's own RSVP link leaves their place on the guest list as it is.
  await page.goto(`/event/rsvp/action/${eventId}?r=no&n=${encode('Someone')}`)
  await page.getByRole('button', { name: "No, I can't make it" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=no$`))
  await expect(count('Accepted')).toHaveText('Accepted5')
  expect(await rowOf(host, eventId, 'Hana Host')).toMatchObject({ role: 'organizer', rsvpStatus: 'YES' })
})

/** Downloads the guest list from the dialog for managing guests. */
async function downloadGuestList(page: Page) {
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  await page
    .getByRole('dialog', { name: 'Manage guests' })
    .getByRole('button', { name: /^Download guest list/ })
    .click()
  const choosing = page.getByRole('dialog', { name: 'Download guest list' })
  await expect(choosing.getByRole('checkbox', { name: 'Name' })).toBeChecked()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    choosing.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Guestlist for Garden party - .*\.csv$/)
}

/** Expects the garland of a new party in front of its ground. */
async function expectGarlandInFront(dialog: Locator) {
  const garland = dialog.locator('svg').filter({ has: dialog.page().locator('g') })
  const isInFront = await garland.evaluate((drawing) => {
    const { x = 0, y = 0, width = 0, height = 0 } = drawing.querySelectorAll('path')[1]?.getBoundingClientRect() ?? {}
    return drawing.contains(document.elementFromPoint(x + width / 2, y + height / 3))
  })
  expect(isInFront).toBe(true)
}

test('a host who has just created a party sees it sealed, and the next steps once, as after coming from the editor @desktop [EVPAGE-13, EVPAGE-14, EVPAGE-21, EDIT-02]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  const moment = page.locator('[data-moment=published]')
  const arrive = async (): Promise<void> => {
    await page.goto(`/event/invite/${eventId}`)
    await page.evaluate(() => history.replaceState({ usr: { fromCreate: true }, key: 'x', idx: 0 }, ''))
    await page.reload()
    await expect(page.getByText('Your party is on!')).toBeVisible()
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await arrive()
  await expect(moment).toHaveCount(1)
  // It ends by itself, and doesn't come back.
  await expect(moment).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Your party is on!')).toBeVisible()
  await expect(moment).toHaveCount(0)
  // A key press skips it.
  await arrive()
  await page.keyboard.press('Shift')
  await expect(moment).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive()
  await expect(moment).toBeHidden()

  // The link to the party shows the next steps there, also after a reload.
  await page.getByRole('link', { name: 'Skip and view invite' }).click()
  await expect(page.getByRole('dialog', { name: 'Your party is on!' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Your party is on!' })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectGarlandInFront(dialog)
  await expect(dialog.getByRole('link', { name: 'Invite guests' })).toHaveAttribute('href', `/event/invite/${eventId}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'View party page' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(dialog).toBeHidden()

  // The editor leads to managing guests, once.
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('link', { name: 'More guest options' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  const managing = page.getByRole('dialog', { name: 'Manage guests' })
  await expect(managing.getByRole('button', { name: /^Download/ })).toBeVisible()
  await expectAccessible(page)
  // A reload before the host has closed it opens it again.
  await page.reload()
  await expect(managing).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(managing).toBeHidden()
  await page.reload()
  await expect(page.getByRole('group', { name: 'Host tools' })).toBeVisible()
  await expect(managing).toBeHidden()

  await downloadGuestList(page)
})
