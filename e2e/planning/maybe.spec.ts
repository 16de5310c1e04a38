import type { Page } from '@playwright/test'
import { apiInvite, galleryCover, type ApiPerson } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, openAsHost } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const rsvpDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your RSVP' })

/** Allows a maybe and sets a deadline in the editor. */
async function allowMaybe(page: Page, eventId: string) {
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('tab', { name: 'Event options' }).click()
  const options = page.getByRole('tabpanel', { name: 'Event options' })
  const decideBy = options.getByLabel('Decide by')
  await expect(decideBy).toBeHidden()
  await options.getByRole('switch', { name: 'Guests can say maybe' }).click()
  // Three days before the party.
  await expect(decideBy).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  const suggestedDeadline = await decideBy.inputValue()
  await options.getByLabel('RSVP deadline').fill('9999-12-31')
  await expect(options.getByText('The RSVP deadline must be before the party starts')).toBeVisible()
  await options.getByLabel('RSVP deadline').fill(suggestedDeadline)
  await expect(options.getByRole('radio', { name: 'No more RSVPs' })).toBeChecked()
  await expectAccessible(page)
  await options.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
}

/** Sends a maybe with the form, which works without JavaScript. */
async function sayMaybe(guest: Page, link: string) {
  await guest.goto(link)
  await expect(guest.getByText(/^RSVP by \w+day, /)).toBeVisible()
  await guest.getByRole('radio', { name: 'Maybe' }).check()
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
  await expect(guest.getByText(/Decide by \w+day, /)).toBeVisible()
}

