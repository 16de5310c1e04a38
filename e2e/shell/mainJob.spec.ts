import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiHosted, apiPerson, apiSession } from '../support/api.ts'
import { hostedList } from '../support/hostedParty.ts'
import { storedMemory } from '../support/invitedGuest.ts'
import {
  addGuest,
  createParty,
  newAddress,
  openRsvpForm,
  sendInvites,
  signUp,
  signUpByForm,
} from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Finds the links of the calendars, and downloads the file. */
async function addToCalendar(guest: Page) {
  await guest.getByText('Add to calendar').click()
  for (const [calendar, kind] of [
    ['Google Calendar', 'google'],
    ['Outlook.com', 'outlook'],
    ['Office 365', 'office365'],
    ['Yahoo Calendar', 'yahoo'],
  ] as const) {
    const entry = guest.getByRole('link', { name: calendar })
    await expect(entry).toBeVisible()
    await expect(entry).toHaveAttribute('href', new RegExp(`^/event/[\\da-f-]{36}/calendar/${kind}(?:\\?|$)`))
  }
  const [file] = await Promise.all([guest.waitForEvent('download'), guest.getByRole('link', { name: /\.ics/ }).click()])
  const calendar = await (await file.createReadStream()).toArray()
  expect(Buffer.concat(calendar).toString()).toContain('SUMMARY:Rooftop karaoke')
}

/** Follows the Yes link of the email, which only preselects, and keeps the no. */
async function followYesLink(guest: Page) {
  const link = new URL(guest.url())
  link.searchParams.set('r', 'yes')
  await guest.goto(link.href)
  await expect(guest.getByRole('radio', { name: "I'm going" })).toBeChecked()
  await expect(guest.getByText("You can't make it")).toBeVisible()
  await guest.getByRole('radio', { name: "Can't make it" }).check()
  await guest.getByRole('button', { name: 'Update' }).click()
  await expect(guest.getByRole('dialog')).toBeHidden()
}

test('a host creates a party, a guest responds through the link, and the host sees it live [RSVP-02, RSVP-28, RT-02, PROD-03]', async ({
  page,
  server,
  browser,
}) => {
  const ana = newAddress('ana')
  const ben = newAddress('ben')
  await signUpByForm(page, server.origin, newAddress('maya'), 'Maya')
  await createParty(page, 'Rooftop karaoke')
  await addGuest(page, 'Ana Ortiz', ana)
  await addGuest(page, 'Ben Adeyemi', ben)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Ana Ortiz')).toContainText('Unsent')
  await sendInvites(page)
  await expect(row('Ana Ortiz')).toContainText('Sent')
  await expect(row('Ben Adeyemi')).toContainText('Sent')
  await expectAccessible(page)

  // The guest uses another browser, signed out.
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: server.origin,
  })
  const guest = await phone.newPage()
  await guest.goto(await invitationFor(server.origin, ana))
  await expect(guest.getByRole('heading', { level: 1, name: 'Rooftop karaoke' })).toBeVisible()
  await expect(guest.getByText('Please log in or RSVP to view the location')).toBeVisible()
  await expect(row('Ana Ortiz')).toContainText('(Opened)')
  await expect(row('Ana Ortiz').getByText('Opened', { exact: true })).toBeVisible()
  await expectAccessible(guest)

  await openRsvpForm(guest)
  await guest.getByRole('button', { name: /^More/ }).click()
  await guest.getByRole('button', { name: /^More/ }).click()
  await guest.getByLabel('Message to the host').fill('We bring the microphone.')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  // Live, without a reload. tests/server/web/realtime.test.ts measures the delay.
  await expect(row('Ana Ortiz')).toContainText('Yes')
  await expect(page.getByLabel('Headcount').getByText('4', { exact: true })).toBeVisible()
  await expect(guest.getByText(/123 Main St/)).toBeVisible()
  await expectAccessible(guest)

  await addToCalendar(guest)

  await guest.getByRole('button', { name: 'Change RSVP' }).click()
  await guest.getByRole('radio', { name: "Can't make it" }).check()
  await guest.getByRole('button', { name: 'Decline' }).click()
  await expect(guest.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await expect(row('Ana Ortiz')).toContainText('No')
  await expect(page.getByLabel('Headcount').getByText('4', { exact: true })).toBeHidden()

  // A reload shows the saved RSVP.
  await guest.reload()
  await expect(guest.getByRole('heading', { name: "You can't make it" })).toBeVisible()

  // The Yes link in the email only preselects. The saved RSVP doesn't change until the guest confirms (INV-01).
  await followYesLink(guest)
  await expect(row('Ana Ortiz')).toContainText('No')
  await phone.close()
})

