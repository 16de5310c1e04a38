import type { Page } from '@playwright/test'
import { apiHosted, apiSession } from '../support/api.ts'
import { invited, rowOf } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const declined = (page: Page) => page.getByRole('heading', { name: "You can't make it" })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

test('an invited guest RSVPs in one tap, undoes it, and adds a message later @narrow [RSVP-28, RSVP-30, INV-01]', async ({
  page,
  server,
}) => {
  const { host, eventId, link } = await invited(server.origin)
  const status = async () => (await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpStatus
  await page.goto(link.href)
  await expectAccessible(page)
  for (const [rsvp, saved, summary] of [
    ["I'm going", 'YES', going(page)],
    ["Can't make it", 'NO', declined(page)],
  ] as const) {
    await button(page, rsvp).click()
    await expect(summary).toBeVisible()
    expect(await status()).toBe(saved)
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
})

test('guests can open the form instead, and see it first if the host needs something', async ({ page, server }) => {
  const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?' }
  const { host, eventId, link } = await invited(server.origin, { questions: [food] })
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
  const asking = await invited(server.origin, { questions: [{ ...food, isRequired: true }] })
  const open = await apiHosted(server.origin)
  const prefilled = await invited(server.origin)
  for (const url of [asking.link.href, `/event/${open.eventId}`, `${prefilled.link.href}&ng=2`]) {
    await page.goto(url)
    await expect(radio(page, "I'm going")).toBeVisible()
    await expect(button(page, "I'm going")).toBeHidden()
  }
})

test('a signed-in guest RSVPs in one tap, and undoes it', async ({ page, server }) => {
  const { host, eventId } = await apiHosted(server.origin)
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  await page.goto(`/event/${eventId}`)
  await button(page, "I'm going").click()
  await expect(going(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 going' })).toBeVisible()
  await button(page, 'Undo').click()
  await expect(button(page, "I'm going")).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 going' })).toBeVisible()
  expect(await rowOf(host, eventId, 'Noor'), 'no longer on the list').toBeUndefined()
})

test('an RSVP that the host has changed in the meantime can no longer be undone', async ({ page, server }) => {
  const { host, eventId, inviteeId, link } = await invited(server.origin)
  await page.goto(link.href)
  await button(page, "I'm going").click()
  await expect(button(page, 'Undo')).toBeVisible()
  const edited = { inviteeId, name: 'Ana Ortiz', rsvpStatus: 'NO' }
  await host.call('ElkEventService', 'editInvitee', { eventId, invitee: edited })
  await button(page, 'Undo').click()
  await expect(page.getByRole('alert').filter({ hasText: 'can no longer be undone' })).toBeVisible()
  await expect(declined(page)).toBeVisible()
})

test('before its script runs, a tap is sent as a form; without JavaScript, the form is complete', async ({
  page,
  server,
  browser,
  cleanConsole,
}) => {
  const first = await invited(server.origin)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(first.link.href)
  await button(page, "Can't make it").click()
  await expect(declined(page)).toBeVisible()
  expect((await rowOf(first.host, first.eventId, 'Ana Ortiz'))?.rsvpStatus).toBe('NO')
  // The browser logs the scripts that it couldn't load.
  cleanConsole.length = 0

  const { host, eventId, link } = await invited(server.origin)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const plain = await context.newPage()
  await plain.goto(link.href)
  await expect(button(plain, "I'm going")).toBeHidden()
  await radio(plain, "Can't make it").check()
  // Enter presses the form's first submit button.
  await plain.getByLabel('Your name').press('Enter')
  await expect(declined(plain)).toBeVisible()
  expect((await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpStatus).toBe('NO')
  await context.close()
})
