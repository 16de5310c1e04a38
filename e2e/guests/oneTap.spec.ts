import type { Page } from '@playwright/test'
import { apiHosted, apiSession } from '../support/api.ts'
import { inviteGuest, rowOf } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const declinedHeading = (page: Page) => page.getByRole('heading', { name: "You can't make it" })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

test('an invited guest RSVPs in one tap, undoes it, and adds a message later @narrow [RSVP-30, INV-01]', async ({
  page,
  server,
}) => {
  const { host, eventId, link } = await inviteGuest(server.origin)
  const status = async () => (await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpStatus
  await page.goto(link.href)
  await expectAccessible(page)
  for (const [rsvp, savedStatus, summary] of [
    ["I'm going", 'YES', going(page)],
    ["Can't make it", 'NO', declinedHeading(page)],
  ] as const) {
    await button(page, rsvp).click()
    await expect(summary).toBeVisible()
    expect(await status()).toBe(savedStatus)
    await expectAccessible(page)
    await button(page, 'Undo').click()
    await expect(button(page, "I'm going")).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your RSVP' })).toBeFocused()
    await expect(summary).toBeHidden()
    expect(await status()).toBe('SEEN')
  }

  await button(page, "I'm going").click()
  await expect(going(page)).toBeVisible()
  await button(page, 'Add a message or guests').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: "I'm going" })).toBeChecked()
  await dialog.getByLabel('Message to the host').fill('With a cake')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('With a cake')
  await expect(button(page, 'Change RSVP')).toBeVisible()
  await expect(button(page, 'Undo')).toBeHidden()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'With a cake' })

  // Once the host has changed an RSVP, it can't be undone.
  const other = await inviteGuest(server.origin)
  await page.goto(other.link.href)
  await button(page, "I'm going").click()
  await expect(button(page, 'Undo')).toBeVisible()
  const editedInvitee = { inviteeId: other.inviteeId, name: 'Ana Ortiz', rsvpStatus: 'NO' }
  await other.host.call('ElkEventService', 'editInvitee', { eventId: other.eventId, invitee: editedInvitee })
  await button(page, 'Undo').click()
  await expect(page.getByRole('alert').filter({ hasText: 'can no longer be undone' })).toBeVisible()
  await expect(declinedHeading(page)).toBeVisible()
})

test('guests can open the form instead, see it first if the host needs something, and are asked what the host allows [RSVP-38]', async ({
  page,
  server,
}) => {
  const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?' }
  const { host, eventId, link } = await inviteGuest(server.origin, { questions: [food] })
  await page.goto(link.href)
  await expect(radio(page, "I'm going")).toBeHidden()
  await button(page, 'Add a message or guests').click()
  await expect(radio(page, "I'm going")).toBeFocused()
  await expect(radio(page, "I'm going")).toBeChecked()
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByLabel(food.question).fill('Nuts')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByText("We've got you down for 2 people.")).toBeVisible()
  await expect(button(page, 'Undo')).toBeHidden()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({ additionalGuestCount: 1 })

  // A required response, an unknown contact, and values from the link.
  const asking = await inviteGuest(server.origin, { questions: [{ ...food, isRequired: true }] })
  const open = await apiHosted(server.origin)
  const prefilledInvite = await inviteGuest(server.origin)
  for (const url of [asking.link.href, `/event/${open.eventId}`, `${prefilledInvite.link.href}&ng=2`]) {
    await page.goto(url)
    await expect(radio(page, "I'm going")).toBeVisible()
    await expect(button(page, "I'm going")).toBeHidden()
  }

  // Guests with an account RSVP in one tap, too. This party has no plus-ones and one way to send updates.
  const dinner = await apiHosted(server.origin, { openInvite: false, communicationPreference: 1 })
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  await page.goto(`/event/${dinner.eventId}`)
  await button(page, "I'm going").click()
  await expect(going(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 going' })).toBeVisible()
  await button(page, 'Undo').click()
  await expect(button(page, "I'm going")).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 going' })).toBeVisible()
  expect(await rowOf(dinner.host, dinner.eventId, 'Noor'), 'no longer on the list').toBeUndefined()
  await page.getByRole('button', { name: 'Add a message', exact: true }).click()
  await expect(page.getByLabel('Message to the host')).toBeVisible()
  await expect(page.getByRole('spinbutton')).toBeHidden()
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'How should we send you updates?' })).toBeHidden()
})