/** Sorts the list by name, in both orders, and no longer. */
async function sortByName(page: Page) {
  const names = page.getByRole('rowheader')
  const unsortedNames = await names.allTextContents()
  const header = page.getByRole('columnheader', { name: 'Name' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(names).toHaveText([/Ana/, /Maya \(Host\)/, /Milo/, /^(?!.*\(Host\)).*Zoe/s])
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(names).toHaveText([/Zoe/, /Milo/, /Maya/, /Ana/])
  await header.getByRole('button').click()
  await expect(header).not.toHaveAttribute('aria-sort', /ascending|descending/)
  await expect(names).toHaveText(unsortedNames)
}

test('the guest list sorts and filters, by RSVP and by how far the invite is [GLIST-13, GLIST-15, INV-02, INV-07]', async ({
  page,
  server,
}) => {
  const addedGuests = ['Zoe', 'Ana', 'Milo'].map((name) => ({ name, email: newAddress(name.toLowerCase()) }))
  const { host, eventId } = await hostedList(page, server.origin, 'Board games', { addedGuests })
  const names = page.getByRole('rowheader')
  await expect(names).toHaveCount(4)
  await sortByName(page)

  const filters = page.getByRole('group', { name: 'Show' }).getByRole('button')
  await expect(filters).toHaveText([/^All\d/, /^Unsent\d/, /^Going\d/, /^Not Going\d/, /^Awaiting\d/])
  await expect(filters.and(page.locator('[aria-pressed=true]'))).toHaveText([/^All\d/])
  await page.getByRole('button', { name: /^Going/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Zoe' })).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Maya' })).toBeVisible()
  // Guests whose invite was sent, opened or not, but who haven't responded.
  const [, ana, milo] = addedGuests.map(({ email }) => email)
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  const idOf = (address?: string): string =>
    Object(Object.values(Object(invitees)).find((one) => Object(one).email === address)).inviteeId
  const inviteIds = [idOf(ana), idOf(milo)]
  await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds })
  const { searchParams } = new URL(await invitationFor(server.origin, milo ?? ''))
  const invitee = { inviteeId: idOf(milo), rsvpStatus: 'SEEN' }
  await host.call('ElkEventService', 'updateAttendanceThroughEmail', {
    eventId,
    token: searchParams.get('token'),
    invitee,
  })
  await page.getByRole('button', { name: /^Awaiting/ }).click()
  await expect(names).toHaveText([/Ana/, /Milo/])
  await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toContainText(`Sent (${fixedText('INV-07')})`)
  await expect(page.getByRole('row').filter({ hasText: 'Milo' })).toContainText('Opened')
  await page.getByRole('button', { name: /^Unsent/ }).click()
  await expect(names).toHaveText([/Zoe/])
  await page.getByRole('button', { name: /^Not Going/ }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(names).toHaveCount(4)
})

