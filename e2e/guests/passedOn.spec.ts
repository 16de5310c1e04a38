import type { Page } from '@playwright/test'
import { apiInvited, apiSession } from '../support/api.ts'
import { rowOf } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your RSVP' })

const rsvpRegion = (page: Page) => page.getByRole('region', { name: 'Your RSVP' })

/** Opens the link and RSVPs with a message and a response, without an account. */
async function answer(page: Page, link: URL): Promise<void> {
  await page.goto(link.href)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Message to the host').fill('Whisper')
  await page.getByLabel(food.question).fill('Nuts')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(page)).toBeVisible()
  await expect(rsvpRegion(page).getByText('Whisper')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show them with a code' })).toBeHidden()
}

test('a forwarded link shows nothing about its guest, with or without an account, and others respond as themselves', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId, link } = await apiInvited(server.origin, newAddress('ana'), { more: { questions: [food] } })
  const ownContext = await browser.newContext({ baseURL: server.origin })
  await answer(await ownContext.newPage(), link)
  await ownContext.close()

  await page.goto(link.href)
  await expect(going(page)).toBeVisible()
  expect(await page.content()).not.toMatch(/Whisper|Nuts|ana\.\d/)
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Ana Ortiz')
  await expect(page.getByRole('dialog').getByLabel('Message to the host')).toHaveValue('')
  await expect(page.getByRole('dialog').getByLabel(food.question)).toHaveValue('')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'RSVP as yourself' }).click()
  await expect(page.getByRole('region', { name: 'Your RSVP' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByText('Please log in or RSVP to view the location')).toBeVisible()
  await page.reload()
  await expect(going(page)).toBeHidden()
  await page.getByRole('radio', { name: "I'm going" }).check()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await page.getByLabel('Your name').fill('Ben')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ben'))
  await page.getByLabel(food.question).fill('All')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(page)).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({ rsvpMessage: 'Whisper' })
  expect(await rowOf(host, eventId, 'Ben')).toMatchObject({ rsvpStatus: 'YES' })

  // An account that opens the link sees no more, and its own message.
  const finn = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await apiSession(finn, server.origin, newAddress('finn'), 'Finn')
  await finn.goto(link.href)
  await expect(going(finn)).toBeVisible()
  await finn.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(finn).getByLabel('Message to the host')).toHaveValue('')
  await expect(dialog(finn).getByLabel(food.question)).toHaveValue('')
  await expect(dialog(finn).getByText("You've already answered this.")).toBeVisible()
  await expectAccessible(finn)
  await dialog(finn).getByLabel('Message to the host').fill('From Finn')
  await dialog(finn).getByRole('button', { name: 'Update' }).click()
  await expect(dialog(finn)).toBeHidden()
  await expect(rsvpRegion(finn).getByText('From Finn')).toBeVisible()
  await finn.goto(`/event/${eventId}`)
  await expect(rsvpRegion(finn).getByText('From Finn')).toBeVisible()
  await finn.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(finn).getByLabel('Message to the host')).toHaveValue('From Finn')
  await expect(dialog(finn).getByLabel(food.question)).toHaveValue('')
  expect(JSON.stringify(await rowOf(host, eventId, 'Ana Ortiz'))).toContain('Nuts')
  await finn.context().close()
})

test('a guest without an account keeps the RSVP when signing in with another address, or after a code on a second device', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('ana')
  const { host, eventId, link, inviteeId } = await apiInvited(server.origin, address, { more: { questions: [food] } })
  const ownPage = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await answer(ownPage, link)

  await page.goto(link.href)
  await expect(going(page)).toBeVisible()
  await expect(page.getByText('Whisper')).toBeHidden()

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
  await expect(rsvpRegion(page).getByText('Whisper')).toBeVisible()
  await expect(page.getByText("aren't shown on this device")).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(page).getByLabel('Message to the host')).toHaveValue('Whisper')
  await expect(dialog(page).getByLabel(food.question)).toHaveValue('Nuts')
  // Clearing the message here removes it, as on the first device.
  await dialog(page).getByLabel('Message to the host').fill('')
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expect(dialog(page)).toBeHidden()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toContainEqual(expect.objectContaining({ inviteeId, rsvpMessage: '', answers: [expect.anything()] }))

  // Signing in with another address keeps it in the browser that sent it, and adds no second guest.
  const work = await apiInvited(server.origin, newAddress('ana'), { more: { questions: [food] } })
  await answer(ownPage, work.link)
  await apiSession(ownPage, server.origin, newAddress('ana-at-work'), 'Ana Ortiz')
  await ownPage.goto(work.link.href)
  await ownPage.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(ownPage).getByLabel('Message to the host')).toHaveValue('Whisper')
  await expect(dialog(ownPage).getByLabel(food.question)).toHaveValue('Nuts')
  await dialog(ownPage).getByLabel(food.question).fill('Nuts and eggs')
  await dialog(ownPage).getByRole('button', { name: 'Update' }).click()
  await expect(dialog(ownPage)).toBeHidden()
  await ownPage.reload()
  await ownPage.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog(ownPage).getByLabel(food.question)).toHaveValue('Nuts and eggs')
  await expect(dialog(ownPage).getByLabel('Message to the host')).toHaveValue('Whisper')
  const { invitees: rows } = await work.host.call('ElkEventService', 'fetchInvitees', { eventId: work.eventId })
  expect(JSON.stringify(rows)).toContain('Nuts and eggs')
  expect(Array.isArray(rows) && rows.length, 'no second row for the guest').toBe(2)
  await ownPage.context().close()
})
