import { randomUUID } from 'node:crypto'
import { galleryCover } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, openAsHost } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a host allows a maybe and sets a deadline, and guests say maybe, decide, and come too late', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Lake weekend', { hours: 240 })
  const guests = ['Ana Ortiz', 'Ben Cole', 'Cleo Diaz'].map((name) => ({
    inviteeId: randomUUID(),
    name,
    email: newAddress(name.slice(0, 3).toLowerCase()),
  }))
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees: guests })
  await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds: guests.map(({ inviteeId }) => inviteeId) })
  const linkOf = (at: number): Promise<string> => invitationFor(server.origin, guests[at]?.email ?? '')

  // The host sets both in the editor.
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('tab', { name: 'Event options' }).click()
  const options = page.getByRole('tabpanel', { name: 'Event options' })
  const decideBy = options.getByLabel('Decide by')
  await expect(decideBy).toBeHidden()
  await options.getByRole('switch', { name: 'Guests can answer maybe' }).click()
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

  // A guest without JavaScript says maybe.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const first = await plain.newPage()
  await first.goto(await linkOf(0))
  await expect(first.getByText(/^RSVP by \w+day, /)).toBeVisible()
  await first.getByRole('radio', { name: 'Maybe' }).check()
  await first.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(first.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
  await expect(first.getByText(/Decide by \w+day, /)).toBeVisible()

  // A guest with JavaScript says maybe in one tap, takes it back, says it again, and then decides.
  const other = await browser.newContext({ baseURL: server.origin })
  const second = await other.newPage()
  await second.goto(await linkOf(1))
  await second.getByRole('button', { name: 'Maybe' }).click()
  await expect(second.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Undo' }).click()
  await second.getByRole('button', { name: 'Maybe' }).click()
  await expect(second.getByRole('heading', { name: 'You said maybe' })).toBeVisible()

  // The host sees them apart.
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

  await second.getByRole('button', { name: 'Add a message' }).click()
  const dialog = second.getByRole('dialog', { name: 'Confirm your RSVP' })
  await dialog.getByRole('radio', { name: "I'm going" }).check()
  // The chosen answer can be read while the pointer rests on it.
  await dialog.getByRole('radio', { name: "I'm going" }).hover()
  await expectAccessible(second)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(second.getByRole('heading', { name: "You're going!" })).toBeVisible()

  // Once RSVPs are closed, a late guest can say no or write to the host, and the one who is going still is.
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
  const late = await linkOf(2)
  await expect(async () => {
    await second.goto(late)
    await expect(second.getByText(/^RSVPs closed on .* Still want to come\? Send Hana Host a message\.$/)).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expect(second.getByRole('button', { name: "Can't make it" })).toBeVisible()
  await expect(second.getByRole('button', { name: "I'm going" })).toBeHidden()
  await expect(second.getByText('Please log in to view the location')).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Message the host' }).click()
  await expect(second.getByLabel('Message to the host')).toBeFocused()
  await expect(second.getByRole('radio', { name: 'Message the host' })).toBeChecked()
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Send message' }).click()
  await expect(second.getByText('Please write your message to the host.')).toBeVisible()
  await expect(second.getByLabel('Message to the host')).toBeFocused()
  await second.getByLabel('Message to the host').fill('Any room left?')
  await second.getByRole('button', { name: 'Send message' }).click()
  await expect(second.getByRole('status').filter({ hasText: 'We sent Hana Host your message.' })).toBeVisible()
  await expectAccessible(second)
  await second.reload()
  await second.getByRole('radio', { name: 'Message the host' }).check()
  await expect(second.getByLabel('Message to the host')).toHaveValue('Any room left?')

  // So can a guest who said maybe, whose maybe stays.
  await second.goto(await linkOf(0))
  await second.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.getByText(/^RSVPs closed on /)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Message the host' }).check()
  await dialog.getByLabel('Message to the host').fill('I can come after all.')
  await expectAccessible(second)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(second.getByRole('heading', { name: 'You said maybe' })).toBeVisible()
  await expect(second.getByText('I can come after all.')).toBeVisible()

  // A stranger without JavaScript writes, too, and isn't counted as a no.
  await first.goto(`/event/${eventId}`)
  await first.getByRole('radio', { name: 'Message the host' }).check()
  await first.getByLabel('Your name').fill('Nia Novak')
  await first.getByRole('textbox', { name: 'Email' }).fill(newAddress('nia'))
  await first.getByLabel('Message to the host').fill('May I come?')
  await first.getByRole('button', { name: 'Send' }).click()
  await expect(first.getByText(/^We sent Hana Host your message\./)).toBeVisible()
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
  await second.goto(await linkOf(0))
  await second.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog.getByRole('radio', { name: 'Ask to come' })).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await second.goto(late)
  await second.getByRole('button', { name: 'Ask to come' }).click()
  await expect(second.getByRole('heading', { name: "You're on the waitlist" })).toBeVisible()
  await expect(second.getByText("Your RSVP came after the deadline, so it needs Hana Host's approval.")).toBeVisible()
  await page.goto(`/event/invite/${eventId}`)
  await expect(page.getByRole('row').filter({ hasText: 'Cleo Diaz' })).toContainText('Waitlisted')
})