/** Sends a maybe in one tap, undoes it, and sends it again. */
async function sayMaybeInOneTap(guest: Page, link: string) {
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Maybe' }).click()
  await expect(guest.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Undo' }).click()
  await guest.getByRole('button', { name: 'Maybe' }).click()
  await expect(guest.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
}

/** Expects the maybes on the guest list, where the host also records one. */
async function expectMaybes(page: Page, eventId: string) {
  await openAsHost(page, eventId)
  await expect(page.getByRole('link', { name: 'Maybe. See who might come' })).toBeVisible()
  await page.getByRole('link', { name: 'Maybe. See who might come' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('Maybe')
  await expect(page.getByRole('row').filter({ hasText: 'Ben Cole' })).toContainText('Maybe')
  await expect(page.getByRole('row').filter({ hasText: 'Cleo Diaz' })).toBeHidden()

  // The host records what someone said on the phone.
  await page.getByRole('combobox', { name: 'Name or email' }).fill('Grandpa Joe')
  await page.keyboard.press('Enter')
  const inviteForm = page.getByRole('form', { name: 'Invite by name' })
  await inviteForm.getByRole('radio', { name: 'In person' }).check()
  await inviteForm.getByRole('radio', { name: 'Maybe' }).check()
  await inviteForm.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Grandpa Joe' })).toContainText('Maybe')
}

/** Turns a maybe into a yes. */
async function decideToCome(guest: Page) {
  await guest.getByRole('button', { name: 'Add a message' }).click()
  await rsvpDialog(guest).getByRole('radio', { name: "I'm going" }).check()
  // The chosen answer can be read while the pointer rests on it.
  await rsvpDialog(guest).getByRole('radio', { name: "I'm going" }).hover()
  await expectAccessible(guest)
  await rsvpDialog(guest).getByRole('button', { name: 'Accept' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
}

/** Closes RSVPs in two seconds. Returns the details of the party. */
async function closeRsvps(host: ApiPerson, eventId: string) {
  const { event } = await host.call('ElkEventService', 'getEvent', { eventId })
  const { startTime } = Object(event)
  const details = {
    title: 'Lake weekend',
    photoUrl: galleryCover,
    startTime,
    timeZone: 'America/Los_Angeles',
    location: { displayName: '123 Main St, Oakland, CA', place: 'p' },
    allowMaybe: true,
    rsvpBy: Date.now() + 2_000,
  }
  await host.call('ElkEventService', 'editEventDetails', { eventId, event: details, disableNotification: true })
  return details
}

/** Waits until RSVPs are closed, and writes to the host instead. */
async function messageTheHost(guest: Page, link: string) {
  await expect(async () => {
    await guest.goto(link)
    await expect(guest.getByText(/^RSVPs closed on .* Still want to come\? Send Hana Host a message\.$/)).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expect(guest.getByRole('button', { name: "Can't make it" })).toBeVisible()
  await expect(guest.getByRole('button', { name: "I'm going" })).toBeHidden()
  await expect(guest.getByText('Please log in to view the location')).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Message the host' }).click()
  await expect(guest.getByLabel('Message to the host')).toBeFocused()
  await expect(guest.getByRole('radio', { name: 'Message the host' })).toBeChecked()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Send message' }).click()
  await expect(guest.getByText('Please write your message to the host.')).toBeVisible()
  await expect(guest.getByLabel('Message to the host')).toBeFocused()
  await guest.getByLabel('Message to the host').fill('Any room left?')
  await guest.getByRole('button', { name: 'Send message' }).click()
  await expect(guest.getByRole('status').filter({ hasText: 'We sent Hana Host your message.' })).toBeVisible()
  await expectAccessible(guest)
  await guest.reload()
  await guest.getByRole('radio', { name: 'Message the host' }).check()
  await expect(guest.getByLabel('Message to the host')).toHaveValue('Any room left?')
}

/** Writes to the host as a guest who said maybe, whose maybe stays. */
async function messageTheHostAfterMaybe(guest: Page, link: string) {
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(rsvpDialog(guest).getByRole('radio')).toHaveCount(2)
  await expect(rsvpDialog(guest).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(rsvpDialog(guest).getByText(/^RSVPs closed on /)).toBeVisible()
  await expect(rsvpDialog(guest).getByRole('button', { name: 'Update' })).toBeDisabled()
  await rsvpDialog(guest).getByRole('radio', { name: 'Message the host' }).check()
  await rsvpDialog(guest).getByLabel('Message to the host').fill('I can come after all.')
  await expectAccessible(guest)
  await rsvpDialog(guest).getByRole('button', { name: 'Send message' }).click()
  await expect(guest.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
  await expect(guest.getByText('I can come after all.')).toBeVisible()
}

/** Writes to the host by the open link, without JavaScript. */
async function messageTheHostAsStranger(guest: Page, eventId: string) {
  await guest.goto(`/event/${eventId}`)
  await guest.getByRole('radio', { name: 'Message the host' }).check()
  await guest.getByLabel('Your name').fill('Nia Novak')
  await guest.getByRole('textbox', { name: 'Email' }).fill(newAddress('nia'))
  await guest.getByLabel('Message to the host').fill('May I come?')
  await guest.getByRole('button', { name: 'Send' }).click()
  await expect(guest.getByText(/^We sent Hana Host your message\./)).toBeVisible()
}

/** Asks to come after the deadline, where a maybe is no longer possible. */
async function askToCome(guest: Page, { maybe, late }: { maybe: string; late: string }) {
  await guest.goto(maybe)
  await guest.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(rsvpDialog(guest).getByRole('radio', { name: 'Ask to come' })).toBeVisible()
  await expect(rsvpDialog(guest).getByRole('radio')).toHaveCount(2)
  await guest.goto(late)
  await guest.getByRole('button', { name: 'Ask to come' }).click()
  await expect(guest.getByRole('heading', { name: "You're on the waitlist" })).toBeVisible()
  await expect(guest.getByText("Your RSVP came after the deadline, so it needs Hana Host's approval.")).toBeVisible()
}

test('a host allows a maybe and sets a deadline, and guests say maybe, decide, and come too late', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Lake weekend', { hours: 240 })
  const names = ['Ana Ortiz', 'Ben Cole', 'Cleo Diaz']
  const listedGuests = names.map((name) => ({ name, email: newAddress(name.slice(0, 3).toLowerCase()) }))
  const guests = await apiInvite(host, eventId, listedGuests)
  const linkOf = (at: number): Promise<string> => invitationFor(server.origin, guests[at]?.email ?? '')

  await allowMaybe(page, eventId)

  // A guest without JavaScript says maybe.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const first = await plain.newPage()
  await sayMaybe(first, await linkOf(0))

  // A guest with JavaScript says maybe in one tap, takes it back, says it again, and then decides.
  const other = await browser.newContext({ baseURL: server.origin })
  const second = await other.newPage()
  await sayMaybeInOneTap(second, await linkOf(1))

  await expectMaybes(page, eventId)

  await decideToCome(second)

  // Once RSVPs are closed, a late guest can say no or write to the host, and the one who is going still is.
  const details = await closeRsvps(host, eventId)
  const late = await linkOf(2)
  await messageTheHost(second, late)

  await messageTheHostAfterMaybe(second, await linkOf(0))

  await messageTheHostAsStranger(first, eventId)
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  const messages = Array.isArray(invitees)
    ? invitees.map((row: Record<string, unknown>) => [row.name, row.rsvpStatus, row.rsvpMessage])
    : []
  expect(messages).toEqual(
    expect.arrayContaining([
      ['Ana Ortiz', 'MAYBE', 'I can come after all.'],
      ['Cleo Diaz', 'SEEN', 'Any room left?'],
      ['Nia Novak', 'SEEN', 'May I come?'],
    ]),
  )

  // If the host wants to be asked, the late guest waits for approval.
  await host.call('ElkEventService', 'editEventDetails', {
    eventId,
    event: { ...details, lateRsvps: 'ask' },
    disableNotification: true,
  })
  await askToCome(second, { maybe: await linkOf(0), late })
  await page.goto(`/event/invite/${eventId}`)
  await expect(page.getByRole('row').filter({ hasText: 'Cleo Diaz' })).toContainText('Waitlisted')
})