test('the guest list outlives a token that ends, and is for the host only [ROUTE-29, ROUTE-30]', async ({
  page,
  server,
  browser,
}) => {
  const addedGuests = [{ name: 'Zoe', email: newAddress('zoe') }]
  const { eventId } = await hostedList(page, server.origin, 'Board games', { addedGuests })
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  // A token that ends in the middle is renewed, and nothing on the page goes stale.
  await page.route(
    '**/json/ElkEventService',
    async (route) => {
      const body = route.request().postData() ?? ''
      await route.continue({ postData: body.replace(/"accessToken":"[^"]+"/, '"accessToken":"ended"') })
    },
    { times: 1 },
  )
  await addGuest(page, 'Bea Ortiz', newAddress('bea'))
  await expect(page.getByRole('row').filter({ hasText: 'Bea Ortiz' })).toContainText('Unsent')
  await expect(page.getByRole('button', { name: 'Send 2 invites' })).toBeVisible()

  const other = await browser.newContext({ baseURL: server.origin })
  const stranger = await other.newPage()
  const address = newAddress('mallory')
  const mallory = await apiPerson(server.origin, address, 'Mallory')
  await expect(mallory.call('ElkEventService', 'fetchInvitees', { eventId })).rejects.toThrow('forbidden')
  await apiSession(stranger, server.origin, address)
  await stranger.goto(`/event/invite/${eventId}`)
  await expect(stranger).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(stranger.getByRole('heading', { level: 1, name: 'Board games' })).toBeVisible()
  await expect(stranger.getByRole('heading', { name: 'Guest list' })).toBeHidden()
  await other.close()
})

/** Returns true if a token opens an invitee. */
async function canOpen(
  stranger: Page,
  { eventId, inviteeUuid, token }: { eventId: string; inviteeUuid: string; token: string },
) {
  const isOpened = await stranger.evaluate(
    async (params) => {
      const header = { deviceId: 'web-journey', agent: { platform: 'web', version: '1', product: 3 }, timestamp: 1 }
      const requestId = `blocking-${crypto.randomUUID()}`
      const body = {
        jsonrpc: '2.0',
        id: requestId,
        method: 'getEventPreview',
        params: { ...params, header: { ...header, requestId } },
      }
      const response = await fetch('/json/ElkEventService', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.text()).includes(`"inviteeId":"${params.inviteeUuid}"`)
    },
    { eventId, inviteeUuid, token },
  )
  return isOpened
}

/** Expects the browser to remember the guest for this party only, until its storage is cleared. */
async function expectOwnMemory(page: Page, guest: Page, eventId: string) {
  const another = await createParty(page, 'Board games')
  await guest.goto(`/event/${another}`)
  await expect(guest.getByRole('radio', { name: "I'm going" })).toBeVisible()
  await guest.goto(`/event/${eventId}`)
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await guest.evaluate((id) => localStorage.removeItem(`festoon.guest:${id}`), eventId)
  await page.goto('/events')
  await guest.reload()
  await expect(guest.getByRole('radio', { name: "I'm going" })).toBeVisible()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeHidden()
}

/** Sends an RSVP with a new account, under its name. */
async function respondWithAccount(guest: Page, origin: string, eventId: string) {
  await apiSession(guest, origin, newAddress('lena'), 'Lena')
  await guest.goto(`/event/${eventId}`)
  await openRsvpForm(guest)
  await expect(guest.getByLabel('Your name')).toHaveValue('Lena')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
}

test('a stranger sees who hosts, when, and who is coming, but only where after an RSVP [AUTHZ-19, AUTHZ-21, CONST-44, EVPAGE-04]', async ({
  page,
  server,
}) => {
  const { eventId } = await apiHosted(server.origin)
  await page.goto(`/event/${eventId}`)
  const guests = page.getByRole('region', { name: /going$/ })
  await expect(guests.getByRole('listitem')).toHaveText([/Hana Host\s*\(Host\)/])
  await expect(guests.locator('[aria-hidden=true] > .border-dashed')).toHaveCount(12)
  const details = page.locator('dl').filter({ hasText: 'When' })
  await expect(details).toContainText(/\d+:\d\d [AP]M P[SD]T/)
  await expect(details).toContainText(fixedText('AUTHZ-19'))
  await expect(details).not.toContainText('123 Main St')
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Kofi')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('kofi'))
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(details).toContainText('123 Main St')
  await expect(guests.getByRole('listitem')).toHaveText([/Hana Host\s*\(Host\)/, /Kofi(?!.*\(Host\))/s])
})

test("the host's card counts RSVPs as they arrive [EVLIST-10, PROD-02, STORE-01, STORE-02]", async ({
  page,
  server,
  browser,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  await expect(page.getByText('You have 0 upcoming parties.')).toBeVisible()
  const eventId = await createParty(page, 'Lantern walk')
  await page.goto('/events')
  await expect(page.getByText('You have 1 upcoming party.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Lantern walk' })
  await expect(card).toContainText(fixedText('EVLIST-14'))
  await expect(card).toContainText('No responses yet')
  await expect(card).toContainText(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ · \d+:00 [AP]M/)
  await expect(card.locator('img')).toHaveAttribute('src', /^\/files\/events\/user_images\//)
  const image = await page.request.get((await card.locator('img').getAttribute('src')) ?? '')
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/webp'])

  const other = await browser.newContext({ baseURL: server.origin })
  const stranger = await other.newPage()
  await stranger.goto(`/event/${eventId}`)
  await stranger.getByRole('radio', { name: "I'm going" }).check()
  await stranger.getByLabel('Your name').fill('Kofi')
  await stranger.getByRole('textbox', { name: 'Email' }).fill(newAddress('kofi'))
  const rsvpResponse = stranger.waitForResponse(
    (response) => response.request().postData()?.includes('ByLink') ?? false,
  )
  await stranger.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(stranger.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(card).toContainText('2 attending')
  // Each under the party's id: the invitee's uuid, and the token that opens the row.
  const { inviteeId: inviteeUuid, token } = (await storedMemory(stranger, eventId)).link
  expect(inviteeUuid).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(token).toMatch(/^[\w-]{20,}$/)
  const isOpened = await canOpen(stranger, { eventId, inviteeUuid, token })
  expect(isOpened, 'the stored token opens the stored invitee').toBe(true)

  // The browser remembers the guest, so the open link in another tab shows the RSVP.
  const later = await other.newPage()
  await later.goto(`/event/${eventId}`)
  await expect(later.getByRole('heading', { name: "You're going!" })).toBeVisible()
  const { inviteeId } = (await (await rsvpResponse).json()).result
  expect((await storedMemory(later, eventId)).link.inviteeId).toBe(inviteeId)
  // Each party has its own.
  await expectOwnMemory(page, later, eventId)

  // A guest with an account sends an RSVP under their own name, and finds the party in their list.
  await respondWithAccount(later, server.origin, eventId)
  await expect(card).toContainText('3 attending')
  await later.goto('/events')
  await expect(later.getByRole('listitem').filter({ hasText: 'Lantern walk' })).toContainText('Hosted by Maya')
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await other.close()
})
