import type { Page } from '@playwright/test'
import { apiInvited, apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your RSVP' })

test('the RSVP of a guest without an account is shown in their own browser and to no account that opens the link', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId, link } = await apiInvited(server.origin, newAddress('ana'), { more: { questions: [food] } })
  const said = async () => JSON.stringify(await host.call('ElkEventService', 'fetchInvitees', { eventId }))
  const answer = async (own: Page) => {
    await own.goto(link.href)
    await own.getByRole('radio', { name: "I'm going" }).check()
    await own.getByLabel('Message to the host').fill('Whisper')
    await own.getByLabel(food.question).fill('Nuts')
    await own.getByRole('button', { name: 'Send RSVP' }).click()
    await expect(going(own)).toBeVisible()
  }
  const other = await browser.newContext({ baseURL: server.origin })
  await answer(await other.newPage())
  await other.close()

  // A person with an account opens the link.
  await apiSession(page, server.origin, newAddress('finn'), 'Finn')
  await page.goto(link.href)
  await expect(going(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(page).getByLabel('Message to the host')).toHaveValue('')
  await expect(dialog(page).getByLabel(food.question)).toHaveValue('')
  await expect(dialog(page).getByText("You've already answered this.")).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByLabel('Message to the host').fill('From Finn')
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expect(dialog(page)).toBeHidden()
  const shown = page.getByRole('region', { name: 'Your RSVP' })
  await expect(shown.getByText('From Finn')).toBeVisible()
  await page.goto(`/event/${eventId}`)
  await expect(shown.getByText('From Finn')).toBeVisible()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(page).getByLabel('Message to the host')).toHaveValue('From Finn')
  await expect(dialog(page).getByLabel(food.question)).toHaveValue('')
  expect(await said()).toContain('Nuts')
})

test('a guest who responded without an account keeps the RSVP after signing in with another address', async ({
  page,
  server,
}) => {
  const { host, eventId, link } = await apiInvited(server.origin, newAddress('ana'), { more: { questions: [food] } })
  await page.goto(link.href)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Message to the host').fill('Whisper')
  await page.getByLabel(food.question).fill('Nuts')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(page)).toBeVisible()
  await apiSession(page, server.origin, newAddress('ana-at-work'), 'Ana Ortiz')
  await page.goto(link.href)
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(page).getByLabel('Message to the host')).toHaveValue('Whisper')
  await expect(dialog(page).getByLabel(food.question)).toHaveValue('Nuts')
  await dialog(page).getByLabel(food.question).fill('Nuts and eggs')
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(page).getByLabel(food.question)).toHaveValue('Nuts and eggs')
  await expect(dialog(page).getByLabel('Message to the host')).toHaveValue('Whisper')
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(JSON.stringify(invitees)).toContain('Nuts and eggs')
  expect(Array.isArray(invitees) && invitees.length, 'no second row for the guest').toBe(2)
})

test('a guest without an account sees their message and responses on a second device after entering a code', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('ana')
  const { host, eventId, link, inviteeId } = await apiInvited(server.origin, address, { more: { questions: [food] } })
  const shown = (own: Page) => own.getByRole('region', { name: 'Your RSVP' })
  const first = await browser.newContext({ baseURL: server.origin })
  const own = await first.newPage()
  await own.goto(link.href)
  await own.getByRole('radio', { name: "I'm going" }).check()
  await own.getByLabel('Message to the host').fill('See you there')
  await own.getByLabel(food.question).fill('Nuts')
  await own.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(own)).toBeVisible()
  await expect(shown(own).getByText('See you there')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Show them with a code' })).toBeHidden()
  await first.close()

  await page.goto(link.href)
  await expect(going(page)).toBeVisible()
  await expect(page.getByText('See you there')).toBeHidden()

  // A change that leaves the message alone keeps the offer.
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await dialog(page).getByRole('button', { name: 'More: Bringing anyone?' }).click()
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText("We've got you down for 2 people.")).toBeVisible()
  await page.getByRole('button', { name: 'Show them with a code' }).click()
  await expect(page.getByText('We sent a code to the email address your host has for you.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused()

  await expectAccessible(page)
  const code = await codeFor(server.origin, address)
  await page.keyboard.type(code === '123456' ? '654321' : '123456')
  await expect(page.getByText("That code isn't right.")).toBeVisible()
  await page.keyboard.type(code)
  await expect(shown(page).getByText('See you there')).toBeVisible()
  await expect(page.getByText("aren't shown on this device")).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(page).getByLabel('Message to the host')).toHaveValue('See you there')
  await expect(dialog(page).getByLabel(food.question)).toHaveValue('Nuts')
  // Clearing the message here removes it, as on the first device.
  await dialog(page).getByLabel('Message to the host').fill('')
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expect(dialog(page)).toBeHidden()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toContainEqual(expect.objectContaining({ inviteeId, rsvpMessage: '', answers: [expect.anything()] }))
})
